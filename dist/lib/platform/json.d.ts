/** An object of an answer: any key may be there, with anything in it. */
export type JsonObject = Readonly<Record<string, unknown>>;
/** Parses a body. Throws ProtocolError for what is no JSON, saying what came instead. */
export declare function parseJson(text: string): unknown;
/** Tells whether a JSON value is an object, and no array. */
export declare function isObject(value: unknown): value is JsonObject;
/** Answers an id or a word: a string that is not blank, or a number as text; null for anything else. */
export declare function readWord(value: unknown): string | null;
/** Answers a string that is not blank; null for anything else. */
export declare function readString(value: unknown): string | null;
/** Answers the type of a JSON value as an error names it: never the value. */
export declare function nameType(value: unknown): string;
/** Answers a JSON value as compact text. Throws ProtocolError where it is nested too deeply for that. */
export declare function renderCompact(value: unknown, where: string): string;
