import { countMissing, dropRepeatedIds, numberWindows } from './line.js';
/** The most lines that are asked for at a time after a gap, unless more were asked for from the start. */
const LARGEST_TAIL = 5000;
/** A burst seldom comes alone. */
const GROWTH_AFTER_GAP = 4;
/** Returns the state before the first window; `tail` is how many lines (at least 1) are asked for where nothing speaks for more. */
export function createStitchState(tail) {
    return { wantTail: tail, smallestTail: tail, lines: [], total: null, isShortWindowWhole: true };
}
/**
 * Returns what `window` brings over all windows before: each line once, in order, gaps marked. Time linear in the window and the one before.
 * All of the first window is fresh. Where equal lines allow several readings, the longest overlap is taken: fewer lines shown, none twice.
 */
export function stitch(state, window) {
    const lines = dropRepeatedIds(window.lines);
    if (lines.length === 0)
        return { state: emptied(state), fresh: [], gap: null };
    const numbers = numberWindows(state.lines, lines);
    const read = {
        state,
        lines,
        numbers,
        tail: window.tail,
        isWhole: state.isShortWindowWhole && lines.length < window.tail,
        overlap: findOverlap(numbers.old, numbers.fresh, state.total ?? undefined),
    };
    if (state.lines.length === 0)
        return begin(read);
    return ignoreLateCopy(read) ?? follow(read) ?? collect(read) ?? breakOff(read);
}
/** A log that never had a line has none; one that had some may be sent whole again, and keeps its count. */
function emptied(state) {
    return state.lines.length === 0 ? { ...state, total: state.total ?? 0 } : state;
}
/** The first lines of all. A log that was empty and now fills a window may have had more. */
function begin(read) {
    const mayMiss = read.state.total === 0 && !read.isWhole;
    return advance(read, read.lines, mayMiss ? { cause: 'rolled', missing: null } : null);
}
/** A service of several machines may answer with a window that is older than the last; it brings nothing. */
function ignoreLateCopy({ state, numbers, overlap }) {
    const older = findOverlap(numbers.fresh, numbers.old);
    if (older === null || older.length <= (overlap?.length ?? 0) || older.length * 2 < numbers.fresh.length)
        return null;
    return { state, fresh: [], gap: null };
}
function follow(read) {
    const { state, lines, overlap, isWhole } = read;
    if (overlap === null || !isSure(overlap, read))
        return null;
    const fresh = lines.slice(overlap.seen);
    const total = state.total === null ? null : state.total + fresh.length;
    if (!isWhole || total === null || total === lines.length)
        return advance(read, fresh, null, total);
    const stitched = advance(read, fresh, null);
    return { ...stitched, state: { ...stitched.state, total: null, isShortWindowWhole: false } };
}
/**
 * Whether an overlap is more than chance, as of a blank line at both ends: half of the new window agrees, or all of the old one, or a line
 * that cannot be mistaken. All of the old one says little where that was a short, whole log and the new one is a full window.
 */
function isSure({ seen, length }, { state, isWhole, numbers }) {
    const { old, fresh, isDistinct } = numbers;
    if (length * 2 >= fresh.length)
        return true;
    if (length === old.length && (isWhole || state.total !== old.length))
        return true;
    const [inOld, inFresh] = [countEach(old), countEach(fresh)];
    return fresh
        .slice(seen - length, seen)
        .some((number) => isDistinct(number) || (inOld.get(number) === 1 && inFresh.get(number) === 1));
}
/** Lines came in between, as where several containers write one log: by id or time the new ones can still be found. */
function collect(read) {
    const { lines, numbers } = read;
    const seen = countEach(numbers.old);
    const start = numbers.fresh.findIndex((number) => seen.has(number) && numbers.isDistinct(number));
    if (start === -1)
        return null;
    const fresh = lines.filter((_, index) => {
        const number = numbers.fresh[index];
        if (number === undefined || index < start)
            return false;
        const left = seen.get(number) ?? 0;
        seen.set(number, left - 1);
        return left <= 0;
    });
    return advance(read, fresh, null);
}
/** Nothing surely ties the window to the last one. */
function breakOff(read) {
    const { state, lines, isWhole, overlap } = read;
    if (isWhole)
        return advance(read, lines, { cause: 'restarted', missing: null });
    return advance(read, lines.slice(overlap?.seen ?? 0), { cause: 'rolled', missing: countMissing(state.lines, lines) });
}
function advance(read, fresh, gap, total = null) {
    const { state, lines, isWhole } = read;
    const wantTail = nextTail(read, fresh.length, gap);
    return {
        state: { ...state, wantTail, lines: lines.slice(-wantTail), total: isWhole ? lines.length : total },
        fresh,
        gap,
    };
}
/** More after a gap and where one was near, less again where little comes. */
function nextTail({ state, tail, isWhole }, freshCount, gap) {
    const largest = Math.max(LARGEST_TAIL, state.smallestTail);
    if (gap?.cause === 'rolled')
        return Math.min(largest, tail * GROWTH_AFTER_GAP);
    if (!isWhole && state.lines.length > 0 && freshCount * 2 > tail)
        return Math.min(largest, tail * 2);
    return freshCount * 8 < tail ? Math.max(state.smallestTail, Math.floor(tail / 2)) : tail;
}
function countEach(numbers) {
    const counts = new Map();
    for (const number of numbers)
        counts.set(number, (counts.get(number) ?? 0) + 1);
    return counts;
}
/**
 * Returns the longest overlap of `old` and `fresh`, null if there is none; time and space linear in both (Knuth, Morris, Pratt).
 * Either a start of `fresh` is an end of `old`, or all of `old` stands somewhere in `fresh`: then its last place at which
 * at most `seenAtMost` lines of `fresh` were seen, so that where all lines are equal none is shown twice.
 */
export function findOverlap(old, fresh, seenAtMost = fresh.length) {
    if (old.length === 0 || fresh.length === 0)
        return null;
    if (old.length <= fresh.length) {
        const seen = findEnds(old, fresh).findLast((end) => end <= seenAtMost);
        if (seen !== undefined)
            return { seen, length: old.length };
    }
    const length = matchAlong(fresh, old.slice(-fresh.length)).at(-1) ?? 0;
    return length === 0 ? null : { seen: length, length };
}
/** Where `pattern` ends in `text`, in order; `pattern` is not empty. */
function findEnds(pattern, text) {
    const ends = [];
    for (const [index, length] of matchAlong(pattern, text).entries())
        if (length === pattern.length)
            ends.push(index + 1);
    return ends;
}
/** For each place in `text`, how long a start of `pattern` ends there. */
function matchAlong(pattern, text) {
    const borders = bordersOf(pattern);
    const lengths = [];
    let length = 0;
    for (const number of text) {
        while (length > 0 && pattern[length] !== number)
            length = borders[length - 1] ?? 0;
        if (pattern[length] === number)
            length += 1;
        lengths.push(length);
    }
    return lengths;
}
/** For each start of `pattern`, how long its longest own start is that is also its end. */
function bordersOf(pattern) {
    const borders = pattern.length === 0 ? [] : [0];
    let length = 0;
    for (const number of pattern.slice(1)) {
        while (length > 0 && pattern[length] !== number)
            length = borders[length - 1] ?? 0;
        if (pattern[length] === number)
            length += 1;
        borders.push(length);
    }
    return borders;
}
