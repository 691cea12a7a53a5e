/** What a request is for; if the budget is low, the least needed is given up first. */
export type Purpose =
  /** The request that deploys, the settings before it, and the status check that must come first: may use half of the reserve. */
  | 'essential'
  /** A status check while following. */
  | 'follow'
  /** The one status check that is kept for the outcome: may use all of the reserve. */
  | 'final'
  /** A log read: the first to be given up. */
  | 'log'
  | 'other';

/** What the headers of one response say about the rate limit; null if they say nothing usable. */
export interface Advice {
  /** Requests in a whole window. */
  readonly limit: number | null;
  /** Requests left in this window. */
  readonly remaining: number | null;
  /** Until the window ends, in milliseconds from the response; at most one hour. */
  readonly resetInMs: number | null;
  /** How long the service asks to send nothing, in milliseconds from the response (a 429, or a 503 with Retry-After: then at most a minute). */
  readonly retryAfterMs: number | null;
  /** True for a 429 (and only then): the limit was hit, whatever the headers say. */
  readonly limited: boolean;
}

/** The budget, for display. */
export interface RateLimitView {
  readonly limit: number | null;
  readonly remaining: number | null;
  /** When the window ends, in milliseconds since the Unix epoch by this machine's clock. */
  readonly resetsAt: number | null;
  readonly used: number;
}

/** Until when a request may wait, and the signal that ends the wait. */
export interface GateLimits {
  readonly signal?: AbortSignal | undefined;
  /** Monotonic instant that no wait may exceed (default: an hour from now). */
  readonly deadlineAt?: number | undefined;
}

/** The queue in which all requests of one token wait. */
export interface Gate {
  /**
   * Resolves `admitted` when the request may be sent; `given-up` (only for purpose `log`) if the budget has nothing to spare for
   * it. Rejects with ThrottledError, at once, if the wait would exceed the deadline, and with CancelledError when the signal
   * aborts. An admitted request must be followed by exactly one `applyAdvice`.
   */
  pass(purpose: Purpose, limits: GateLimits): Promise<'admitted' | 'given-up'>;
  /** Applies the response to an admitted request; null if none came. */
  applyAdvice(advice: Advice | null): void;
  /**
   * Returns the shortest time that one follower should leave before its next status check so that what is left lasts, in
   * milliseconds; 0 if the limit does not matter. Ask after every response, including that to the request that deploys; an
   * earlier status check is at the expense of others.
   */
  paceMs(): number;
  /** Returns whether a request for this purpose would be admitted at once. */
  isOpenFor(purpose: Purpose): boolean;
  view(): RateLimitView;
}
