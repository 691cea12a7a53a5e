/** A line of a log without what a builder or a host puts before it. */
export interface UnprefixedLine {
    readonly text: string;
    /** What the prefix says of the step that the line is from, as BuildKit's `#9`; empty if nothing. */
    readonly step: string;
    /** The folder that the prefix names, as pnpm's `packages/ui build: ` does; empty if none. */
    readonly folder: string;
}
/** What stands before a line, with groups `step` and `folder`. Each must follow the rules of a matcher's pattern. */
export declare const PREFIXES: readonly RegExp[];
/** Returns a line without the prefixes that are known. Linear time. Never throws. */
export declare function readUnprefixed(line: string): UnprefixedLine;
/** A line that says that what went wrong before it did not matter. */
interface Recovery {
    /** Its group `step` names the step that it settles, if it is not the line's own. */
    readonly pattern: RegExp;
    /** What it settles: a step, the errors (only those of its step, if the line names it), what errors led to, or all before it. */
    readonly settles: 'step' | 'errors' | 'effects' | 'all';
}
/** What builders, hosts and servers print when all is well. */
export declare const RECOVERIES: readonly Recovery[];
/** A step of Heroku's buildpacks, which indent what their commands print. */
export declare const BUILDPACK_STEP: RegExp;
/** What stands before a line of such a command. */
export declare const BUILDPACK_INDENT: RegExp;
/** Lines that begin a step, in logs whose lines do not name theirs. */
export declare const STEP_STARTS: readonly RegExp[];
/**
 * Returns a file's path relative to the repository if it is below a usual folder of an image, else as the log names it: an absolute path
 * with `..` may lead out of the folder.
 */
export declare function readPath(file: string, folder: string): string;
export {};
