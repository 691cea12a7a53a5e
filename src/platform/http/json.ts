import { ProtocolError } from '../../kernel/errors.ts';
import { parseExactJson } from '../../kernel/hostile-json.ts';

/** An object of a response: any key may be there, with anything in it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Most values, each of an array and of an object counted, that are parsed at a time. One can take 300 bytes of memory, and a body has
 * room for five million.
 */
const MAX_VALUES = 100_000;

/**
 * Parses a body. Throws ProtocolError for what is no JSON, saying what came instead, and for JSON of more than 100,000 values. Whole
 * numbers keep all digits, as `parseExactJson` says.
 */
export function parseJson(text: string): unknown {
  if (isTooLarge(text)) throw new ProtocolError('$', `JSON of at most ${MAX_VALUES} values`, 'larger');
  try {
    return parseExactJson(text);
  } catch (error) {
    throw new ProtocolError('$', 'JSON', nameText(text), error);
  }
}

/** Parses a body that may be anything; returns undefined if `parseJson` throws. */
export function parseJsonOrNothing(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Returns true if a JSON value is an object, and no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an id or a word: a string that is not blank, or a number as text; null for anything else. */
export function readWord(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Returns a string that is not blank; null for anything else. */
export function readString(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Returns the type of a JSON value as an error names it: never the value. */
export function nameType(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'string' && value.trim() === ''
    ? 'an empty string'
    : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

/** Returns a JSON value as compact text. Throws ProtocolError if it is nested too deeply for that. */
export function renderCompact(value: unknown, where: string): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    throw new ProtocolError(where, 'a value with fewer levels', 'nested too deeply to be shown', error);
  }
}

/** Returns true if a JSON text has more than 100,000 values: each but the first follows a comma or an opening bracket. */
export function isTooLarge(text: string): boolean {
  if (text.length <= MAX_VALUES) return false;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at);
    else if (character === COMMA || character === BRACKET || character === BRACE) values += 1;
    if (values > MAX_VALUES) return true;
  }
  return false;
}

const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [0x22, 0x2c, 0x5b, 0x7b, 0x5c];

/** Returns the index of the quote that closes the string which begins at `start`; the text's length if none does. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

function nameText(text: string): string {
  if (text.trim() === '') return 'an empty body';
  return /^\s*</.test(text) ? 'an HTML page' : 'text that is not JSON';
}
