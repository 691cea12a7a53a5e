/** Returns epoch milliseconds for ISO 8601 (default: UTC), an HTTP date, or a number whose unit its size tells; else null. */
export declare function parseInstant(value: unknown): number | null;
/** Returns the instant of an HTTP date in epoch milliseconds, else null. `Date.parse` alone would accept almost any text. */
export declare function parseHttpDate(text: string): number | null;
