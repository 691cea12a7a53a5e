/** One failed read is soon made good by the next; so many in a row are worth a warning. */
const FAILURES_TO_REPORT = 3;
/** So many reads in a row without a budget at the end: of what came last, nothing was seen. */
const SKIPS_TO_REPORT = 2;
/** Most lines that are shown again of a log without a new line: what a job summary has room for. */
const MAX_REPEATED_LINES = 50;
/** Returns a presenter that has said nothing yet. It throws only what the sink throws. */
export function createPresenter(sink) {
    let hasShown = false;
    let hasRead = false;
    let skipped = [];
    let failed = [];
    const tell = reportingOnce(sink);
    const showLines = (lines) => {
        for (const line of lines)
            sink.line(line);
        hasShown ||= lines.length > 0;
        return lines.length > 0;
    };
    const succeed = () => {
        hasRead = true;
        skipped = [];
        failed = [];
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
            skipped = [...skipped, error].slice(-SKIPS_TO_REPORT);
        },
        fail: (error, isLasting) => {
            failed = [...failed, error].slice(-FAILURES_TO_REPORT);
            if (isLasting || failed.length === FAILURES_TO_REPORT)
                tell(error);
        },
        repeat: (lines) => {
            if (!hasRead || hasShown || lines.length === 0)
                return;
            showLines(lines.slice(-MAX_REPEATED_LINES));
            sink.gap(null, 'repeated');
        },
        close: (unanswered) => {
            const last = failed.at(-1) ?? unanswered;
            if (last !== undefined)
                tell(last);
            else if (!hasRead || skipped.length === SKIPS_TO_REPORT)
                tell(skipped.at(-1) ?? null);
        },
    };
}
function reportingOnce(sink) {
    let hasReported = false;
    return (error) => {
        if (error === null || hasReported)
            return;
        hasReported = true;
        sink.unavailable(error);
    };
}
