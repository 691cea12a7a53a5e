/** How the end of one window and the start of the next fit together. Windows are sequences of line numbers; equal numbers are equal lines. */
export interface Overlap {
    /** How many lines of the new window were seen: everything up to there agrees with the old one, as far back as both reach. */
    readonly seen: number;
    /** How many lines agree. */
    readonly length: number;
}
/**
 * Returns the longest overlap of `old` and `fresh`, null where there is none; time and space linear in both (Knuth, Morris, Pratt).
 * Either a start of `fresh` is an end of `old`, or all of `old` stands somewhere in `fresh`: then its last place at which
 * at most `seenAtMost` lines of `fresh` were seen, so that where all lines are equal none is shown twice.
 */
export declare function findOverlap(old: readonly number[], fresh: readonly number[], seenAtMost?: number): Overlap | null;
