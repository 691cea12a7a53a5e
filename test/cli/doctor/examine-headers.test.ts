import { describe, expect, test } from 'vitest';
import { checkBudget, checkClock, isSpent, platformTime } from '../../../src/cli/doctor/examine-headers.ts';
import { answered } from './run.ts';

const NOW = Date.UTC(2030, 0, 1);

function headers(remaining: string, reset = '1800'): Record<string, string> {
  return { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset };
}

describe('the check of the budget', () => {
  test.each(['1800', String(NOW / 1000 + 1800), ' 1800.0 ', 'Tue, 01 Jan 2030 00:30:00 GMT'])(
    'reads the reset %s',
    (reset) => {
      const { verdict, sentence } = checkBudget(answered({ headers: headers('600', reset), middleAt: NOW }));
      expect(verdict).toBe('good');
      expect(sentence).toBe(
        `The rate limit has 600 of 1000 requests left; it resets in 30 min. Enough for about 5 ten-minute deployments.`,
      );
    },
  );

  test.each([
    ['239', 'good', 'Enough for about one ten-minute deployment.'],
    ['120', 'good', 'Enough for about one ten-minute deployment.'],
    ['119', 'note', 'A ten-minute deployment uses about 120.'],
    ['0', 'wrong', 'is used up'],
  ])('reports %s requests left as %s', (remaining, verdict, words) => {
    const finding = checkBudget(answered({ headers: headers(remaining) }));
    expect([finding.verdict, finding.sentence.includes(words)]).toEqual([verdict, true]);
    expect(isSpent(answered({ headers: headers(remaining) }))).toBe(remaining === '0');
  });

  test('reports only what the headers contain', () => {
    const findingFor = (more: Record<string, string>) =>
      checkBudget(answered({ headers: { 'x-ratelimit-remaining': '600', ...more } }));
    expect(findingFor({}).sentence).toBe(
      'The rate limit has 600 requests left. Enough for about 5 ten-minute deployments.',
    );
    expect(findingFor({ 'x-ratelimit-limit': '700' }).sentence).toMatch(
      /^The rate limit has 600 of 700 requests left\. /,
    );
    expect(findingFor({ 'x-ratelimit-reset': '60' }).sentence).toMatch(
      /^The rate limit has 600 requests left; it resets in 1 min\. /,
    );
    expect(findingFor({ 'x-ratelimit-remaining': '0' })).toMatchObject({
      sentence: "The token's rate limit is used up.",
      fix: 'Wait for the reset. Give workflows that run at the same time separate tokens.',
    });
    expect(findingFor({ 'x-ratelimit-remaining': '' })).toEqual({
      verdict: 'note',
      subject: 'budget',
      sentence: "The platform does not report the token's rate limit.",
      fix: null,
    });
    expect(findingFor({ 'x-ratelimit-remaining': '7' }).fix).toContain('give other workflows a separate token');
  });

  test('counts as used up after a 429, whatever its headers say', () => {
    const refused = answered({ status: 429, headers: headers('17') });
    expect([checkBudget(refused).verdict, isSpent(refused)]).toEqual(['wrong', true]);
  });

  test.each([[{}], [{ 'x-ratelimit-limit': 'unlimited', 'x-ratelimit-remaining': '-1' }]])(
    'is a note if the headers are unusable (%#)',
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
    [0, 'good', 'differ by less than 30 s'],
    [30_000, 'good', 'differ by less than 30 s'],
    [-30_000, 'good', 'differ by less than 30 s'],
    [30_001, 'note', '30 s ahead of'],
    [31_000, 'note', '31 s ahead of'],
    [-31_000, 'note', '31 s behind'],
    [300_000, 'note', '5 min ahead of'],
    [301_000, 'wrong', '5 min 1 s ahead of'],
    [-86_400_000, 'wrong', '1 d behind'],
  ])('reports %i ms as %s', (offMs, verdict, words) => {
    const finding = at(offMs);
    expect(finding.verdict).toBe(verdict);
    expect(finding.sentence).toContain(words);
    expect(finding.fix === null).toBe(verdict === 'good');
  });

  test.each([
    ['60', 'note', 'whose clock runs at 60 times real time'],
    ['0.5', 'note', 'runs at 0.5 times real time'],
    ['fast', 'wrong', '1 h ahead of'],
  ])('for a sandbox with the speed %j is a %s', (speed, verdict, words) => {
    const headers = { date: 'Tue, 01 Jan 2030 00:00:00 GMT', 'x-sandbox-speed': speed };
    const finding = checkClock(answered({ headers, middleAt: THEIRS + 500 + 3_600_000 }));
    expect(finding).toMatchObject({ verdict, sentence: expect.stringContaining(words) });
  });

  test('trims the date, and adds half a second to it', () => {
    expect(platformTime(answered({ headers: { date: ' Tue, 01 Jan 2030 00:00:00 GMT ' } }))).toBe(THEIRS + 500);
  });

  test.each([[{}], [{ date: 'yesterday' }]])('is a note if the platform sent no date (%#)', (headers) => {
    expect(platformTime(answered({ headers }))).toBeNull();
    expect(checkClock(answered({ headers })).verdict).toBe('note');
  });
});
