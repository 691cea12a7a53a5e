import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { admit, applyAdvice, type Budget, createBudget, pace } from '../../src/rate-limit/budget.ts';
import type { Purpose } from '../../src/rate-limit/gate-interface.ts';
import { admitted, advice, budgetAfter, left, send } from './stories.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const PURPOSES: readonly Purpose[] = ['final', 'essential', 'follow', 'other', 'log'];

/** Returns the kind of admission for each purpose. */
function outcomes(budget: Budget, nowMs = 1_000): Record<string, string> {
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, admit(budget, purpose, nowMs).kind]));
}

function waitOf(budget: Budget, nowMs: number, purpose: Purpose = 'essential'): number {
  const admission = admit(budget, purpose, nowMs);
  return admission.kind === 'wait' ? admission.untilAt - nowMs : 0;
}

describe('the remaining budget', () => {
  test('admits everything if it is large', () => {
    expect(Object.values(outcomes(budgetAfter(left(999, HOUR_MS))))).toEqual(Array(5).fill('admitted'));
  });

  test('admits everything if the service reports no limit', () => {
    const budget = admitted(budgetAfter(advice()), 'follow', 1_000);
    expect(Object.values(outcomes(budget))).toEqual(Array(5).fill('admitted'));
    expect(pace(budget, 1_000)).toBe(0);
  });

  test('is refused to logs first, while a poll every ten seconds would still be possible (B25)', () => {
    expect(outcomes(budgetAfter(left(550, HOUR_MS / 2)))).toMatchObject({ log: 'admitted', follow: 'admitted' });
    expect(outcomes(budgetAfter(left(250, HOUR_MS / 2)))).toMatchObject({ log: 'given-up', follow: 'admitted' });
  });

  test('is reserved against requests that can wait, and half of it against all but the poll for the outcome (B25)', () => {
    expect(outcomes(budgetAfter(left(51, HOUR_MS / 2)))).toMatchObject({ follow: 'admitted', other: 'admitted' });
    expect(outcomes(budgetAfter(left(50, HOUR_MS / 2)))).toEqual({
      final: 'admitted',
      essential: 'admitted',
      follow: 'wait',
      other: 'wait',
      log: 'given-up',
    });
    expect(outcomes(budgetAfter(left(26, HOUR_MS / 2)))).toMatchObject({ final: 'admitted', essential: 'admitted' });
    expect(outcomes(budgetAfter(left(25, HOUR_MS / 2)))).toMatchObject({ final: 'admitted', essential: 'wait' });
  });

  test('keeps its last request for the poll for the outcome, even without a reserve (B25)', () => {
    for (const reserve of [0, 50]) {
      expect(outcomes(budgetAfter(left(1, HOUR_MS / 2), reserve))).toMatchObject({
        final: 'admitted',
        essential: 'wait',
        follow: 'wait',
      });
    }
  });

  test('makes every request wait for the reset at zero, even without a 429 (B24)', () => {
    const budget = budgetAfter(left(0, 600_000));
    expect(outcomes(budget)).toMatchObject({ final: 'wait', essential: 'wait', follow: 'wait', log: 'given-up' });
    expect(waitOf(budget, 1_000)).toBe(600_000);
    expect(admit(budget, 'follow', 601_000).kind).toBe('admitted');
  });

  test('counts requests in flight', () => {
    const three = budgetAfter(left(3, 600_000), 0);
    const one = admitted(admitted(three, 'follow', 1_000), 'follow', 1_000);
    expect(outcomes(one)).toMatchObject({ final: 'admitted', essential: 'wait' });
    expect(outcomes(admitted(one, 'final', 1_000))).toMatchObject({ final: 'wait' });
  });

  test('counts a request whose response was lost or had no rate limit headers', () => {
    for (const said of [null, advice()]) {
      expect(send(budgetAfter(left(9, 600_000), 0), 'follow', said, 1_000).window?.remaining).toBe(8);
    }
  });

  test('is unknown after a response that was lost after the end of the window', () => {
    expect(send(budgetAfter(left(9, 600_000)), 'follow', null, 601_000).window).toBeNull();
  });

  test('never grows after a response that was overtaken', () => {
    const two = admitted(admitted(budgetAfter(left(10, 600_000), 0), 'follow', 1_000), 'follow', 1_000);
    const newerFirst = applyAdvice(two, left(8, 599_000), 1_300, 0);
    expect(applyAdvice(newerFirst, left(9, 599_000), 1_400, 0).window?.remaining).toBe(7);
    expect(send(newerFirst, 'follow', left(9, 598_000), 2_000).window?.remaining).toBe(7);
  });

  test('may grow after a response that was not overtaken', () => {
    const budget = send(budgetAfter(left(10, 600_000), 0), 'follow', null, 1_000);
    expect(send(budget, 'follow', left(30, 598_000), 2_000).window?.remaining).toBe(30);
  });

  test('reserves half of a limit that is smaller than the reserve for following', () => {
    const small = (remaining: number): Budget => budgetAfter(advice({ limit: 20, remaining, resetInMs: HOUR_MS }));
    expect(admit(small(11), 'follow', 1_000).kind).toBe('admitted');
    expect(admit(small(10), 'follow', 1_000).kind).toBe('wait');
  });
});

describe('before the first response', () => {
  test('one request is sent before all others, and its response releases them', () => {
    const one = admitted(createBudget(50), 'essential', 0);
    expect(admit(one, 'essential', 0).kind).toBe('hold');
    expect(admit(applyAdvice(one, left(999, HOUR_MS), 200, 0), 'essential', 200).kind).toBe('admitted');
    expect(admit(applyAdvice(one, null, 200, 0), 'essential', 200).kind).toBe('admitted');
  });

  test('one request is sent first again after the window', () => {
    const one = admitted(budgetAfter(left(0, 600_000)), 'follow', 700_000);
    expect(admit(one, 'final', 700_000).kind).toBe('hold');
    expect(admit(applyAdvice(one, left(900, HOUR_MS), 700_200, 0), 'final', 700_200).kind).toBe('admitted');
  });
});

describe('a refusal', () => {
  const bare = advice({ limited: true });

  test('without a header causes a random wait from a second to a minute (B23)', () => {
    let budget = createBudget(50);
    let now = 0;
    const waits: number[] = [];
    for (let refusal = 0; refusal < 8; refusal++) {
      budget = send(budget, 'essential', bare, now, 0.5);
      waits.push(waitOf(budget, now));
      now += waitOf(budget, now);
    }
    expect(waits).toEqual([1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000, 45_000]);
  });

  test('starts counting from one again after a response that is not a 429 (B23)', () => {
    const twice = send(send(createBudget(50), 'essential', bare, 0), 'essential', bare, 2_000);
    expect(waitOf(twice, 2_000)).toBe(2_000);
    const after = send(send(twice, 'essential', advice(), 10_000), 'essential', bare, 11_000);
    expect(waitOf(after, 11_000)).toBe(1_000);
  });

  test('is waited out until the time that it names', () => {
    const budget = send(createBudget(50), 'essential', { ...left(0, 300_000), limited: true }, 0);
    expect(waitOf(budget, 0)).toBe(301_000);
  });

  test('is waited out as long as Retry-After asks, before or after the reset (B22)', () => {
    const wait = (said: Parameters<typeof advice>[0]): number =>
      waitOf(send(createBudget(50), 'essential', advice({ limited: true, ...said }), 0), 0);
    expect(wait({ retryAfterMs: 7_000 })).toBe(7_000);
    expect(wait({ retryAfterMs: 7_000, remaining: 0, resetInMs: 1_800_000 })).toBe(7_000);
    expect(wait({ retryAfterMs: 90_000, remaining: 0, resetInMs: 5_000 })).toBe(90_000);
  });

  test('is backed off from even if it asks for no wait (B23)', () => {
    const budget = send(createBudget(50), 'essential', advice({ limited: true, retryAfterMs: 0 }), 0);
    expect(waitOf(budget, 0)).toBe(1_000);
  });

  test('belongs to another limit if much is left, and does not close the window', () => {
    const budget = send(createBudget(50), 'essential', { ...left(700, 1_800_000), limited: true }, 0);
    expect(waitOf(budget, 0)).toBe(1_000);
  });

  test('of an unavailable service pauses for as long as it asks, and does not count as a refusal (B22)', () => {
    const budget = send(createBudget(50), 'follow', { ...left(700, 1_800_000), retryAfterMs: 12_000 }, 0);
    expect(waitOf(budget, 0, 'final')).toBe(12_000);
    expect(budget.refusals).toBe(0);
  });

  test('of an unavailable service lasts a minute at most, however it is spread (B22)', () => {
    const budget = applyAdvice(admitted(createBudget(50), 'follow', 0), advice({ retryAfterMs: 60_000 }), 0, 0.99);
    expect(waitOf(budget, 0)).toBe(60_000);
  });

  test('is not canceled by a response that was in flight', () => {
    const two = admitted(admitted(budgetAfter(left(900, HOUR_MS)), 'follow', 0), 'follow', 0);
    const refused = applyAdvice(two, { ...left(900, HOUR_MS), limited: true, retryAfterMs: 30_000 }, 100, 0);
    for (const later of [left(899, HOUR_MS), advice({ limited: true })]) {
      expect(waitOf(applyAdvice(refused, later, 200, 0), 200)).toBe(29_900);
    }
  });
});

describe('the pace', () => {
  /** Polls every minute while others send `others` requests in between; returns the pace after each poll. */
  function followBeside(others: number, polls: number): number[] {
    let budget = budgetAfter(left(600, 50 * MINUTE_MS));
    let remaining = 600;
    return Array.from({ length: polls }, (_, index) => {
      const now = (index + 1) * MINUTE_MS;
      remaining -= others + 1;
      budget = send(budget, 'follow', left(remaining, 50 * MINUTE_MS - now), now);
      return pace(budget, now);
    });
  }

  test('does not limit a single follower with a whole window', () => {
    expect(pace(budgetAfter(left(999, HOUR_MS)), 0)).toBeLessThan(5_000);
  });

  test('slows down with the use of others, and not without (B25)', () => {
    const alone = followBeside(0, 5);
    const beside = followBeside(30, 5);
    expect(beside.toSorted((a, b) => a - b)).toEqual(beside);
    expect(Math.max(...alone)).toBeLessThan(6_000);
    expect(beside[4] ?? 0).toBeGreaterThan(5 * (alone[4] ?? 0));
  });

  test('is not slowed by other requests of this process', () => {
    let budget = budgetAfter(left(999, HOUR_MS));
    for (let sent = 1; sent <= 40; sent++) budget = send(budget, 'essential', left(999 - sent, HOUR_MS - sent), sent);
    expect(pace(budget, 40)).toBeLessThan(5_000);
  });

  test('soon detects that no other follower exists, however much was used (B25)', () => {
    let budget = budgetAfter(left(250, 30 * MINUTE_MS));
    let now = 0;
    const intervals: number[] = [];
    for (let remaining = 249; remaining > 245; remaining--) {
      intervals.push(pace(budget, now));
      now += pace(budget, now);
      budget = send(budget, 'follow', left(remaining, 30 * MINUTE_MS - now), now);
    }
    expect(intervals[0]).toBeLessThan(2 * MINUTE_MS);
    expect(now).toBeLessThan(6 * MINUTE_MS);
    expect(pace(budget, now)).toBeLessThan(15_000);
  });

  test('is delayed beyond the reset if only the reserve is left, to different times (B25)', () => {
    const at = (chance: number): number => pace(budgetAfter(left(50, 600_000), 50, chance), 0);
    expect(at(0)).toBe(601_000);
    expect(at(0.9)).toBe(604_600);
  });

  test('allows the polls that are possible before the reset, even if there are few (B25)', () => {
    const one = (remaining: number): number =>
      pace(budgetAfter(advice({ limit: 60, remaining, resetInMs: 20 * MINUTE_MS })), MINUTE_MS);
    expect(one(36)).toBeLessThan(10 * MINUTE_MS);
    expect(one(30)).toBeGreaterThan(19 * MINUTE_MS);
  });

  test('assumes a whole window after the last one', () => {
    const budget = send(budgetAfter(left(51, 600_000)), 'follow', left(50, 600_000), 0);
    expect(pace(budget, 600_999)).toBe(1);
    const afterwards = pace(budget, 601_000);
    expect(afterwards).toBeGreaterThan(3_000);
    expect(afterwards).toBeLessThan(30_000);
  });
});

describe('the budget', () => {
  /** A server with one window, and what it was sent beyond it. */
  type Step = { readonly send: Purpose } | { readonly answer: number } | { readonly lose: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: fc.record({ send: fc.constantFrom(...PURPOSES) }) },
    { weight: 3, arbitrary: fc.record({ answer: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ lose: fc.nat(9) }) },
  );

  test('never admits more than the limit allows, in any order of responses and losses', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.nat(12),
        fc.array(step, { maxLength: 80 }),
        (limit, reserve, steps) => {
          const reading = (served: number, now: number) =>
            advice({ limit, remaining: limit - served, resetInMs: HOUR_MS - now });
          let budget = budgetAfter(reading(1, 0), reserve);
          let served = 1;
          const underway: number[] = [];
          for (const [now, taken] of steps.entries()) {
            if ('send' in taken) {
              const admission = admit(budget, taken.send, now);
              if (admission.kind !== 'admitted') continue;
              budget = admission.budget;
              underway.push(++served);
            } else if (underway.length > 0) {
              const which = ('answer' in taken ? taken.answer : taken.lose) % underway.length;
              const [answered = 0] = underway.splice(which, 1);
              budget = applyAdvice(budget, 'answer' in taken ? reading(answered, now) : null, now, 0.5);
            }
          }
          expect(served).toBeLessThanOrEqual(limit);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('admits everything in the end, whatever the responses were', () => {
    const maybe = (max: number) => fc.option(fc.nat(max));
    const said = fc.record({
      limit: maybe(2_000),
      remaining: maybe(2_000),
      resetInMs: maybe(HOUR_MS),
      retryAfterMs: maybe(HOUR_MS),
      limited: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(fc.option(said), { maxLength: 20 }),
        fc.constantFrom<Purpose>('final', 'essential', 'follow', 'other'),
        (answers, purpose) => {
          let budget = createBudget(50);
          let now = 0;
          for (const answer of answers) {
            const admission = admit(budget, 'essential', now);
            if (admission.kind === 'wait') now = admission.untilAt;
            budget = send(budget, 'essential', answer, now, 0.5);
          }
          expect(admit(budget, purpose, now + HOUR_MS * 1.2).kind).toBe('admitted');
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
