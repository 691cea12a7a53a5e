import type { Clock } from '../kernel/clock.ts';
import { CancelledError, ThrottledError } from '../kernel/errors.ts';
import type { Random } from '../kernel/random.ts';
import { admit, applyAdvice, type Budget, createBudget, pace } from './budget.ts';
import type { Advice, Gate, GateLimits, Purpose, RateLimitView } from './gate-interface.ts';
import { WINDOW_MS, windowAt } from './window.ts';

type Outcome = 'admitted' | 'given-up';

interface Waiter {
  readonly purpose: Purpose;
  /** On the monotonic clock. */
  readonly deadlineAt: number;
  /** Ends the wait; called once. */
  readonly settle: (outcome: Outcome | Error) => void;
}

const TURNS: Readonly<Record<Purpose, number>> = { final: 0, essential: 1, follow: 2, other: 3, log: 4 };

/** Options of a gate; `reserve` is how many requests of a window are left to others. */
export interface GateOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly reserve: number;
}

/**
 * Returns the gate of one token, about which nothing is known yet. Every request passes the gate before it is sent, and every response
 * is reported to it. The budget decides about one request: send it, wait until an instant, or wait for the response to another. The
 * gate keeps the waiting requests in a queue, the most needed first and of equals the oldest, and asks the budget again when that
 * instant comes, when a response is reported, and when a request joins or leaves the queue.
 */
export function createGate(options: GateOptions): Gate {
  return new TokenGate(options);
}

class TokenGate implements Gate {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #queue: Waiter[] = [];
  #budget: Budget;
  #bell = new AbortController();
  #isServing = false;

  constructor({ clock, random, reserve }: GateOptions) {
    this.#clock = clock;
    this.#random = random;
    this.#budget = createBudget(reserve);
  }

  pass(purpose: Purpose, { signal, deadlineAt }: GateLimits): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const waiter: Waiter = {
      purpose,
      deadlineAt: deadlineAt ?? this.#clock.monotonicMs() + WINDOW_MS,
      settle: (outcome) => {
        signal?.removeEventListener('abort', leave);
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      },
    };
    const leave = (): void => {
      this.#queue.splice(this.#queue.indexOf(waiter), 1);
      waiter.settle(cancelled());
      this.#ring();
    };
    if (signal?.aborted) return Promise.reject(cancelled());
    signal?.addEventListener('abort', leave);
    enqueue(this.#queue, waiter);
    this.#ring();
    return promise;
  }

  applyAdvice(advice: Advice | null): void {
    this.#budget = applyAdvice(this.#budget, advice, this.#clock.monotonicMs(), this.#random());
    this.#ring();
  }

  paceMs(): number {
    return pace(this.#budget, this.#clock.monotonicMs());
  }

  isOpenFor(purpose: Purpose): boolean {
    return admit(this.#budget, purpose, this.#clock.monotonicMs()).kind === 'admitted';
  }

  view(): RateLimitView {
    const now = this.#clock.monotonicMs();
    const { window, used } = this.#budget;
    if (window === null) return { limit: null, remaining: null, resetsAt: null, used };
    const isOpen = windowAt(window, now) === window;
    return {
      limit: window.limit,
      remaining: isOpen ? window.remaining : null,
      resetsAt: isOpen ? Math.ceil(this.#clock.epochMs() + (window.endsAt - now)) : null,
      used,
    };
  }

  #ring(): void {
    if (this.#isServing) this.#bell.abort();
    else void this.#serve();
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    for (let wakesAt = this.#serveQueue(); this.#queue.length > 0; wakesAt = this.#serveQueue()) {
      this.#bell = new AbortController();
      await this.#clock.wait(wakesAt - this.#clock.monotonicMs(), this.#bell.signal);
    }
    this.#isServing = false;
  }

  /** Admits every waiter that may go, rejects those that would wait in vain, and returns when to try again. */
  #serveQueue(): number {
    let wakesAt = Number.POSITIVE_INFINITY;
    for (const waiter of this.#queue.splice(0)) {
      const triesAgainAt = this.#serveOne(waiter);
      if (triesAgainAt === null) continue;
      this.#queue.push(waiter);
      wakesAt = Math.min(wakesAt, triesAgainAt);
    }
    return wakesAt;
  }

  #serveOne({ purpose, deadlineAt, settle }: Waiter): number | null {
    const now = this.#clock.monotonicMs();
    const admission = admit(this.#budget, purpose, now);
    switch (admission.kind) {
      case 'wait':
        if (admission.untilAt <= deadlineAt) return admission.untilAt;
        settle(this.#throttled(admission.untilAt - now, admission.isUnavailable));
        return null;
      case 'hold':
        if (now < deadlineAt) return deadlineAt;
        settle(this.#unreported());
        return null;
      case 'admitted':
        this.#budget = admission.budget;
        settle('admitted');
        return null;
      case 'given-up':
        settle('given-up');
        return null;
    }
  }

  #throttled(waitMs: number, isUnavailable: boolean): ThrottledError {
    const opensAt = this.#clock.epochMs() + waitMs;
    const limit = this.#budget.window?.limit ?? null;
    const name = limit === null ? 'rate limit' : `rate limit of ${limit} requests per hour`;
    const time = new Date(opensAt).toISOString().replace(/\.\d+Z$/, 'Z');
    const message = isUnavailable
      ? `The platform is unavailable (503) and asks for no request before ${time}, which is after the timeout`
      : `The token's ${name} resets at ${time}, after the timeout`;
    return new ThrottledError(message, waitMs, opensAt);
  }

  #unreported(): ThrottledError {
    const message = "No response reported the token's rate limit before the timeout";
    return new ThrottledError(message, 0, this.#clock.epochMs());
  }
}

function cancelled(): CancelledError {
  return new CancelledError('signal', 'A request was not sent because the run was stopped.');
}

/** Puts `waiter` into `queue` behind all that are needed as much or more. */
function enqueue(queue: Waiter[], waiter: Waiter): void {
  const behind = queue.findLastIndex(({ purpose }) => TURNS[purpose] <= TURNS[waiter.purpose]);
  queue.splice(behind + 1, 0, waiter);
}
