import type { Matcher } from './matcher.ts';
/** A line that a matcher knows. */
interface Found {
    readonly matcher: Matcher;
    readonly at: number;
    readonly step: string;
}
interface Line {
    readonly text: string;
    readonly step: string;
}
/** Returns true if a finding names what is wrong, and not what it led to. */
export declare function isError({ matcher }: Found): boolean;
/** Returns the findings that a line does not settle. */
export declare function unsettled<Finding extends Found>(findings: Finding[], { text, step }: Line): Finding[];
/** Returns the index of the line at the log's end that says that all went well; -1 if none does, or a failure is shown below it. */
export declare function endedWellAt(log: readonly Line[]): number;
/**
 * Returns the findings without those that need a failure below them, in their step, and have none: errors that scripts often survive,
 * effects that were shown after a deployment had succeeded, and what was tried again. The end of the log is a failure, too. Linear time.
 */
export declare function dropSurvived<Finding extends Found>(all: readonly Finding[], log: readonly Line[]): readonly Finding[];
export {};
