import { describe, expect, test } from 'vitest';
import { checkExpiry, checkTokenText, readTokenForm } from '../../../src/cli/doctor/token-form.ts';

const NOW = Date.UTC(2030, 0, 1);

function jwt(claims: unknown): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`;
}

describe('the form of a token', () => {
  test.each([
    ['qov_1234567890', { kind: 'opaque' }],
    ['a.b.c', { kind: 'opaque' }],
    [jwt({ exp: NOW / 1000 }), { kind: 'jwt', expiresAt: NOW }],
    [jwt({ exp: 'soon' }), { kind: 'jwt', expiresAt: null }],
    [jwt({ exp: 1.5 }), { kind: 'jwt', expiresAt: 1_500 }],
    [
      jwt({}).replace(/\.[^.]*\./, `.${Buffer.from('{"exp":1e999}').toString('base64url')}.`),
      { kind: 'jwt', expiresAt: null },
    ],
    [jwt([1]), { kind: 'jwt', expiresAt: null }],
    [jwt('text'), { kind: 'jwt', expiresAt: null }],
    [jwt(JSON.parse('{"__proto__": {"exp": 1}}')), { kind: 'jwt', expiresAt: null }],
    [jwt(null), { kind: 'jwt', expiresAt: null }],
    [
      jwt({})
        .replace(/\.[^.]*\./, '.!!.')
        .replace('!!', 'bm90IGpzb24'),
      { kind: 'jwt', expiresAt: null },
    ],
  ])('is read without verifying it (%#)', (token, form) => {
    expect(readTokenForm(token)).toEqual(form);
  });

  test.each([
    [-3_600_000, 'wrong', 'expired 1 h ago'],
    [0, 'wrong', 'expired 0 s ago'],
    [1, 'note', 'expires in'],
    [600_000, 'note', 'expires in 10 min'],
    [3_599_999, 'note', 'expires in'],
    [3_600_000, 'good', 'expires in 1 h'],
    [86_400_000, 'good', 'expires in 1 d'],
  ])('reports a JWT that expires in %i ms', (leftMs, verdict, words) => {
    const finding = checkExpiry({ kind: 'jwt', expiresAt: NOW + leftMs }, NOW);
    expect([finding.verdict, finding.sentence]).toEqual([verdict, expect.stringContaining(words)]);
  });

  test('suggests a fix if the token expires soon or has expired', () => {
    const fixOf = (leftMs: number) => checkExpiry({ kind: 'jwt', expiresAt: NOW + leftMs }, NOW).fix;
    const fix = 'In CI, use an API token: "Organization Settings, then API Tokens, then Generate Token".';
    expect([fixOf(-1), fixOf(60_000), fixOf(86_400_000)]).toEqual([fix, fix, null]);
    expect(checkExpiry({ kind: 'opaque' }, NOW).sentence).toBe('The token is an API token, which may never expire.');
  });

  test('says that a JWT has no expiry time, and accepts an opaque token', () => {
    expect(checkExpiry({ kind: 'jwt', expiresAt: null }, NOW).sentence).toContain('a JWT without an expiry time');
    expect(checkExpiry({ kind: 'opaque' }, NOW).verdict).toBe('good');
  });

  test.each([
    ['Token abcdef', 'wrong'],
    ['bearer abcdef', 'wrong'],
    ['Authorization: abcdef', 'wrong'],
    ['authorization abcdef', 'wrong'],
    ['BEARER\tabcdef', 'wrong'],
    ['"abcdef"', 'note'],
    ["'abcdef'", 'note'],
    ['`abcdef`', 'note'],
    ['ghs_abcdef', 'note'],
    ['github_pat_abcdef', 'note'],
    ['ghp_abcdefabcdef', 'note'],
  ])('reports a problem with %s', (token, verdict) => {
    const [finding] = checkTokenText(token);
    expect([finding?.verdict, finding?.sentence === '', finding?.fix === '']).toEqual([verdict, false, false]);
    expect(JSON.stringify(finding)).not.toContain('abcdef');
  });

  test.each([
    ['abcdef'],
    ['tokenabc'],
    ['Bearerabc'],
    ['"abcdef'],
    ['\'abcdef"'],
    ['ghx_abcdef'],
    ['x-ghp_abcdef'],
    ['my token'],
    ['"'],
  ])('finds no problem with %s', (token) => {
    expect(checkTokenText(token)).toEqual([]);
  });
});
