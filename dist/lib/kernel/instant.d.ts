/**
 * Reads an instant as services write it: ISO 8601 (a space for the `T`, any offset; without one it is UTC), an HTTP date, or a
 * number since the epoch whose size tells its unit. Returns epoch milliseconds, or null if it cannot be read; total.
 */
export declare function parseInstant(value: unknown): number | null;
/**
 * Returns the instant of an HTTP date (`Sun, 06 Nov 1994 08:49:37 GMT`) in milliseconds since the Unix epoch;
 * null for anything else. Never throws. `Date.parse` alone would read a date into almost any text that has a number in it.
 */
export declare function parseHttpDate(text: string): number | null;
