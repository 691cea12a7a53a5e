/** One failed read is usually made up for by the next; this many in a row are worth a warning. */
const FAILURES_TO_REPORT = 3;
/** After this many reads in a row without budget at the end, the last lines were not seen. */
const SKIPS_TO_REPORT = 2;
/** Maximum number of lines that are shown again of a log without a new line: what a job summary has room for. */
const MAX_REPEATED_LINES = 50;
/** Returns a presenter. It throws only what the sink throws. */
export function createPresenter(sink) {
    let hasShown = false;
    let hasRead = false;
    let skipped = [];
    let failed = [];
    const reportOnce = reportingOnce(sink);
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
            // A full window may lack earlier lines of ours.
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
                reportOnce(error);
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
                reportOnce(last);
            else if (!hasRead || skipped.length === SKIPS_TO_REPORT)
                reportOnce(skipped.at(-1) ?? null);
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
