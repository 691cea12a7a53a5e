/** No log is asked more often, whatever the poll interval. */
const MIN_MS = 500;
/** A log that flows is read at least this often, unless the poll interval or the rate budget is longer. */
const MAX_FLOWING_MS = 20_000;
/** A log that is silent, or that cannot be read, is asked at least this often, with the same exceptions. */
const MAX_QUIET_MS = 30_000;
/** The share of the time since the start that may pass between two reads: often at first, when most is to be seen. */
const ELAPSED_SHARE = 1 / 6;
const QUIET_GROWTH = 1.5;
/** Where the rate budget binds, looks at the status come first: so many of them for one read of the log. */
const LOOKS_PER_READ = 3;
/** Returns how long to wait before the next read, in milliseconds; about 38 reads in ten minutes of a log that never rests, at 5 s. */
export function nextReadMs({ pollIntervalMs, paceMs, elapsedMs, lastWaitMs, isFlowing }) {
    const shortestMs = Math.max(MIN_MS, pollIntervalMs, paceMs * LOOKS_PER_READ);
    if (lastWaitMs === null)
        return shortestMs;
    const wantedMs = isFlowing
        ? Math.min(elapsedMs * ELAPSED_SHARE, MAX_FLOWING_MS)
        : Math.min(lastWaitMs * QUIET_GROWTH, MAX_QUIET_MS);
    return Math.max(shortestMs, wantedMs);
}
