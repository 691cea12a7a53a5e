/** What the next read's time rests on; all in milliseconds. */
export interface LogCadence {
    readonly pollIntervalMs: number;
    /** The shortest time between two looks at the status so that the rate budget lasts; 0 where it does not bind. */
    readonly paceMs: number;
    readonly elapsedMs: number;
    /** How long was waited before the last read; null before the first. */
    readonly lastWaitMs: number | null;
    /** True where the last read brought new lines. */
    readonly isFlowing: boolean;
}
/** Returns how long to wait before the next read, in milliseconds; about 38 reads in ten minutes of a log that never rests, at 5 s. */
export declare function nextReadMs({ pollIntervalMs, paceMs, elapsedMs, lastWaitMs, isFlowing }: LogCadence): number;
