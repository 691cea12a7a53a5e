import { describe, expect, test } from 'vitest';
import { checkBudget } from '../../../src/cli/doctor/examine.ts';

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
