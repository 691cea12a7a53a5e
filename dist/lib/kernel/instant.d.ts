/**
 * Reads an instant as services write it: ISO 8601 (a space for the `T`, any offset; without one it is UTC), an HTTP date, or a
 * number since the epoch whose size tells its unit. Answers epoch milliseconds, or null where it cannot be read; total.
 */
export declare function parseInstant(value: unknown): number | null;
