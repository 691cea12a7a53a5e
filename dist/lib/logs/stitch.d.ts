import type { LogLine } from './log-source.ts';
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
/** What one more window brings. The gap, if any, comes before the fresh lines. */
export interface Stitched {
    readonly state: StitchState;
    readonly fresh: readonly LogLine[];
    readonly gap: Gap | null;
}
/** Returns the state before the first window; `tail` is how many lines (at least 1) to request by default. */
export declare function createStitchState(tail: number): StitchState;
/**
 * Returns what `window` adds to all windows before: each line once, in order, with gaps marked. Linear time in the window and the one
 * before. All lines of the first window are fresh. If equal lines allow several readings, the longest overlap counts: fewer lines are
 * shown, none twice.
 */
export declare function stitch(state: StitchState, window: LogWindow): Stitched;
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
export declare function findOverlap(old: readonly number[], fresh: readonly number[], seenAtMost?: number): Overlap | null;
