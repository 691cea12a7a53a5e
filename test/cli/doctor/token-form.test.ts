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
    [600_000, 'note', 'expires in 10 min'],
    [86_400_000, 'good', 'expires in 1 d'],
  ])('tells of a JWT that ends in %i ms', (leftMs, verdict, words) => {
    const finding = checkExpiry({ kind: 'jwt', expiresAt: NOW + leftMs }, NOW);
    expect([finding.verdict, finding.sentence]).toEqual([verdict, expect.stringContaining(words)]);
  });

  test('says where a JWT has no end, or a token has none that is known', () => {
    expect(checkExpiry({ kind: 'jwt', expiresAt: null }, NOW).sentence).toContain('does not say when');
    expect(checkExpiry({ kind: 'opaque' }, NOW).verdict).toBe('good');
  });

  test.each([
    ['Token abcdef', 'wrong'],
    ['bearer abcdef', 'wrong'],
    ['"abcdef"', 'note'],
    ['ghp_abcdefabcdef', 'note'],
  ])('tells what is odd about %s', (token, verdict) => {
    const [finding] = checkTokenText(token);
    expect(finding?.verdict).toBe(verdict);
    expect(JSON.stringify(finding)).not.toContain('abcdef');
  });

  test.each([['abcdef'], ['tokenabc'], ['Bearerabc']])('finds nothing odd about %s', (token) => {
    expect(checkTokenText(token)).toEqual([]);
  });
});
