import { CancelledError, ThrottledError } from '../kernel/errors.js';
import { admit, createBudget, learn, pace } from './budget.js';
import { WINDOW_MS, windowAt } from './window.js';
const TURNS = { final: 0, essential: 1, follow: 2, other: 3, log: 4 };
/** Returns the gate of one token, about which nothing is known yet. The most needed request goes first; of equals, the oldest. */
export function createGate(options) {
    return new TokenGate(options);
}
class TokenGate {
    #clock;
    #random;
    #queue = [];
    #budget;
    #bell = new AbortController();
    #isServing = false;
    constructor({ clock, random, reserve }) {
        this.#clock = clock;
        this.#random = random;
        this.#budget = createBudget(reserve);
    }
    pass(purpose, { signal, deadlineAt }) {
        const { promise, resolve, reject } = Promise.withResolvers();
        const waiter = {
            purpose,
            deadlineAt: deadlineAt ?? this.#clock.monotonicMs() + WINDOW_MS,
            settle: (outcome) => {
                signal?.removeEventListener('abort', leave);
                if (outcome instanceof Error)
                    reject(outcome);
                else
                    resolve(outcome);
            },
        };
        const leave = () => {
            this.#queue.splice(this.#queue.indexOf(waiter), 1);
            waiter.settle(cancelled());
            this.#ring();
        };
        if (signal?.aborted)
            return Promise.reject(cancelled());
        signal?.addEventListener('abort', leave);
        enqueue(this.#queue, waiter);
        this.#ring();
        return promise;
    }
    learn(advice) {
        this.#budget = learn(this.#budget, advice, this.#clock.monotonicMs(), this.#random());
        this.#ring();
    }
    paceMs() {
        return pace(this.#budget, this.#clock.monotonicMs());
    }
    isOpenFor(purpose) {
        return admit(this.#budget, purpose, this.#clock.monotonicMs()).kind === 'admitted';
    }
    view() {
        const now = this.#clock.monotonicMs();
        const { window, used } = this.#budget;
        if (window === null)
            return { limit: null, remaining: null, resetsAt: null, used };
        const isOpen = windowAt(window, now) === window;
        return {
            limit: window.limit,
            remaining: isOpen ? window.remaining : null,
            resetsAt: isOpen ? this.#clock.epochMs() + (window.endsAt - now) : null,
            used,
        };
    }
    #ring() {
        if (this.#isServing)
            this.#bell.abort();
        else
            void this.#serve();
    }
    async #serve() {
        this.#isServing = true;
        for (let wakesAt = this.#serveQueue(); this.#queue.length > 0; wakesAt = this.#serveQueue()) {
            this.#bell = new AbortController();
            await this.#clock.wait(wakesAt - this.#clock.monotonicMs(), this.#bell.signal);
        }
        this.#isServing = false;
    }
    /** Admits every waiter that may go, rejects those that would wait in vain, and returns when to try again. */
    #serveQueue() {
        let wakesAt = Number.POSITIVE_INFINITY;
        for (const waiter of this.#queue.splice(0)) {
            const triesAgainAt = this.#serveOne(waiter);
            if (triesAgainAt === null)
                continue;
            this.#queue.push(waiter);
            wakesAt = Math.min(wakesAt, triesAgainAt);
        }
        return wakesAt;
    }
    #serveOne({ purpose, deadlineAt, settle }) {
        const now = this.#clock.monotonicMs();
        const admission = admit(this.#budget, purpose, now);
        switch (admission.kind) {
            case 'wait':
                if (admission.untilAt <= deadlineAt)
                    return admission.untilAt;
                settle(this.#throttled(admission.untilAt - now));
                return null;
            case 'hold':
                if (now < deadlineAt)
                    return deadlineAt;
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
    #throttled(waitMs) {
        const opensAt = this.#clock.epochMs() + waitMs;
        const limit = this.#budget.window?.limit ?? null;
        const name = limit === null ? 'rate limit' : `rate limit of ${limit} requests per hour`;
        const time = new Date(opensAt).toISOString().replace(/\.\d+Z$/, 'Z');
        return new ThrottledError(`The token's ${name} resets at ${time}, after the timeout`, waitMs, opensAt);
    }
    #unreported() {
        const message = "No response reported the token's rate limit before the timeout";
        return new ThrottledError(message, 0, this.#clock.epochMs());
    }
}
function cancelled() {
    return new CancelledError('signal', 'A request was canceled while it waited for the rate limit because the run was stopped.');
}
/** Puts `waiter` into `queue` behind all that are needed as much or more. */
function enqueue(queue, waiter) {
    const behind = queue.findLastIndex(({ purpose }) => TURNS[purpose] <= TURNS[waiter.purpose]);
    queue.splice(behind + 1, 0, waiter);
}
