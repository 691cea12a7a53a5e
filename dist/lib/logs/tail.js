import { CancelledError } from '../kernel/errors.js';
import { startTimeLimit, unlessAborted } from '../kernel/time-limit.js';
import { createPresenter } from './presenter.js';
import { createStitchState, stitch } from './stitch.js';
const BASELINE_MS = 3_000;
const DRAIN_MS = 5_000;
const DRAIN_WAIT_MS = 1000;
const QUIET_READS_TO_END = 2;
const CLOCK_STEP_MS = 1_000;
/** Returns a log tail. */
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
            // The platform reports whole seconds: lines dated within this one may be older.
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
/** Returns what the log held before the deployment; null if unknown. A log that does not exist yet holds nothing. */
function linesBefore(answer) {
    if (answer.kind === 'window')
        return answer.lines;
    const isNone = answer.kind === 'unavailable' && (answer.lasting || answer.error.code === 'access-not-found');
    return isNone ? [] : null;
}
/** Returns the result of `work`, or null as soon as `signal` aborts; a result caused by the abort counts as null too. */
async function inTime(work, signal) {
    const read = await unlessAborted(work, signal);
    return signal.aborted && read?.kind !== 'window' ? null : read;
}
const MIN_MS = 500;
/** Maximum time between two reads of a log that has new lines, unless the poll interval or the rate budget requires more. */
const MAX_FLOWING_MS = 20_000;
/** The same maximum for a log that is silent or cannot be read. */
const MAX_QUIET_MS = 30_000;
/** The next read comes after this share of the time since the start: often at first, when most happens. */
const ELAPSED_SHARE = 1 / 6;
const QUIET_GROWTH = 1.5;
/** If the rate budget is tight, status checks come first: this many for one read of the log. */
const CHECKS_PER_READ = 3;
/** Returns how long to wait before the next read, in milliseconds; at 5 s, about 38 reads in ten minutes of a busy log. */
export function nextReadMs({ pollIntervalMs, paceMs, elapsedMs, lastWaitMs, isFlowing }) {
    const shortestMs = Math.max(MIN_MS, pollIntervalMs, paceMs * CHECKS_PER_READ);
    if (lastWaitMs === null)
        return shortestMs;
    const wantedMs = isFlowing
        ? Math.min(elapsedMs * ELAPSED_SHARE, MAX_FLOWING_MS)
        : Math.min(lastWaitMs * QUIET_GROWTH, MAX_QUIET_MS);
    return Math.max(shortestMs, wantedMs);
}
