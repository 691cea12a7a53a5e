import { CancelledError } from '../kernel/errors.js';
import { startTimeLimit, unlessAborted } from '../kernel/time-limit.js';
import { createPresenter } from './presenter.js';
import { createStitchState, stitch } from './stitch.js';
/** The request that deploys does not wait longer for the log. */
const BASELINE_MS = 3_000;
const DRAIN_MS = 5_000;
const DRAIN_WAIT_MS = 1000;
const QUIET_READS_TO_END = 2;
const CLOCK_STEP_MS = 1_000;
/** Returns a tail that has read nothing yet. */
export function createLogTail(options) {
    const reader = createReader(options);
    return {
        baseline: ({ signal, deadlineAt }) => reader.readBaseline({ signal, deadlineAt: Math.min(deadlineAt, options.clock.monotonicMs() + BASELINE_MS) }),
        started: reader.start,
        follow: (limits) => follow(options, reader, limits),
        drain: (limits) => drain(options.clock, reader, limits),
        repeat: reader.repeat,
    };
}
async function follow({ clock, pollIntervalMs, paceMs }, reader, limits) {
    const startedAt = clock.monotonicMs();
    let lastWaitMs = null;
    let isFlowing = false;
    while (!reader.isOver()) {
        const elapsedMs = clock.monotonicMs() - startedAt;
        lastWaitMs = nextReadMs({ pollIntervalMs, paceMs: paceMs(), elapsedMs, lastWaitMs, isFlowing });
        await clock.wait(Math.min(lastWaitMs, limits.deadlineAt - clock.monotonicMs()), limits.signal);
        if (hasEnded(clock, limits))
            return;
        isFlowing = (await reader.showNew('follow', limits)) === true;
    }
}
async function drain(clock, reader, { signal, deadlineAt }) {
    const limitMs = Math.min(deadlineAt - clock.monotonicMs(), DRAIN_MS);
    const limit = startTimeLimit(clock, limitMs, signal);
    const limits = { signal: limit.signal, deadlineAt: clock.monotonicMs() + limitMs };
    let isAnswered = reader.isOver();
    for (let quietReads = 0; !reader.isOver() && !hasEnded(clock, limits);) {
        const shown = await reader.showNew('drain', limits);
        isAnswered ||= shown !== null;
        quietReads = shown === true ? 0 : quietReads + 1;
        if (quietReads === QUIET_READS_TO_END)
            break;
        await clock.wait(DRAIN_WAIT_MS, limits.signal);
    }
    limit.end();
    await reader.close(isAnswered || signal.aborted ? undefined : tooSlow());
}
function tooSlow() {
    return new CancelledError('timeout', 'No response came in time.');
}
function hasEnded(clock, { signal, deadlineAt }) {
    return signal.aborted || clock.monotonicMs() >= deadlineAt;
}
function createReader({ source, sink, tail }) {
    const presenter = createPresenter(sink);
    let state = createStitchState(tail);
    let lacksBaseline = false;
    let oursSinceMs = null;
    let isOver = false;
    const read = async (purpose, limits) => limits.signal.aborted ? null : inTime(source.read(state.wantTail, purpose, limits), limits.signal);
    const take = (lines) => {
        const stitched = stitch(state, { lines, tail: state.wantTail });
        state = stitched.state;
        return stitched;
    };
    const present = (answer) => {
        if (answer.kind === 'unavailable') {
            isOver = answer.lasting;
            presenter.fail(answer.error, answer.lasting);
        }
        if (answer.kind === 'skipped' && answer.error !== undefined)
            presenter.skip(answer.error);
        if (answer.kind !== 'window')
            return false;
        const stitched = take(answer.lines);
        if (!lacksBaseline)
            return presenter.show(stitched);
        lacksBaseline = false;
        return presenter.withhold(stitched, oursSinceMs);
    };
    const attempt = attempting(() => {
        isOver = true;
    });
    return {
        readBaseline: async (limits) => {
            const answer = await attempt(() => read('follow', limits), null);
            const lines = answer === null ? null : linesBefore(answer);
            if (lines !== null)
                take(lines);
            else if (answer?.kind === 'unavailable')
                presenter.fail(answer.error, false);
            lacksBaseline = lines === null;
        },
        start: (takenAt) => {
            // The platform reports whole seconds: what it wrote within this one may have been before.
            oursSinceMs = takenAt === null ? null : takenAt + CLOCK_STEP_MS;
        },
        showNew: (purpose, limits) => attempt(async () => {
            const answer = await read(purpose, limits);
            return answer === null ? null : present(answer);
        }, false),
        repeat: () => attempt(() => presenter.repeat(state.lines), undefined),
        isOver: () => isOver,
        close: (unanswered) => attempt(() => presenter.close(unanswered), undefined),
    };
}
/** A log that cannot be read or shown must not change the verdict, so what goes wrong ends the tail and nothing else. */
function attempting(giveUp) {
    return async (work, otherwise) => {
        try {
            return await work();
        }
        catch {
            giveUp();
            return otherwise;
        }
    };
}
/**
 * Returns what the log held before the deployment; null if that is not known. Where it is refused for good or not found, as that of
 * an application without a container, there is nothing of an earlier deployment to be mistaken for this one's.
 */
function linesBefore(answer) {
    if (answer.kind === 'window')
        return answer.lines;
    const isNone = answer.kind === 'unavailable' && (answer.lasting || answer.error.code === 'access-not-found');
    return isNone ? [] : null;
}
/** Returns what `work` does, or null as soon as `signal` aborts; an answer that was caused by the abort is none either. */
async function inTime(work, signal) {
    const read = await unlessAborted(work, signal);
    return signal.aborted && read?.kind !== 'window' ? null : read;
}
/** No log is asked more often, whatever the poll interval. */
const MIN_MS = 500;
/** A log that flows is read at least this often, unless the poll interval or the rate budget is longer. */
const MAX_FLOWING_MS = 20_000;
/** A log that is silent, or that cannot be read, is asked at least this often, with the same exceptions. */
const MAX_QUIET_MS = 30_000;
/** The share of the time since the start that may pass between two reads: often at first, when most is to be seen. */
const ELAPSED_SHARE = 1 / 6;
const QUIET_GROWTH = 1.5;
/** Where the rate budget binds, status checks come first: so many of them for one read of the log. */
const CHECKS_PER_READ = 3;
/** Returns how long to wait before the next read, in milliseconds; about 38 reads in ten minutes of a log that never rests, at 5 s. */
export function nextReadMs({ pollIntervalMs, paceMs, elapsedMs, lastWaitMs, isFlowing }) {
    const shortestMs = Math.max(MIN_MS, pollIntervalMs, paceMs * CHECKS_PER_READ);
    if (lastWaitMs === null)
        return shortestMs;
    const wantedMs = isFlowing
        ? Math.min(elapsedMs * ELAPSED_SHARE, MAX_FLOWING_MS)
        : Math.min(lastWaitMs * QUIET_GROWTH, MAX_QUIET_MS);
    return Math.max(shortestMs, wantedMs);
}
