import { countMissing, dropRepeatedIds, type Growth, growthOf, type NumberedWindows, numberWindows } from './line.ts';
import type { LogLine } from './log-source.ts';

const MAX_TAIL = 5000;
/** A burst is often followed by another. */
const GROWTH_AFTER_GAP = 4;

/** One read of the log's end, oldest line first; `tail` is how many lines were requested. */
export interface LogWindow {
  readonly lines: readonly LogLine[];
  readonly tail: number;
}

/** What is remembered between two windows. */
export interface StitchState {
  /** How many lines the next read should request. */
  readonly wantTail: number;
  readonly smallestTail: number;
  readonly lines: readonly LogLine[];
  /** How many lines the log had at that window's end, from its start; null if unknown. */
  readonly total: number | null;
  /** False once a service sent fewer lines than requested of a longer log. */
  readonly isShortWindowWhole: boolean;
}

/** A place where `missing` lines (null: unknown) may be missing. `rolled`: too many for a window. `restarted`: a new log began. */
export interface Gap {
  readonly cause: 'rolled' | 'restarted';
  readonly missing: number | null;
}

/** What one more window adds. The rest comes first, then the gap, then the fresh lines. */
export interface Stitched {
  readonly state: StitchState;
  /** What was added to the last line of the window before, which was not complete yet; null if nothing was. */
  readonly rest: LogLine | null;
  readonly fresh: readonly LogLine[];
  readonly gap: Gap | null;
}

/** Returns the state before the first window; `tail` is how many lines (at least 1) to request by default. */
export function createStitchState(tail: number): StitchState {
  return { wantTail: tail, smallestTail: tail, lines: [], total: null, isShortWindowWhole: true };
}

/**
 * Returns what `window` adds to all windows before: each line once, in order, with gaps marked. If the last line has grown, only what was
 * added counts as new. Linear time in the window and the one before. All lines of the first window are fresh. If equal lines allow several
 * readings, the longest overlap counts: fewer lines are shown, none twice.
 */
export function stitch(state: StitchState, window: LogWindow): Stitched {
  const lines = dropRepeatedIds(window.lines);
  if (lines.length === 0) return { state: emptied(state), rest: null, fresh: [], gap: null };
  const numbers = numberWindows(state.lines, lines);
  const read: Read = {
    state,
    lines,
    numbers,
    tail: window.tail,
    isWhole: state.isShortWindowWhole && lines.length < window.tail,
    overlap: findOverlap(numbers.old, numbers.fresh, state.total ?? undefined),
  };
  if (state.lines.length === 0) return begin(read);
  const grown = findGrown(read);
  // Two reads of the whole log begin with the same line, so the line that differs has grown.
  if (grown?.isCertain === true) return advanceBy(read, grown.overlap);
  return ignoreLateCopy(read) ?? follow(read, grown) ?? collect(read) ?? breakOff(read);
}

/** Where the last line of one window is in another, in which it is longer. */
interface Grown {
  readonly overlap: Overlap;
  /** True if more than the line itself says that it is the same. */
  readonly isSure: boolean;
}

/** Finds the last line of the window before although it has grown: by its id, its time or the lines before it. */
function findGrown(read: Read): (Grown & { readonly isCertain: boolean }) | null {
  const { state, lines, numbers, isWhole } = read;
  const total = state.total ?? undefined;
  const grown = grownOverlap(numbers, [state.lines, numbers.old], [lines, numbers.fresh], total);
  if (grown === null) return null;
  const { seen, length } = grown.overlap;
  const isCertain = isWhole && total === numbers.old.length && seen === total;
  const isAmidKnown = length > 1 && isSure({ seen: seen - 1, length: length - 1 }, read);
  return isCertain || grown.isSure || isAmidKnown ? { ...grown, isCertain } : null;
}

type Numbered = readonly [lines: readonly LogLine[], numbers: readonly number[]];

/** Returns where `longer` continues the last line of `shorter`, after the lines before it. */
function grownOverlap(
  { usesIds }: NumberedWindows,
  [short, shorter]: Numbered,
  [long, longer]: Numbered,
  seenAtMost = longer.length,
): Grown | null {
  const { seen, length } = findOverlap(shorter.slice(0, -1), longer, seenAtMost - 1) ?? { seen: 0, length: 0 };
  const growth = growthOf(short.at(-1), long[seen], usesIds);
  return growth === null ? null : { overlap: { seen: seen + 1, length: length + 1 }, isSure: growth.isSure };
}

/** A log that never had a line has none; one that had some may be sent whole again, and keeps its count. */
function emptied(state: StitchState): StitchState {
  return state.lines.length === 0 ? { ...state, total: state.total ?? 0 } : state;
}

interface Read {
  readonly state: StitchState;
  readonly lines: readonly LogLine[];
  readonly numbers: NumberedWindows;
  readonly tail: number;
  readonly isWhole: boolean;
  readonly overlap: Overlap | null;
}

/** The very first lines. A log that was empty and now fills a window may have had more. */
function begin(read: Read): Stitched {
  const mayMiss = read.state.total === 0 && !read.isWhole;
  return advance(read, read.lines, mayMiss ? { cause: 'rolled', missing: null } : null);
}

/** A service with several machines may respond with a window that is older than the last; it adds nothing. */
function ignoreLateCopy({ state, lines, numbers, overlap }: Read): Stitched | null {
  const older =
    findOverlap(numbers.fresh, numbers.old) ??
    grownOverlap(numbers, [lines, numbers.fresh], [state.lines, numbers.old])?.overlap ??
    null;
  if (older === null || older.length <= (overlap?.length ?? 0) || older.length * 2 < numbers.fresh.length) return null;
  return { state, rest: null, fresh: [], gap: null };
}

function follow(read: Read, grown: Grown | null): Stitched | null {
  const { overlap } = read;
  if (overlap !== null && isSure(overlap, read)) return advanceBy(read, overlap);
  return grown === null ? null : advanceBy(read, grown.overlap);
}

function advanceBy(read: Read, overlap: Overlap): Stitched {
  const { state, lines, isWhole } = read;
  const rest = growthIn(read, lines[overlap.seen - 1])?.rest ?? null;
  const fresh = lines.slice(overlap.seen);
  const total = state.total === null ? null : state.total + fresh.length;
  if (!isWhole || total === null || total === lines.length) return { ...advance(read, fresh, null, total), rest };
  const stitched = advance(read, fresh, null);
  return { ...stitched, rest, state: { ...stitched.state, total: null, isShortWindowWhole: false } };
}

/**
 * Returns whether an overlap is more than a coincidence, such as a blank line at both ends: half of the new window agrees, or all of
 * the old one, or a line that is unique. Agreement of all of the old one proves little if that was a short, whole log and the new one
 * is a full window.
 */
function isSure({ seen, length }: Overlap, { state, isWhole, numbers }: Read): boolean {
  const { old, fresh, isDistinct } = numbers;
  if (length * 2 >= fresh.length) return true;
  if (length === old.length && (isWhole || state.total !== old.length)) return true;
  const [inOld, inFresh] = [countEach(old), countEach(fresh)];
  return fresh
    .slice(seen - length, seen)
    .some((number) => isDistinct(number) || (inOld.get(number) === 1 && inFresh.get(number) === 1));
}

/** Lines were inserted in between, as when several containers write one log: the new ones are found by id or time. */
function collect(read: Read): Stitched | null {
  const { lines, numbers } = read;
  const seen = countEach(numbers.old);
  const start = numbers.fresh.findIndex((number) => seen.has(number) && numbers.isDistinct(number));
  if (start === -1) return null;
  const grownAt = lines.findIndex((line) => growthIn(read, line)?.isSure === true);
  const fresh = lines.filter((_, index) => {
    const number = numbers.fresh[index];
    if (number === undefined || index < start || index === grownAt) return false;
    const left = seen.get(number) ?? 0;
    seen.set(number, left - 1);
    return left <= 0;
  });
  return { ...advance(read, fresh, null), rest: growthIn(read, lines[grownAt])?.rest ?? null };
}

function growthIn({ state, numbers }: Read, line: LogLine | undefined): Growth | null {
  return growthOf(state.lines.at(-1), line, numbers.usesIds);
}

function breakOff(read: Read): Stitched {
  const { state, lines, isWhole, overlap } = read;
  if (isWhole) return advance(read, lines, { cause: 'restarted', missing: null });
  return advance(read, lines.slice(overlap?.seen ?? 0), { cause: 'rolled', missing: countMissing(state.lines, lines) });
}

function advance(read: Read, fresh: readonly LogLine[], gap: Gap | null, total: number | null = null): Stitched {
  const { state, lines, isWhole } = read;
  const wantTail = nextTail(read, fresh.length, gap);
  return {
    state: { ...state, wantTail, lines: lines.slice(-wantTail), total: isWhole ? lines.length : total },
    rest: null,
    fresh,
    gap,
  };
}

function nextTail({ state, tail, isWhole }: Read, freshCount: number, gap: Gap | null): number {
  const largest = Math.max(MAX_TAIL, state.smallestTail);
  if (gap?.cause === 'rolled') return Math.min(largest, tail * GROWTH_AFTER_GAP);
  if (!isWhole && state.lines.length > 0 && freshCount * 2 > tail) return Math.min(largest, tail * 2);
  return freshCount * 8 < tail ? Math.max(state.smallestTail, Math.floor(tail / 2)) : tail;
}

function countEach(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** How the end of one window and the start of the next fit together. Windows are sequences of line numbers; equal numbers are equal lines. */
export interface Overlap {
  /** How many lines of the new window were seen: everything up to there agrees with the old one, as far back as both reach. */
  readonly seen: number;
  /** How many lines agree. */
  readonly length: number;
}

/**
 * Returns the longest overlap of `old` and `fresh`, or null; linear time and space (Knuth, Morris, Pratt). Either a start of `fresh` is
 * an end of `old`, or `fresh` contains all of `old`: then the last place counts at which at most `seenAtMost` lines of `fresh` were
 * seen, so that no line is shown twice if all lines are equal.
 */
export function findOverlap(
  old: readonly number[],
  fresh: readonly number[],
  seenAtMost = fresh.length,
): Overlap | null {
  if (old.length === 0 || fresh.length === 0) return null;
  if (old.length <= fresh.length) {
    const seen = findEnds(old, fresh).findLast((end) => end <= seenAtMost);
    if (seen !== undefined) return { seen, length: old.length };
  }
  const length = matchAlong(fresh, old.slice(-fresh.length)).at(-1) ?? 0;
  return length === 0 ? null : { seen: length, length };
}

/** Returns where `pattern` ends in `text`, in order; `pattern` is not empty. */
function findEnds(pattern: readonly number[], text: readonly number[]): number[] {
  const ends: number[] = [];
  for (const [index, length] of matchAlong(pattern, text).entries())
    if (length === pattern.length) ends.push(index + 1);
  return ends;
}

/** Returns, for each place in `text`, the length of the start of `pattern` that ends there. */
function matchAlong(pattern: readonly number[], text: readonly number[]): number[] {
  const borders = bordersOf(pattern);
  const lengths: number[] = [];
  let length = 0;
  for (const number of text) {
    while (length > 0 && pattern[length] !== number) length = borders[length - 1] ?? 0;
    if (pattern[length] === number) length += 1;
    lengths.push(length);
  }
  return lengths;
}

/** Returns, for each start of `pattern`, the length of its longest proper start that is also its end. */
function bordersOf(pattern: readonly number[]): number[] {
  const borders = pattern.length === 0 ? [] : [0];
  let length = 0;
  for (const number of pattern.slice(1)) {
    while (length > 0 && pattern[length] !== number) length = borders[length - 1] ?? 0;
    if (pattern[length] === number) length += 1;
    borders.push(length);
  }
  return borders;
}
