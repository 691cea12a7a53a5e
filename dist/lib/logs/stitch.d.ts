import type { LogLine } from './log-source.ts';
/** One read of the log's end, oldest line first; `tail` is how many lines were asked for. */
export interface LogWindow {
    readonly lines: readonly LogLine[];
    readonly tail: number;
}
/** What is remembered between two windows. */
export interface StitchState {
    /** How many lines the next read should ask for. */
    readonly wantTail: number;
    readonly smallestTail: number;
    /** The last window that brought something. */
    readonly lines: readonly LogLine[];
    /** How many lines the log had at that window's end, from its very start; null if that is not known. */
    readonly total: number | null;
    /** False once a service was seen to send less than it was asked for of a longer log. */
    readonly isShortWindowWhole: boolean;
}
/**
 * A place where lines may be missing; `missing` how many, null: unknown.
 * `rolled`: more came than a window holds. `restarted`: the log began anew, and the end of the old one may not have been seen.
 */
export interface Gap {
    readonly cause: 'rolled' | 'restarted';
    readonly missing: number | null;
}
/** What one more window brought. The gap, where there is one, comes before the fresh lines. */
export interface Stitched {
    readonly state: StitchState;
    readonly fresh: readonly LogLine[];
    readonly gap: Gap | null;
}
/** Returns the state before the first window; `tail` is how many lines (at least 1) are asked for where nothing speaks for more. */
export declare function createStitchState(tail: number): StitchState;
/**
 * Returns what `window` brings over all windows before: each line once, in order, gaps marked. Time linear in the window and the one before.
 * All of the first window is fresh. Where equal lines allow several readings, the longest overlap is taken: fewer lines shown, none twice.
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
 * Returns the longest overlap of `old` and `fresh`, null if there is none; time and space linear in both (Knuth, Morris, Pratt).
 * Either a start of `fresh` is an end of `old`, or all of `old` stands somewhere in `fresh`: then its last place at which
 * at most `seenAtMost` lines of `fresh` were seen, so that where all lines are equal none is shown twice.
 */
export declare function findOverlap(old: readonly number[], fresh: readonly number[], seenAtMost?: number): Overlap | null;
