import { admit, applyAdvice, type Budget, createBudget } from '../../src/rate-limit/budget.ts';
import type { Advice, Purpose } from '../../src/rate-limit/gate-interface.ts';

/** Returns advice that says nothing but `said`. */
export function advice(said: Partial<Advice> = {}): Advice {
  return { limit: null, remaining: null, resetInMs: null, retryAfterMs: null, limited: false, ...said };
}

/** Returns the advice of a window of 1,000 requests. */
export function left(remaining: number, resetInMs: number): Advice {
  return advice({ limit: 1_000, remaining, resetInMs });
}

/** Sends one request at `nowMs` and learns the response at once; throws if the budget does not admit it. */
export function send(budget: Budget, purpose: Purpose, said: Advice | null, nowMs: number, chance = 0): Budget {
  return applyAdvice(admitted(budget, purpose, nowMs), said, nowMs, chance);
}

/** Returns the budget with one more request in flight; throws if the budget does not admit it. */
export function admitted(budget: Budget, purpose: Purpose, nowMs: number): Budget {
  const admission = admit(budget, purpose, nowMs);
  if (admission.kind !== 'admitted') throw new Error(`not admitted: ${JSON.stringify(admission)}`);
  return admission.budget;
}

/** Returns the budget of a process that has made one reading, at instant 0. */
export function budgetAfter(said: Advice, reserve = 50, chance = 0): Budget {
  return send(createBudget(reserve), 'essential', said, 0, chance);
}
