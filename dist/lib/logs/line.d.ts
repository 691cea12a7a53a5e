import type { LogLine } from './log-source.ts';
/** Says which lines are the same line: they have equal numbers, in one window or across two. */
export interface NumberedWindows {
    readonly old: readonly number[];
    readonly fresh: readonly number[];
    /** Returns true for the number of a line with an id or a time, so that seeing it again is no coincidence. */
    isDistinct(number: number): boolean;
}
/**
 * Returns the identity of every line of two windows of one log: its id if it has one, else its time and text. Ids are ignored if one
 * stands for two texts in one window (it names something else, such as a container), or if most ids in both windows belong to different
 * lines (they were counted anew, as after a restart).
 */
export declare function numberWindows(old: readonly LogLine[], fresh: readonly LogLine[]): NumberedWindows;
/** Returns the lines without repeated ids; all of them if the ids do not identify lines. */
export declare function dropRepeatedIds(lines: readonly LogLine[]): readonly LogLine[];
/** Returns how many lines are missing between two windows if their ids are consecutive numbers; null if unknown. */
export declare function countMissing(old: readonly LogLine[], fresh: readonly LogLine[]): number | null;
