/** One failed read is soon made good by the next; so many in a row are worth a warning. */
const FAILURES_TO_TELL = 3;
/** Answers a presenter that has said nothing yet. It throws only what the sink throws. */
export function createPresenter(sink) {
    let hasShown = false;
    let hasTold = false;
    let hasRead = false;
    let skipped = null;
    let failures = 0;
    let lastFailure = null;
    const tell = (error) => {
        if (error === null || hasTold)
            return;
        hasTold = true;
        sink.unavailable(error);
    };
    const showLines = (lines) => {
        for (const line of lines)
            sink.line(line);
        hasShown ||= lines.length > 0;
        return lines.length > 0;
    };
    const succeed = () => {
        hasRead = true;
        failures = 0;
    };
    return {
        show: ({ gap, fresh }) => {
            succeed();
            // A log that begins anew before anything was shown is the new deployment's own: nothing of it is missing.
            if (gap !== null && (hasShown || gap.cause === 'rolled'))
                sink.gap(gap.missing);
            return showLines(fresh);
        },
        withhold: ({ state, fresh }, sinceMs) => {
            succeed();
            const ours = fresh.filter(({ epochMs }) => sinceMs !== null && epochMs !== null && epochMs >= sinceMs);
            if (ours.length < fresh.length)
                sink.gap(null, 'withheld');
            // A full window may have had more of ours before its first line.
            else if (fresh.length > 0 && state.total === null)
                sink.gap(null);
            return showLines(ours);
        },
        skip: (error) => {
            skipped = error;
        },
        fail: (error, isLasting) => {
            failures += 1;
            lastFailure = error;
            if (isLasting || failures >= FAILURES_TO_TELL)
                tell(error);
        },
        close: () => {
            if (failures > 0)
                tell(lastFailure);
            else if (!hasRead)
                tell(skipped);
        },
    };
}
