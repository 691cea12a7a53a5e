/**
 * Returns `text` as lines for a runner's log, none of which can be a workflow command.
 * Each begins with `│ `, is at most 8 KiB of UTF-8 and says how much was cut; it keeps its colors and closes them; no other escape
 * sequence, control or bidirectional character, lone surrogate or registered secret is in it. At least one line. Never throws.
 */
export declare function safeLogLines(text: string): string[];
/** Returns `text` as lines to be kept or shown elsewhere: cleaned as for the runner's log, without prefix and colors, cut at 1 MiB. Never throws. */
export declare function plainLines(text: string): string[];
/** Yields what `plainLines` returns, one line at a time. */
export declare function eachPlainLine(text: string): Generator<string, void, undefined>;
/** Returns `text` as one plain line: cleaned, redacted, every run of white space one space. Never throws. */
export declare function plainLine(text: string): string;
/** Returns `text` as one line that no runner reads as a command: cleaned, redacted, cut to `maxChars` UTF-16 units. Never throws. */
export declare function safeSentence(text: string, maxChars: number): string;
/** Returns the message of an error as `safeSentence` does. */
export declare function sentenceOf(error: unknown, maxChars?: number): string;
