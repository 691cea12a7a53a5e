/** A line without the prefix that many lines of its log share. */
export interface StrippedLine {
    readonly text: string;
    /** The name in the prefix, which tells the lines of several programs apart; empty if it has none, or if nearly all lines have it. */
    readonly label: string;
}
/** Returns how lines of this log are read without a prefix that many of them share, as `web.1.x9@node-b | `; null if they share none. */
export declare function learnPrefix(lines: readonly string[]): ((line: string) => StrippedLine) | null;
/** Returns a line without its first spaces, at most `indent`. */
export declare function dedent(line: string, indent: number): string;
/** Returns by how many spaces, at most eight, at least this share of the lines is indented; stack frames are not counted. */
export declare function sharedIndent(lines: readonly string[], minShare: number): number;
