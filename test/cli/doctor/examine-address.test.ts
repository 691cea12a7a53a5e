import { describe, expect, test } from 'vitest';
import { checkAddress, checkProxy } from '../../../src/cli/doctor/examine-address.ts';
import type { Attempt, ProbeResult } from '../../../src/cli/doctor/probe.ts';
import { answered } from './run.ts';

const BASE = { origin: 'https://api.example', prefix: '/v1' };
const HTML = { json: undefined, headers: { 'content-type': 'text/html' } };

function findingFor(reply: ProbeResult, base = BASE) {
  const { verdict, sentence, fix } = checkAddress(base, [{ prefix: base.prefix, word: 'Token', reply }]);
  return [verdict, sentence, fix];
}

const elsewhere = (location: string, status = 302): ProbeResult => ({ kind: 'elsewhere', status, location });

describe('an address that responds', () => {
  test('is reported with its status and duration', () => {
    expect(findingFor(answered({ status: 401, tookMs: 1_500 }))).toEqual([
      'good',
      'https://api.example/v1 responded with 401 within 1.5 s.',
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
    expect(sentence?.includes('Plain http exposes the token to the network.')).toBe(verdict === 'note');
    expect(fix).toBe(verdict === 'note' ? 'Use https.' : null);
  });

  test('with a server error is reported with the message of the service', () => {
    expect(findingFor(answered({ status: 500, json: { message: 'Down.' } }))).toEqual([
      'wrong',
      'https://api.example/v1 returned 500: "Down".',
      'The service may be restarting or overloaded. Check its status page, then try again.',
    ]);
  });
});

describe('an address at which another service responds', () => {
  const CONSOLE =
    "Use the URL of the API, not of the console. A proxy's login or maintenance page may also be the cause.";
  const PREFIX = 'Check the base URL with its version prefix, for example https://api.example.com/api/v1.';

  test.each<[string, ProbeResult, string, string]>([
    ['a page', answered({ ...HTML, text: '<p>Hello' }), 'returned 200 with an HTML page instead of JSON.', CONSOLE],
    ['a login', answered({ ...HTML, text: 'Please log in' }), 'with what seems to be a login page instead', CONSOLE],
    ['a blog', answered({ ...HTML, text: 'A blog in HTML' }), 'with an HTML page instead', CONSOLE],
    ['text', answered({ json: undefined, text: 'OK' }), 'returned 200 with text that is not JSON.', CONSOLE],
    [
      'nothing of that name',
      answered({ status: 404, json: { message: 'No route.' } }),
      'has no list of organizations (404): "No route".',
      PREFIX,
    ],
    ['a redirect to nowhere', elsewhere('', 301), 'returned a redirect (301) without a usable location.', PREFIX],
    ['one redirect after the other', elsewhere('/v1/organization'), 'redirects too many times (302).', PREFIX],
  ])('is reported: %s', (_, reply, words, fix) => {
    const [verdict, sentence, advice] = findingFor(reply);
    expect([verdict, advice]).toEqual(['wrong', fix]);
    expect(sentence?.startsWith('https://api.example/v1 ')).toBe(true);
    expect(sentence).toContain(words);
  });

  test.each([
    ['http://api.example', 'https://api.example/organization', 'Set the base URL to https://api.example.'],
    ['http://api.example:80', 'https://api.example/', 'Set the base URL to https://api.example.'],
    ['http://api.example', 'https://login.example/', 'Use the URL of the API itself. A redirect to another host'],
    ['https://api.example', 'http://api.example/', 'Use the URL of the API itself'],
    ['https://api.example', '//login.example/?token=x', 'Use the URL of the API itself'],
  ])('is reported with its redirect from %s to %s', (origin, location, fix) => {
    const [, sentence, advice] = findingFor(elsewhere(location), { origin, prefix: '' });
    const target = new URL(location, origin).origin;
    expect(sentence).toBe(`${origin} redirects to ${target} (302). The token is never sent to another origin.`);
    expect(advice).toContain(fix);
  });

  test('is reported with the first other prefix that leads to the platform', () => {
    const attemptAt = (prefix: string, status: number): Attempt => {
      return { prefix, word: 'Token', reply: answered({ status }) };
    };
    const others = [attemptAt('/api/v1', 404), attemptAt('/a', 403), attemptAt('/b', 403)];
    const finding = checkAddress({ ...BASE, prefix: '' }, [attemptAt('', 404), ...others]);
    expect(finding.fix).toBe(
      'Set the base URL to https://api.example/a, where the platform responds. The checks below used that one.',
    );
  });
});

describe('an address that is not reached', () => {
  const STAGES = [
    'dns',
    'connect',
    'proxy',
    'tls',
    'protocol',
    'headers',
    'body',
    'reset',
    'deadline',
    'signal',
    'closed',
    'too-large',
    'encoded',
  ] as const;

  test.each(STAGES)('is reported with a fix: %s', (stage) => {
    const cause = new Error('something that no person can use');
    const [verdict, sentence, fix] = findingFor({ kind: 'unreached', failure: { kind: stage, cause } });
    expect(verdict).toBe('wrong');
    expect(sentence).toMatch(/^https:\/\/api\.example\/v1: [a-z][^:]+\.$/);
    expect(fix).toMatch(/^[A-Z].+\.$/);
  });
});

const PROXY = 'http://user:hidden-word@proxy.example:3128';

describe('the check of the proxy', () => {
  test.each([
    ['https://api.example', {}, 'good', 'Requests to api.example use no proxy: none is set.'],
    [
      'https://api.example',
      { HTTPS_PROXY: PROXY },
      'good',
      'Requests to api.example go through the proxy http://proxy.example:3128 (HTTPS_PROXY).',
    ],
    [
      'http://api.example:81',
      { HTTP_PROXY: PROXY },
      'good',
      'Requests to api.example:81 go through the proxy http://proxy.example:3128 (HTTP_PROXY).',
    ],
    [
      'https://api.example',
      { HTTPS_PROXY: PROXY, NO_PROXY: '.example' },
      'note',
      'Requests to api.example do not use HTTPS_PROXY, because NO_PROXY contains the host.',
    ],
    [
      'https://api.example',
      { HTTP_PROXY: PROXY },
      'note',
      'Requests to api.example use no proxy: HTTP_PROXY does not apply to https URLs.',
    ],
    [
      'http://api.example',
      { HTTPS_PROXY: PROXY },
      'note',
      'Requests to api.example use no proxy: HTTPS_PROXY does not apply to http URLs.',
    ],
    [
      'https://api.example',
      { http_proxy: PROXY },
      'note',
      'Requests to api.example use no proxy: HTTP_PROXY does not apply to https URLs.',
    ],
    ['http://127.0.0.1:80', { HTTP_PROXY: PROXY }, 'good', 'Requests to 127.0.0.1 use no proxy: it is this machine.'],
  ])('%s with %o', (origin, env, verdict, sentence) => {
    expect(checkProxy(origin, env)).toMatchObject([{ verdict, sentence }]);
  });

  test('suggests a fix if a proxy is not used', () => {
    const fixOf = (env: Record<string, string>) => checkProxy('https://api.example', env)[0]?.fix;
    expect(fixOf({ HTTP_PROXY: PROXY })).toBe('If only the proxy has internet access, also set HTTPS_PROXY.');
    expect(fixOf({ HTTPS_PROXY: PROXY, NO_PROXY: '*' })).toBe(
      'If only the proxy has internet access, remove the host from NO_PROXY.',
    );
  });

  test('shows neither the value of an unusable variable nor a password', () => {
    const shown = JSON.stringify([
      ...checkProxy('https://api.example', { HTTPS_PROXY: 'socks5://user:hidden-word@proxy' }),
      ...checkProxy('https://api.example', { HTTPS_PROXY: PROXY }),
    ]);
    expect(shown).toContain('"verdict":"wrong"');
    expect(shown).not.toContain('hidden-word');
  });
});
