/** Returns the machine's own clock. */
export function createSystemClock() {
    return {
        monotonicMs: () => performance.now(),
        epochMs: () => Date.now(),
        wait: waitOnTimer,
    };
}
/** Resolves when everything that is ready to run now has run, including what arrived in this turn of the event loop. */
export function endOfTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}
function waitOnTimer(durationMs, signal) {
    return new Promise((resolve) => {
        if (signal?.aborted)
            return resolve();
        const finish = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', finish);
            resolve();
        };
        // setTimeout fires at once above 2^31-1 ms (Node's documentation of timers), hence the cap.
        const timer = setTimeout(finish, Math.min(Math.max(0, durationMs), 2_147_483_647));
        signal?.addEventListener('abort', finish, { once: true });
    });
}
