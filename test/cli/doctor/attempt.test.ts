import { describe, expect, test } from 'vitest';
import { type Attempt, otherPrefixes, tryWays } from '../../../src/cli/doctor/attempt.ts';
import { checkAddress } from '../../../src/cli/doctor/examine-address.ts';
import { checkToken } from '../../../src/cli/doctor/examine-token.ts';
import type { ProbeResult } from '../../../src/cli/doctor/probe.ts';
import { answered } from './run.ts';

const BASE = { origin: 'https://api.example', prefix: '' };
const OPAQUE = { kind: 'opaque' } as const;

async function tried(replies: readonly ProbeResult[], prefix = '', token = 'opaque-token') {
  const asked: string[] = [];
  const get = async (path: string, authorization: string) => {
    asked.push(`${authorization.split(' ')[0]} ${path}`);
    return replies[Math.min(asked.length, replies.length) - 1] ?? answered();
  };
  const settings = { base: { ...BASE, prefix }, token, scheme: 'auto', appIds: [], organization: null } as const;
  const attempts = await tryWays({ get, close: async () => {} }, settings);
  return { asked, attempts };
}

const [MISSING, REFUSED] = [answered({ status: 404 }), answered({ status: 401 })];

describe('the attempts to reach the platform', () => {
  test.each([
    ['', ['/api/v1']],
    ['/api/v1', ['']],
    ['/deploy/api/v1', ['/deploy']],
    ['/deploy', ['/deploy/api/v1', '/api/v1']],
  ])('with the prefix %j also try %j', (prefix, others) => {
    expect(otherPrefixes(prefix)).toEqual(others);
  });

  test('stop after the configured one if the platform responds there', async () => {
    expect((await tried([answered()])).asked).toEqual(['Token /organization']);
    expect((await tried([answered({ status: 403 })])).asked).toHaveLength(1);
    expect((await tried([{ kind: 'unreached', stage: 'dns', detail: '' }])).asked).toHaveLength(1);
  });

  test('continue with the other prefix and the other scheme', async () => {
    const { asked } = await tried([MISSING, REFUSED, answered()]);
    expect(asked).toEqual(['Token /organization', 'Token /api/v1/organization', 'Bearer /api/v1/organization']);
  });

  test('send a JWT as a bearer token first', async () => {
    const jwt = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.c2ln`;
    expect((await tried([REFUSED], '', jwt)).asked).toEqual(['Bearer /organization', 'Token /organization']);
  });
});

describe('the check of the address', () => {
  const findingFor = (reply: ProbeResult, base = BASE) =>
    checkAddress(base, [{ prefix: base.prefix, word: 'Token', reply }])[0];

  test.each([
    ['dns', 'ENOTFOUND', 'could not resolve the host name (ENOTFOUND)'],
    ['tls', 'CERT_HAS_EXPIRED', 'could not establish a secure connection (CERT_HAS_EXPIRED)'],
    ['headers', '', 'no response came.'],
  ] as const)('says what failed: %s', (stage, detail, words) => {
    const finding = findingFor({ kind: 'unreached', stage, detail });
    expect(finding).toMatchObject({ verdict: 'wrong', sentence: expect.stringContaining(words) });
    expect(finding?.fix).toBeTruthy();
  });

  test('suggests the https URL to which plain http is redirected', () => {
    const reply = { kind: 'elsewhere', status: 301, location: 'https://api.example/organization' } as const;
    expect(findingFor(reply, { origin: 'http://api.example', prefix: '' })?.fix).toBe(
      'Set the base URL to https://api.example.',
    );
  });

  test('notes plain http to another host, and not to this machine', () => {
    expect(findingFor(answered(), { origin: 'http://api.example', prefix: '' })?.verdict).toBe('note');
    expect(findingFor(answered(), { origin: 'http://localhost:1', prefix: '' })?.verdict).toBe('good');
  });

  test.each([
    [{ text: '<form><input type=password>' }, 'a login page'],
    [{ text: '<html>Hello</html>' }, 'HTML'],
  ])('recognizes a page by its text (%#)', ({ text }, words) => {
    expect(
      findingFor(answered({ json: undefined, text, headers: { 'content-type': 'text/html' } }))?.sentence,
    ).toContain(words);
  });

  test('reports nothing if nothing was requested', () => {
    expect(checkAddress(BASE, [])).toEqual([]);
  });
});

describe('the check of the token', () => {
  const attempt = (word: Attempt['word'], reply: ProbeResult): Attempt => ({ prefix: '', word, reply });

  test('counts a 403 as an accepted token', () => {
    const [finding] = checkToken([attempt('Token', answered({ status: 403 }))], OPAQUE, 0);
    expect(finding?.verdict).toBe('good');
  });

  test('does not judge the token by the response of another service', () => {
    const [finding] = checkToken([attempt('Token', MISSING)], OPAQUE, 0);
    expect(finding).toMatchObject({ verdict: 'note', sentence: expect.stringContaining('Could not check') });
  });

  test('says where to create a new token', () => {
    const [finding] = checkToken([attempt('Token', REFUSED), attempt('Bearer', REFUSED)], OPAQUE, 0);
    expect(finding?.fix).toContain('API Tokens');
  });
});
