/** A mark that breaks a word for a parser and shows nothing to a reader. */
export declare const ZERO_WIDTH_SPACE = "\u200B";
/** A color sequence and where in the plain text it stood, in UTF-16 units. */
export interface Color {
    readonly at: number;
    readonly sequence: string;
}
/** Returns the lines of `text`, without their breaks; one break at the very end closes the last line and opens none. */
export declare function splitLines(text: string): string[];
/** Yields the lines of `text` as `splitLines` returns them, one at a time: an array of millions would take a hundred times the text. */
export declare function eachLine(text: string): Generator<string, void, undefined>;
/** Returns the visible text of one line and its colors, without other control or invisible characters. Never throws. */
export declare function separateColors(line: string): {
    readonly plain: string;
    readonly colors: readonly Color[];
};
/** Returns what `separateColors` returns as plain, in less memory. Never throws. */
export declare function stripHidden(line: string): string;
/** Returns the longest start of `text` that is at most `maxBytes` in UTF-8 and splits no character. `text` is well-formed. */
export declare function cutBytes(text: string, maxBytes: number): string;
/** Returns `text` in at most `maxChars` UTF-16 units, an ellipsis showing that something was cut; splits no character. */
export declare function cutChars(text: string, maxChars: number): string;
/** Returns the short name of a commit: seven characters of a SHA, anything else whole. */
export declare function shortCommit(commit: string): string;
