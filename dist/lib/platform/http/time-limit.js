/** Returns a time limit on `clock`, not yet set. */
export function createTimeLimit(clock) {
    let lifted = new AbortController();
    const lift = () => lifted.abort();
    const set = (durationMs, onElapsed) => {
        lift();
        const current = new AbortController();
        lifted = current;
        void clock.wait(durationMs, current.signal).then(() => {
            if (!current.signal.aborted)
                onElapsed();
        });
    };
    return { set, lift };
}
