/**
 * Returns the instant of an HTTP date (`Sun, 06 Nov 1994 08:49:37 GMT`) in milliseconds since the Unix epoch;
 * null for anything else. Never throws. `Date.parse` alone would read a date into almost any text that has a number in it.
 */
export declare function parseHttpDate(text: string): number | null;
