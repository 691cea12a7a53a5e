import { describe, expect, test } from 'vitest';
import { checkProxy } from '../../../src/cli/doctor/examine-address.ts';

const PROXY = 'http://user:hidden-word@proxy.example:3128';

describe('the check of the proxy', () => {
  test.each([
    ['https://api.example', {}, 'good', 'api.example is reached without a proxy: none is set.'],
    [
      'https://api.example',
      { HTTPS_PROXY: PROXY },
      'good',
      'api.example is reached through the proxy proxy.example:3128 (HTTPS_PROXY).',
    ],
    [
      'https://api.example',
      { https_proxy: 'proxy.example:80' },
      'good',
      'api.example is reached through the proxy proxy.example (HTTPS_PROXY).',
    ],
    [
      'http://api.example:81',
      { HTTP_PROXY: PROXY },
      'good',
      'api.example:81 is reached through the proxy proxy.example:3128 (HTTP_PROXY).',
    ],
    [
      'https://api.example',
      { HTTPS_PROXY: PROXY, NO_PROXY: '.example' },
      'note',
      'api.example is reached without the proxy of HTTPS_PROXY: NO_PROXY names it.',
    ],
    [
      'https://api.example',
      { HTTP_PROXY: PROXY },
      'note',
      'api.example is reached without a proxy: HTTP_PROXY is not for https.',
    ],
    [
      'http://api.example',
      { HTTPS_PROXY: PROXY },
      'note',
      'api.example is reached without a proxy: HTTPS_PROXY is not for http.',
    ],
    [
      'https://api.example',
      { http_proxy: PROXY },
      'note',
      'api.example is reached without a proxy: HTTP_PROXY is not for https.',
    ],
    [
      'https://api.example',
      { HTTP_PROXY: ' ', http_proxy: ' ' },
      'good',
      'api.example is reached without a proxy: none is set.',
    ],
    [
      'https://api.example',
      { https_proxy: PROXY, no_proxy: 'api.example' },
      'note',
      'api.example is reached without the proxy of HTTPS_PROXY: NO_PROXY names it.',
    ],
    ['http://127.0.0.1:80', { HTTP_PROXY: PROXY }, 'good', '127.0.0.1 is this machine, and no proxy is asked.'],
  ])('%s with %o', (origin, env, verdict, sentence) => {
    expect(checkProxy(origin, env)).toMatchObject([{ verdict, sentence }]);
  });

  test('says what to do where a proxy is left out', () => {
    const fixOf = (env: Record<string, string>) => checkProxy('https://api.example', env)[0]?.fix;
    expect(fixOf({ HTTP_PROXY: PROXY })).toBe('Set HTTPS_PROXY too where only a proxy leads outside.');
    expect(fixOf({ HTTPS_PROXY: PROXY, NO_PROXY: '*' })).toBe(
      'Take it out of NO_PROXY where only HTTPS_PROXY leads outside.',
    );
  });

  test('shows neither the value of a variable that cannot be used, nor a password', () => {
    const shown = JSON.stringify([
      ...checkProxy('https://api.example', { HTTPS_PROXY: 'socks5://user:hidden-word@proxy' }),
      ...checkProxy('https://api.example', { HTTPS_PROXY: PROXY }),
    ]);
    expect(shown).toContain('"verdict":"wrong"');
    expect(shown).not.toContain('hidden-word');
  });
});
