import type { LogLine } from './log-source.ts';
/** Which lines are the same line: equal numbers, in one window or across two. */
export interface NumberedWindows {
    readonly old: readonly number[];
    readonly fresh: readonly number[];
    /** True for the number of a line that an id or a time tells apart, so that seeing it again is no coincidence. */
    isDistinct(number: number): boolean;
}
/**
 * Returns the identity of every line of two windows of one log: its id where it has one, else its time and text.
 * Ids are not believed where one stands for two texts in one window, since it names something else, as a container; nor where most that
 * stand in both windows do so at different lines, since they count anew, as after a restart.
 */
export declare function numberWindows(old: readonly LogLine[], fresh: readonly LogLine[]): NumberedWindows;
/** Returns the lines without those whose id came before in the same window; all of them where the ids are not the lines' own. */
export declare function dropRepeatedIds(lines: readonly LogLine[]): readonly LogLine[];
/** Returns how many lines were between two windows, where their ids count lines one by one; null if that cannot be known. */
export declare function countMissing(old: readonly LogLine[], fresh: readonly LogLine[]): number | null;
