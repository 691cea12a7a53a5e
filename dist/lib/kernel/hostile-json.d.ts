/** Parses a JSON text, or bytes of UTF-8 with or without a byte order mark; returns undefined if that fails. Never throws. */
export declare function parseJson(source: string | Uint8Array): unknown;
/** Returns a field of untrusted JSON: the value's own property, or undefined. Never throws. */
export declare function fieldOf(value: unknown, name: string): unknown;
/** Returns the field at the end of a path, or undefined where the path ends early. Never throws. */
export declare function fieldAt(value: unknown, ...path: readonly string[]): unknown;
/** Returns true for a string, and for null. */
export declare function isTextOrNull(value: unknown): value is string | null;
