/** Returns a field of hostile JSON: the value's own, or undefined where there is none. Never throws. */
export declare function fieldOf(value: unknown, name: string): unknown;
/** Returns the field at the end of a path, or undefined where the path ends early. Never throws. */
export declare function fieldAt(value: unknown, ...path: readonly string[]): unknown;
