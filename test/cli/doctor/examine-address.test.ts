import { describe, expect, test } from 'vitest';
import type { ProbeResult } from '../../../src/cli/doctor/doctor-probe.ts';
import { checkAddress, checkProxy } from '../../../src/cli/doctor/examine-address.ts';
import { answered } from './run.ts';

const BASE = { origin: 'https://api.example', prefix: '/v1' };
const HTML = { json: undefined, headers: { 'content-type': 'text/html' } };

function findingFor(reply: ProbeResult, base = BASE) {
  const [finding] = checkAddress(base, [{ prefix: base.prefix, word: 'Token', reply }]);
  return [finding?.verdict, finding?.sentence, finding?.fix];
}

const elsewhere = (location: string, status = 302): ProbeResult => ({ kind: 'elsewhere', status, location });

describe('an address that answers', () => {
  test('is told with its status and how long it took', () => {
    expect(findingFor(answered({ status: 401, tookMs: 1_500 }))).toEqual([
      'good',
      'https://api.example/v1 answered 401 within 1.5 s.',
      null,
    ]);
  });

  test.each([
    ['http://api.example', 'note'],
    ['http://127.0.0.1:4010', 'good'],
    ['http://[::1]:4010', 'good'],
    ['https://127.0.0.1', 'good'],
  ])('over %s is a %s', (origin, verdict) => {
    const [found, sentence, fix] = findingFor(answered(), { origin, prefix: '' });
    expect(found).toBe(verdict);
    expect(sentence?.includes('plain http, which shows the token')).toBe(verdict === 'note');
    expect(fix).toBe(verdict === 'note' ? 'Use https.' : null);
  });

  test('and is in trouble is told in the words of the service', () => {
    expect(findingFor(answered({ status: 500, json: { message: 'Down.' } }))).toEqual([
      'wrong',
      'https://api.example/v1 is in trouble: it answered 500, saying "Down".',
      'It may be restarting or overloaded; look at its status page, then try again.',
    ]);
  });
});

describe('an address at which another service responds', () => {
  const CONSOLE =
    "Give the API's address, and not the console's; a proxy's login or maintenance page may stand before it.";
  const PREFIX = 'Check the base address with its version prefix, as https://api.example.com/api/v1.';

  test.each<[string, ProbeResult, string, string]>([
    [
      'a page',
      answered({ ...HTML, text: '<p>Hello' }),
      'answered 200 with a page of HTML where JSON was expected.',
      CONSOLE,
    ],
    ['a login', answered({ ...HTML, text: 'Please log in' }), 'with what seems to be a login page where', CONSOLE],
    ['a sign-in', answered({ ...HTML, text: 'Sign-In' }), 'with what seems to be a login page where', CONSOLE],
    ['a blog', answered({ ...HTML, text: 'A blog in HTML' }), 'with a page of HTML where', CONSOLE],
    ['text', answered({ json: undefined, text: 'OK' }), 'answered 200 with text that is no JSON.', CONSOLE],
    [
      'nothing of that name',
      answered({ status: 404, json: { message: 'No route.' } }),
      'has no organizations to show (404), saying "No route".',
      PREFIX,
    ],
    ['a redirect to nowhere', elsewhere('', 301), 'answered with a redirect (301) to nowhere.', PREFIX],
    ['a redirect to no address', elsewhere('http://[', 308), 'answered with a redirect (308) to nowhere.', PREFIX],
    [
      'one redirect after the other',
      elsewhere('/v1/organization'),
      'leads from one redirect to the next (302), and to no answer.',
      PREFIX,
    ],
  ])('is told: %s', (_, reply, words, fix) => {
    const [verdict, sentence, advice] = findingFor(reply);
    expect([verdict, advice]).toEqual(['wrong', fix]);
    expect(sentence?.startsWith('https://api.example/v1 ')).toBe(true);
    expect(sentence).toContain(words);
  });

  test.each([
    ['http://api.example', 'https://api.example/organization', 'Use https://api.example as base address.'],
    ['http://api.example:80', 'https://api.example/', 'Use https://api.example as base address.'],
    ['http://api.example', 'https://login.example/', 'Give the address of the API itself; a redirect to another host'],
    ['https://api.example', 'http://api.example/', 'Give the address of the API itself'],
    ['https://api.example', '//login.example/?token=x', 'Give the address of the API itself'],
  ])('is told by its redirect from %s to %s', (origin, location, fix) => {
    const [, sentence, advice] = findingFor(elsewhere(location), { origin, prefix: '' });
    const target = new URL(location, origin).origin;
    expect(sentence).toBe(`${origin} redirects to ${target} (302), and the token goes to no other origin.`);
    expect(advice).toContain(fix);
  });

  test('is told with the first other way that leads to the platform', () => {
    const attempts = ['', '/api/v1', '/a', '/b'].map((prefix, at) => {
      const reply = at < 2 ? answered({ status: 404 }) : answered({ status: 403 });
      return { prefix, word: 'Token', reply } as const;
    });
    const [finding] = checkAddress({ ...BASE, prefix: '' }, attempts);
    expect(finding?.fix).toBe('Use https://api.example/a as base address: the platform answers there.');
  });
});

describe('an address that is not reached', () => {
  const STAGES = [
    'dns',
    'connect',
    'tls',
    'headers',
    'body',
    'reset',
    'deadline',
    'signal',
    'closed',
    'too-large',
    'encoded',
  ] as const;

  test.each(STAGES)('is told with what to do: %s', (stage) => {
    const [verdict, sentence, fix] = findingFor({ kind: 'unreached', stage, detail: 'ECODE' });
    expect(verdict).toBe('wrong');
    expect(sentence).toMatch(/^https:\/\/api\.example\/v1: [a-z][^.]+ \(ECODE\)\.$/);
    expect(fix).toMatch(/^[A-Z].+\.$/);
    expect(findingFor({ kind: 'unreached', stage, detail: '' })[1]).toBe(sentence?.replace(' (ECODE)', ''));
  });
});

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
