import { bad, good, type Parsed } from './kind.ts';

/** The names that POSIX allows for environment variables (The Open Group Base Specifications, chapter 8.1), as a pattern. */
export const KEY_PATTERN = '^[A-Za-z_][A-Za-z0-9_]*$';

const KEY = new RegExp(KEY_PATTERN);

/** A variable or a secret as it was given. */
export interface KeyValue {
  readonly key: string;
  readonly value: string;
}

/** Returns whether a text can be the key of a variable or a secret. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Parses `KEY=VALUE`: white space around the key is left out, and the value is as written. The problem shows nothing of the text. */
export function parseKeyValue(text: string): Parsed<KeyValue> {
  const at = text.indexOf('=');
  const pair = { key: text.slice(0, Math.max(0, at)).trim(), value: text.slice(at + 1) };
  if (at < 0) return bad(pair, 'has no "="');
  return isKey(pair.key) ? good(pair) : bad(pair, 'has a key that is not letters, digits and underscores');
}

/** Parses one `KEY=VALUE` per line; blank lines and comments are left out. The problem names lines, never their content. */
export function parseKeyValueLines(text: string, isEmptyAllowed: boolean): Parsed<readonly KeyValue[]> {
  const firstLines = new Map<string, number>();
  const problems: string[] = [];
  const pairs: KeyValue[] = [];
  for (const [number, line] of splitLines(text)) {
    const { value: pair, problem } = parseKeyValue(line);
    const first = firstLines.get(pair.key);
    if (problem !== null) problems.push(`line ${number} ${problem}`);
    else if (first !== undefined) problems.push(`line ${number} sets the same key as line ${first}`);
    else if (pair.value === '' && !isEmptyAllowed) problems.push(`line ${number} has no value`);
    else pairs.push(pair);
    if (problem === null && first === undefined) firstLines.set(pair.key, number);
  }
  const how = 'Write one KEY=VALUE per line; a value cannot continue on the next line.';
  return problems.length === 0 ? good(pairs) : bad(pairs, `${problems.join('; ')}. ${how}`);
}

/** Returns what must be masked of a text with one `KEY=VALUE` per line: the values, and whole lines that are no pair. */
export function listLineValues(text: string): readonly string[] {
  return splitLines(text).map(([, line]) => line.slice(line.indexOf('=') + 1));
}

/** Returns the lines that set something, with their numbers from 1. */
function splitLines(text: string): readonly (readonly [number: number, line: string])[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => [index + 1, line] as const)
    .filter(([, line]) => !/^\s*(?:#|$)/.test(line));
}
