import { bad, good, type Parsed } from './kind.ts';

/** The names that POSIX allows for environment variables (The Open Group Base Specifications, chapter 8.1), as a pattern. */
export const KEY_PATTERN = '^[A-Za-z_][A-Za-z0-9_]*$';

const KEY = new RegExp(KEY_PATTERN);

/** A variable or a secret as it was given. */
export interface KeyValue {
  readonly key: string;
  readonly value: string;
}

/** A variable or a secret as its author wrote it. */
export interface KeyEntry {
  readonly key: string;
  /** Null: the value is that of the environment variable with the name `key`. */
  readonly value: string | null;
  /** Where it stands, from 1: its line in a text, or its place among options that were given one by one. */
  readonly place: { readonly line: number } | { readonly number: number };
}

/** The environment variables that an entry without a value is read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Why a secret may be empty, for the person who gave it. */
export const EMPTY_SECRET =
  'The expression of a secret that is misspelt or does not exist is empty, and a pull request from a fork gets no secrets.';

/** Returns whether a text can be the key of a variable or a secret. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Parses `KEY=VALUE`: white space around the key is left out, and the value is as written. The problem shows nothing of the text. */
export function parseKeyValue(text: string): Parsed<KeyValue> {
  const at = text.indexOf('=');
  const pair = { key: text.slice(0, Math.max(0, at)).trim(), value: text.slice(at + 1) };
  if (at < 0) return bad(pair, 'has no "="');
  return isKey(pair.key) ? good(pair) : bad(pair, BAD_KEY);
}

const BAD_KEY = 'has a key that is not letters, digits and underscores';
const HOW =
  'Write KEY=VALUE, or KEY alone for the value of the environment variable KEY. A value of several lines starts after KEY<<EOF and ends before a line EOF.';

const MAX_PROBLEMS = 3;

/**
 * Parses one entry per line; blank lines and comments between entries are left out. An entry is `KEY=VALUE`, `KEY`, or `KEY<<EOF` with the
 * lines of its value below it, up to a line `EOF`. The problem names lines, never their content.
 */
export function parseKeyValueLines(text: string, isEmptyAllowed: boolean): Parsed<readonly KeyEntry[]> {
  const firstLines = new Map<string, number>();
  const problems: string[] = [];
  const entries: KeyEntry[] = [];
  let hasEmpty = false;
  let above = '';
  for (const { entry, line, problem } of readEntries(text)) {
    const { key, value } = entry;
    const first = firstLines.get(key);
    const isEmpty = !isEmptyAllowed && value !== null && value.trim() === '';
    // The last line of a secret in base64, whose other lines are the value of the entry above it.
    const isRest = !isEmptyAllowed && value !== null && /^=+$/.test(value);
    if (problem !== null) problems.push(`line ${line} ${problem}`);
    else if (first !== undefined) problems.push(`line ${line} sets the same key as line ${first}`);
    else if (isEmpty) problems.push(`line ${line}${mayBeBase64(above) ? '' : ` (${key})`} has no value`);
    else if (isRest) problems.push(`line ${line} looks like the rest of a value that starts above it`);
    else entries.push(entry);
    hasEmpty ||= isEmpty;
    above = value ?? key;
    if (problem === null && first === undefined) firstLines.set(key, line);
  }
  if (problems.length === 0) return good(entries);
  return bad([], `${sayFirst(problems)}. ${hasEmpty ? `${EMPTY_SECRET} ` : ''}${HOW}`);
}

/** Returns the first problems and the number of the others: a private key that is given below its key has one in most of its lines. */
function sayFirst(problems: readonly string[]): string {
  const more = problems.length - MAX_PROBLEMS;
  const shown = problems.slice(0, MAX_PROBLEMS).join('; ');
  return more <= 0 ? shown : `${shown}; and ${more} more ${more === 1 ? 'line' : 'lines'}`;
}

/** Returns whether the next line may be the rest of this value: a short line that ends with `=` looks like a key without a value. */
function mayBeBase64(value: string): boolean {
  return /^[A-Za-z0-9+/]{16,}$/.test(value);
}

/** Returns what must be masked of a text with entries: the values, and whole lines that are none. */
export function listLineValues(text: string, env: Environment): readonly string[] {
  return readEntries(text).flatMap(({ entry, problem, written }) => {
    const { key, value } = entry;
    // A line without a value, or with nothing but the padding of base64, may be a line of the value above it.
    if (value === null) return [problem === null ? (readEnvironment(key, env) ?? written) : written];
    return problem === null && !/^=*$/.test(value) ? [value] : [written, value];
  });
}

/** Returns the value of an environment variable; undefined if it is not set. */
export function readEnvironment(key: string, env: Environment): string | undefined {
  return Object.hasOwn(env, key) ? env[key] : undefined;
}

/** An entry, or lines that are none, as they are written. */
interface ReadEntry {
  readonly entry: KeyEntry;
  readonly line: number;
  readonly problem: string | null;
  readonly written: string;
}

interface Line {
  readonly number: number;
  readonly text: string;
  /** Where it starts, and where its text ends without its line break. */
  readonly start: number;
  readonly end: number;
}

function readEntries(text: string): readonly ReadEntry[] {
  const lines = splitLines(text);
  const read: ReadEntry[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (line === undefined || /^\s*(?:#|$)/.test(line.text)) continue;
    const opening = parseOpening(line.text);
    if (opening === null) {
      read.push(readLine(line));
      continue;
    }
    const { key, delimiter } = opening;
    const closing = lines.findIndex((other, index) => index > at && other.text === delimiter);
    const last = lines[closing < 0 ? lines.length - 1 : closing];
    const body = lines.slice(at + 1, closing < 0 ? undefined : closing);
    const value = text.slice(body[0]?.start ?? 0, body.at(-1)?.end ?? 0);
    const problem =
      closing < 0 ? 'starts a value whose end is missing: no later line is the word after <<' : keyProblem(key);
    const entry = { key, value, place: { line: line.number } };
    read.push({
      entry,
      line: line.number,
      problem,
      written: problem === null ? '' : text.slice(line.start, last?.end),
    });
    at = closing < 0 ? lines.length : closing;
  }
  return read;
}

/** As GitHub reads the files of `GITHUB_ENV`: `<<` counts only before the first `=` (the runner's FileCommandManager). */
function parseOpening(line: string): { readonly key: string; readonly delimiter: string } | null {
  const at = line.indexOf('<<');
  const equals = line.indexOf('=');
  if (at < 0 || (equals >= 0 && equals < at)) return null;
  const delimiter = line.slice(at + 2).trim();
  return delimiter === '' ? null : { key: line.slice(0, at).trim(), delimiter };
}

function readLine({ number, text }: Line): ReadEntry {
  const { value: pair, problem } = parseKeyValue(text);
  const isAlone = !text.includes('=');
  const key = isAlone ? text.trim() : pair.key;
  const entry = { key, value: isAlone ? null : pair.value, place: { line: number } };
  const said = isAlone ? (isKey(key) ? null : 'is neither a key nor KEY=VALUE') : problem;
  return { entry, line: number, problem: said, written: text };
}

function keyProblem(key: string): string | null {
  return isKey(key) ? null : BAD_KEY;
}

function splitLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\r|\n|$/g)) {
    lines.push({ number: lines.length + 1, text: text.slice(start, index), start, end: index });
    start = index + lineBreak.length;
  }
  return lines;
}
