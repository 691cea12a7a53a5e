/** The passing of time, as a port: everything that waits or measures takes one. */
export interface Clock {
    /** Milliseconds on a clock that never runs backwards; only differences mean something. */
    monotonicMs(): number;
    /** Milliseconds since the Unix epoch, as this machine believes them; for showing, never for judging a platform's times. */
    epochMs(): number;
    /** Resolves after `durationMs`, or at once when `signal` aborts; never rejects. */
    wait(durationMs: number, signal?: AbortSignal): Promise<void>;
}
/** Returns the machine's own clock. */
export declare function createSystemClock(): Clock;
/** Resolves when all that is ready to run now has run: what came in with this turn of the event loop is there then. */
export declare function endOfTurn(): Promise<void>;
