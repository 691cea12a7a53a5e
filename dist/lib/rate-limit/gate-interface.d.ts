/** What a request is for; where the budget is short, the least needed is given up first. */
export type Purpose = 
/** The request that deploys, the settings before it, and the look that must come first: may use half of the reserve. */
'essential'
/** A look at the status while following. */
 | 'follow'
/** The one look that is kept for the end: may use all of the reserve. */
 | 'final'
/** A log read: the first to be given up. */
 | 'log'
/** Any other call. */
 | 'other';
/** What one answer's headers say of the rate limit; null where they say nothing usable. */
export interface Advice {
    /** Requests in a whole window. */
    readonly limit: number | null;
    /** Requests left in this window. */
    readonly remaining: number | null;
    /** Until the window ends, in milliseconds from the answer; at most one hour. */
    readonly resetInMs: number | null;
    /** How long the service asks to send nothing, in milliseconds from the answer (a 429, or a 503 with Retry-After). */
    readonly retryAfterMs: number | null;
    /** True for a 429 (and only then): the limit was hit, whatever the headers say. */
    readonly limited: boolean;
}
/** The budget as a person may look at it. */
export interface RateLimitView {
    readonly limit: number | null;
    readonly remaining: number | null;
    /** When the window ends, in milliseconds since the Unix epoch by this machine's clock. */
    readonly resetsAt: number | null;
    /** Requests that this process has sent. */
    readonly used: number;
}
/** Until when a request may wait, and who may end the wait. */
export interface GateLimits {
    readonly signal?: AbortSignal | undefined;
    /** The monotonic instant after which no wait is worth beginning; absent: an hour from now. */
    readonly deadlineAt?: number | undefined;
}
/** The one place where requests of one token wait their turn. */
export interface Gate {
    /**
     * Resolves `admitted` when the request may be sent, at once where nothing binds; `given-up` (only for purpose `log`) where the
     * budget has nothing to spare for it. Rejects with ThrottledError, at once, where the wait would outlast the deadline, and with
     * CancelledError when the signal aborts. An admitted request must be followed by exactly one `learn`.
     */
    pass(purpose: Purpose, limits: GateLimits): Promise<'admitted' | 'given-up'>;
    /** Takes in what the answer said; null where no answer came. */
    learn(advice: Advice | null): void;
    /**
     * The shortest time to leave before the next look of one follower so that what is left lasts, in milliseconds; 0 where it does
     * not bind. To be asked after every answer, that to the request which deploys too; a look that comes earlier is at the expense
     * of others.
     */
    paceMs(): number;
    /** Tells whether a request for this purpose would be admitted at once. */
    isOpenFor(purpose: Purpose): boolean;
    /** What was last told of the limit. */
    view(): RateLimitView;
}
