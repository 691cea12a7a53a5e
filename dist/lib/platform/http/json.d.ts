/** An object of a response: any key may be there, with anything in it. */
export type JsonObject = Readonly<Record<string, unknown>>;
/** Parses a body. Throws ProtocolError for what is no JSON, saying what came instead, and for JSON of more than 100,000 values. */
export declare function parseJson(text: string): unknown;
/** Parses a body that may be anything; returns undefined if `parseJson` throws. */
export declare function parseJsonOrNothing(text: string): unknown;
/** Returns true if a JSON value is an object, and no array. */
export declare function isObject(value: unknown): value is JsonObject;
/** Returns an id or a word: a string that is not blank, or a number as text; null for anything else. */
export declare function readWord(value: unknown): string | null;
/** Returns a string that is not blank; null for anything else. */
export declare function readString(value: unknown): string | null;
/** Returns the type of a JSON value as an error names it: never the value. */
export declare function nameType(value: unknown): string;
/** Returns a JSON value as compact text. Throws ProtocolError if it is nested too deeply for that. */
export declare function renderCompact(value: unknown, where: string): string;
/** Returns true if a JSON text has more than 100,000 values: each but the first follows a comma or an opening bracket. */
export declare function isTooLarge(text: string): boolean;
/** Returns the index of the quote that closes the string which begins at `start`; the text's length if none does. */
export declare function endOfString(text: string, start: number): number;
