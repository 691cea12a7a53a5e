import { describe, expect, test } from 'vitest';
import { checkBudget, isSpent } from '../../../src/cli/doctor/examine-headers.ts';
import { answered } from './run.ts';

const NOW = Date.UTC(2030, 0, 1);

function headers(remaining: string, reset = '1800'): Record<string, string> {
  return { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset };
}

describe('the check of the budget', () => {
  test.each([
    ['1800', 'told as seconds to wait'],
    [String(NOW / 1000 + 1800), 'told as a timestamp'],
    [' 1800.0 ', 'told as seconds to wait'],
    ['Tue, 01 Jan 2030 00:30:00 GMT', 'told as a date'],
  ])('reads the reset %s', (reset, form) => {
    const { verdict, sentence } = checkBudget(answered({ headers: headers('600', reset), middleAt: NOW }));
    expect(verdict).toBe('good');
    expect(sentence).toBe(
      `600 of 1000 requests are left; the window ends in 30 min, ${form}. That carries 5 deployments of ten minutes.`,
    );
  });

  test.each([
    ['239', 'good', 'carries one deployment'],
    ['120', 'good', 'carries one deployment'],
    ['119', 'note', 'less than a deployment of ten minutes takes (120)'],
    ['0', 'wrong', 'Nothing is left'],
  ])('with %s left is %s', (remaining, verdict, words) => {
    const finding = checkBudget(answered({ headers: headers(remaining) }));
    expect([finding.verdict, finding.sentence.includes(words)]).toEqual([verdict, true]);
    expect(isSpent(answered({ headers: headers(remaining) }))).toBe(remaining === '0');
  });

  test('says no more than it is told', () => {
    const told = (more: Record<string, string>) =>
      checkBudget(answered({ headers: { 'x-ratelimit-remaining': '600', ...more } }));
    expect(told({}).sentence).toBe('600 requests are left. That carries 5 deployments of ten minutes.');
    expect(told({ 'x-ratelimit-limit': '700' }).sentence).toMatch(/^600 of 700 requests are left\. /);
    expect(told({ 'x-ratelimit-reset': '60' }).sentence).toMatch(
      /^600 requests are left; the window ends in 1 min, told as seconds to wait\. /,
    );
    expect(told({ 'x-ratelimit-remaining': '0' })).toMatchObject({
      sentence: "Nothing is left of the token's rate limit.",
      fix: 'Wait until then, and give workflows that run at once a token each.',
    });
    expect(told({ 'x-ratelimit-remaining': '' })).toEqual({
      verdict: 'note',
      subject: 'budget',
      sentence: "The platform does not tell the token's rate limit, so that none can be kept to.",
      fix: null,
    });
    expect(told({ 'x-ratelimit-remaining': '7' }).fix).toContain('use a token of its own');
  });

  test('is spent by a 429, whatever its headers say', () => {
    const refused = answered({ status: 429, headers: headers('17') });
    expect([checkBudget(refused).verdict, isSpent(refused)]).toEqual(['wrong', true]);
  });

  test.each([[{}], [{ 'x-ratelimit-limit': 'unlimited', 'x-ratelimit-remaining': '-1' }]])(
    'is a note where nothing usable is told (%#)',
    (told) => {
      expect(checkBudget(answered({ headers: told })).verdict).toBe('note');
      expect(isSpent(answered({ headers: told }))).toBe(false);
    },
  );
});
