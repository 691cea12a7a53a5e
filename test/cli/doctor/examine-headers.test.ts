import { describe, expect, test } from 'vitest';
import { checkBudget, checkClock } from '../../../src/cli/doctor/examine-headers.ts';

const NOW = Date.UTC(2030, 0, 1);

/** Returns the finding about a gate with this view. */
function budgetOf(view: { remaining: number | null; limit?: number; resetsAt?: number }, isOpen = true) {
  const gate = { view: () => ({ limit: null, resetsAt: null, used: 1, ...view }), isOpenFor: () => isOpen };
  return checkBudget(gate, NOW);
}

describe('the check of the budget', () => {
  test.each([
    [239, 'good', 'Enough for about 1 ten-minute deployment.'],
    [120, 'good', 'Enough for about 1 ten-minute deployment.'],
    [119, 'note', 'A ten-minute deployment uses about 120.'],
    [null, 'note', "The platform does not report the token's rate limit."],
  ])('reports %s requests left as %s', (remaining, verdict, words) => {
    const finding = budgetOf({ remaining });
    expect([finding.verdict, finding.sentence.includes(words)]).toEqual([verdict, true]);
  });

  test('reports only what is known', () => {
    const left = 'Enough for about 5 ten-minute deployments.';
    expect(budgetOf({ remaining: 600 }).sentence).toBe(`The rate limit has 600 requests left. ${left}`);
    expect(budgetOf({ remaining: 600, limit: 700, resetsAt: NOW + 60_000 }).sentence).toBe(
      `The rate limit has 600 of 700 requests left; it resets in 1 min. ${left}`,
    );
    expect(budgetOf({ remaining: 7 }).fix).toContain('give other workflows a separate token');
  });

  test('is wrong if no request may be sent', () => {
    expect(budgetOf({ remaining: 0, resetsAt: NOW + 60_000 }, false)).toMatchObject({
      verdict: 'wrong',
      sentence: "The token's rate limit is used up; it resets in 1 min.",
    });
  });
});

const at = (offMs: number, headers: Record<string, string> = {}) =>
  checkClock({ status: 200, headers: { date: 'Tue, 01 Jan 2030 00:00:00 GMT', ...headers } }, NOW + 500 + offMs);

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
    expect(at(3_600_000, { 'x-sandbox-speed': speed })).toMatchObject({
      verdict,
      sentence: expect.stringContaining(words),
    });
  });

  test.each(['', 'yesterday'])('is a note if the platform sends no date (%j)', (date) => {
    expect(at(0, { date }).verdict).toBe('note');
  });
});
