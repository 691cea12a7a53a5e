import { describe, expect, test } from 'vitest';
import { checkBudget, checkClock, isSpent, platformTime } from '../../../src/cli/doctor/examine-headers.ts';
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
    const findingFor = (more: Record<string, string>) =>
      checkBudget(answered({ headers: { 'x-ratelimit-remaining': '600', ...more } }));
    expect(findingFor({}).sentence).toBe('600 requests are left. That carries 5 deployments of ten minutes.');
    expect(findingFor({ 'x-ratelimit-limit': '700' }).sentence).toMatch(/^600 of 700 requests are left\. /);
    expect(findingFor({ 'x-ratelimit-reset': '60' }).sentence).toMatch(
      /^600 requests are left; the window ends in 1 min, told as seconds to wait\. /,
    );
    expect(findingFor({ 'x-ratelimit-remaining': '0' })).toMatchObject({
      sentence: "Nothing is left of the token's rate limit.",
      fix: 'Wait until then, and give workflows that run at once a token each.',
    });
    expect(findingFor({ 'x-ratelimit-remaining': '' })).toEqual({
      verdict: 'note',
      subject: 'budget',
      sentence: "The platform does not tell the token's rate limit, so that none can be kept to.",
      fix: null,
    });
    expect(findingFor({ 'x-ratelimit-remaining': '7' }).fix).toContain('use a token of its own');
  });

  test('is spent by a 429, whatever its headers say', () => {
    const refused = answered({ status: 429, headers: headers('17') });
    expect([checkBudget(refused).verdict, isSpent(refused)]).toEqual(['wrong', true]);
  });

  test.each([[{}], [{ 'x-ratelimit-limit': 'unlimited', 'x-ratelimit-remaining': '-1' }]])(
    'is a note where nothing usable is told (%#)',
    (findingFor) => {
      expect(checkBudget(answered({ headers: findingFor })).verdict).toBe('note');
      expect(isSpent(answered({ headers: findingFor }))).toBe(false);
    },
  );
});

const THEIRS = Date.UTC(2030, 0, 1);
const at = (offMs: number) =>
  checkClock(answered({ headers: { date: 'Tue, 01 Jan 2030 00:00:00 GMT' }, middleAt: THEIRS + 500 + offMs }));

describe('the check of the clock', () => {
  test.each([
    [0, 'good', 'agrees'],
    [30_000, 'good', 'agrees'],
    [-30_000, 'good', 'agrees'],
    [30_001, 'note', '30 s ahead of'],
    [31_000, 'note', '31 s ahead of'],
    [-31_000, 'note', '31 s behind'],
    [300_000, 'note', '5 min ahead of'],
    [301_000, 'wrong', '5 min 1 s ahead of'],
    [-86_400_000, 'wrong', '1 d behind'],
  ])('finds %i ms %s', (offMs, verdict, words) => {
    const finding = at(offMs);
    expect(finding.verdict).toBe(verdict);
    expect(finding.sentence).toContain(words);
    expect(finding.fix === null).toBe(verdict === 'good');
  });

  test.each([
    ['60', 'note', 'runs at 60 times real time'],
    ['0.5', 'note', 'runs at 0.5 times real time'],
    ['fast', 'wrong', '1 h ahead of'],
  ])('of a sandbox with the speed %j is a %s', (speed, verdict, words) => {
    const headers = { date: 'Tue, 01 Jan 2030 00:00:00 GMT', 'x-sandbox-speed': speed };
    const finding = checkClock(answered({ headers, middleAt: THEIRS + 500 + 3_600_000 }));
    expect(finding).toMatchObject({ verdict, sentence: expect.stringContaining(words) });
  });

  test('reads the date with blanks around it, half a second later than it says', () => {
    expect(platformTime(answered({ headers: { date: ' Tue, 01 Jan 2030 00:00:00 GMT ' } }))).toBe(THEIRS + 500);
  });

  test.each([[{}], [{ date: 'yesterday' }]])('is a note where the platform told no date (%#)', (headers) => {
    expect(platformTime(answered({ headers }))).toBeNull();
    expect(checkClock(answered({ headers })).verdict).toBe('note');
  });
});
