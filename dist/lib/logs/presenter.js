/** One failed read is soon made good by the next; so many in a row are worth a warning. */
const FAILURES_TO_TELL = 3;
/** Answers a presenter that has said nothing yet. It throws only what the sink throws. */
export function createPresenter(sink) {
    let hasShown = false;
    let hasTold = false;
    let failures = 0;
    let lastFailure = null;
    const tell = () => {
        if (failures === 0 || lastFailure === null || hasTold)
            return;
        hasTold = true;
        sink.unavailable(lastFailure);
    };
    return {
        show: ({ gap, fresh }) => {
            failures = 0;
            // A log that begins anew before anything was shown is the new deployment's own: nothing of it is missing.
            if (gap !== null && (hasShown || gap.cause === 'rolled'))
                sink.gap(gap.missing);
            for (const line of fresh)
                sink.line(line);
            hasShown ||= fresh.length > 0;
            return fresh.length > 0;
        },
        withhold: ({ fresh }) => {
            failures = 0;
            if (fresh.length > 0)
                sink.gap(null);
        },
        fail: (error, isLasting) => {
            failures += 1;
            lastFailure = error;
            if (isLasting || failures >= FAILURES_TO_TELL)
                tell();
        },
        close: tell,
    };
}
