/** A line of a log without what a builder or a host puts before it. */
export interface UnprefixedLine {
    readonly text: string;
    /** What the prefix says of the step that the line is from, as BuildKit's `#9`; empty if nothing. */
    readonly step: string;
    /** The folder that the prefix names, as pnpm's `packages/ui build: ` does; empty if none. */
    readonly folder: string;
}
/**
 * What stands before a line, with groups `step` and `folder`. Each must follow the rules of a matcher's pattern. What stands alike before
 * many lines of a log is learned from the log.
 */
export declare const PREFIXES: readonly RegExp[];
/** Returns a line without the prefixes that are known. Linear time. Never throws. */
export declare function readUnprefixed(line: string): UnprefixedLine;
/** A step that its lines name; others are only numbered. */
export declare const NAMED_STEP: RegExp;
/**
 * Returns true if two lines are of steps that run at the same time, whose lines stand between each other. Only steps that their lines
 * name can be told apart.
 */
export declare function isOfOther(step: string, own: string): boolean;
/** A step of Heroku's buildpacks, which indent what their commands print. */
export declare const BUILDPACK_STEP: RegExp;
/** What stands before a line of such a command. */
export declare const BUILDPACK_INDENT: RegExp;
/** Lines that begin a step, in logs whose lines do not name theirs. */
export declare const STEP_STARTS: readonly RegExp[];
/** Returns a pattern that matches what one of these does, without their groups, which none may refer to. */
export declare function oneOf(patterns: readonly RegExp[]): RegExp;
/** Matches a line that begins a step. */
export declare const STEP_START: RegExp;
