/** The clock, as an interface: everything that waits or measures takes one. */
export interface Clock {
    /** Milliseconds on a clock that never runs backwards; only differences mean something. */
    monotonicMs(): number;
    /** Milliseconds since the Unix epoch by this machine's clock; for display, never for judging a platform's times. */
    epochMs(): number;
    /** Resolves after `durationMs`, or at once when `signal` aborts; never rejects. */
    wait(durationMs: number, signal?: AbortSignal): Promise<void>;
}
/** Returns the machine's own clock. */
export declare function createSystemClock(): Clock;
/** Resolves when everything that is ready to run now has run, including what arrived in this turn of the event loop. */
export declare function endOfTurn(): Promise<void>;
