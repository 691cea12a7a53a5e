import type { Setting } from '../../deploy/deploy-target.ts';
import type { BadInput } from '../../kernel/errors.ts';
import { describeBadDuration, parseDuration } from '../../kernel/units.ts';
import { INPUTS, type InputName, type RawInputs } from './contract.ts';

/** The result of parsing a text. If there is a `problem`, as in `BadInput`, `value` is only a placeholder. */
export interface Parsed<T> {
  readonly value: T;
  readonly problem: string | null;
  /** The part of the text that is wrong, if it is not all of it. */
  readonly blamed?: string;
}

const MAX_ID = 255;
/** White space, control characters and all other invisible characters: never part of a name. */
const UNSEEN = /[\s\p{C}]/u;

/** Reads a boolean as YAML 1.2's core schema has it (https://yaml.org/spec/1.2.2/#1032-tag-resolution). */
export function parseBoolean(text: string): Parsed<boolean> {
  if (/^(?:true|True|TRUE)$/.test(text)) return good(true);
  if (/^(?:false|False|FALSE)$/.test(text)) return good(false);
  return bad(false, 'is not a boolean. Use true or false.');
}

/** Reads a duration above zero, in milliseconds. */
export function parsePositiveDuration(text: string): Parsed<number> {
  const durationMs = parseDuration(text);
  if (durationMs !== null && durationMs > 0) return good(durationMs);
  return bad(0, describeBadDuration(durationMs));
}

/** Reads a whole number from `least` to `most`. */
export function parseCount(text: string, least: number, most = Number.MAX_SAFE_INTEGER): Parsed<number> {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return good(count);
  const range = most === Number.MAX_SAFE_INTEGER ? ` of ${least} or more` : ` from ${least} to ${most}`;
  return bad(least, `is not a whole number${range}.`);
}

/** Reads one of several words. */
export function parseChoice<const T extends string>(text: string, choices: readonly [T, ...T[]]): Parsed<T> {
  const choice = choices.find((word) => word === text);
  if (choice !== undefined) return good(choice);
  return bad(choices[0], `is not valid. Use ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`);
}

/** Reads a list: entries between commas or newlines, trimmed, without empty ones and duplicates. */
export function parseList(text: string): Parsed<readonly string[]> {
  const entries = text.split(/[,\r\n]/).map((entry) => entry.trim());
  return good([...new Set(entries.filter((entry) => entry !== ''))]);
}

/** Reads application ids: a list of at least one, each a name that stays one segment of a URL. */
export function parseAppIds(text: string): Parsed<readonly string[]> {
  const { value: ids } = parseList(text);
  if (ids.length === 0) return bad(ids, 'has no application id. Give at least one.');
  const refused = ids.filter((id) => !isSegment(id));
  if (refused.length === 0) return good(ids);
  const problem = `is not a valid id. Use up to ${MAX_ID} characters, without "." or ".." as a part and without control characters.`;
  return { value: ids, problem, blamed: refused.join(', ') };
}

/** Reads the name of a commit. */
export function parseCommit(text: string): Parsed<string> {
  const isName = text !== '' && text.length <= 255 && !UNSEEN.test(text);
  return isName ? good(text) : bad(text, 'is not a commit. Use up to 255 characters without spaces, or the word none.');
}

/** Reads the audience of a token: it becomes part of a URL and is compared exactly. */
export function parseAudience(text: string): Parsed<string> {
  const isAudience = text.length <= MAX_ID && /^[\x21-\x7e]+$/.test(text);
  return isAudience
    ? good(text)
    : bad(text, `is not an audience. Use up to ${MAX_ID} ASCII characters without spaces.`);
}

/** Reads a token: it must fit into a header, and invisible characters in it are a copying mistake. */
export function parseToken(text: string): Parsed<string> {
  if (text === '')
    return bad(text, "is empty. Set the platform's API token, and check that the repository has this secret.");
  if (/^[\x21-\x7e]+$/.test(text)) return good(text);
  return bad(
    text,
    'has spaces, line breaks or special characters. Give the token alone, without "Token" or "Bearer" before it.',
  );
}

/** Returns a value that can be used. */
export function good<T>(value: T): Parsed<T> {
  return { value, problem: null };
}

/** Returns a value that cannot be used, with its problem. */
export function bad<T>(value: T, problem: string): Parsed<T> {
  return { value, problem };
}

function isSegment(id: string): boolean {
  // A server on the way may decode a segment before it resolves the dots in it.
  const parts = id.replace(/%2e/gi, '.').split(/[/\\]|%2f|%5c/i);
  const walks = parts.some((part) => /^\s*\.{1,2}\s*$/.test(part));
  // Unicode's group C: control and format characters, and unpaired surrogates, which encodeURIComponent throws on.
  return !walks && id.length <= MAX_ID && !/\p{C}/u.test(id);
}

/** Parses an input with `parse`, and records what is wrong with it. */
export type ReadInput = <T>(name: InputName, parse: (text: string) => Parsed<T>) => T;

/** Returns a reader of the inputs, and the list of the bad ones that it keeps. */
export function createReader(raw: RawInputs): { readonly take: ReadInput; readonly problems: BadInput[] } {
  const problems: BadInput[] = [];
  const take: ReadInput = (name, parse) => {
    const text = textOf(name, raw);
    const { value, problem, blamed } = parse(text);
    if (problem !== null) problems.push({ name, seen: seenOf(name, blamed ?? text), problem });
    return value;
  };
  return { take, problems };
}

/** Settings have a reader of their own, since the last space of a value belongs to the value. */
function textOf(name: InputName, raw: RawInputs): string {
  const { kind, default: byDefault } = INPUTS[name];
  if (kind === 'settings') return raw(name);
  // The runner evaluates expressions; one that evaluated to nothing counts as not given.
  return raw(name).trim() || (byDefault.startsWith('${{') ? '' : byDefault);
}

function seenOf(name: InputName, text: string): string {
  const { kind } = INPUTS[name];
  return kind === 'secret' || kind === 'settings' ? '' : text;
}

/** One line that sets something, with its number in the text, from 1; the value is as written, up to the line's end. */
interface SettingsLine {
  readonly number: number;
  readonly key: string;
  readonly value: string | null;
  readonly text: string;
}

/** Returns the lines of a text that set something: all but blank ones and comments. */
export function splitSettings(text: string): readonly SettingsLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => toLine(line, index + 1))
    .filter(({ key, value }) => !(key === '' && value === null) && !key.startsWith('#'));
}

/** Reads KEY=VALUE lines as settings; `taken` maps keys of another input to its name. Problems name lines, never their content. */
export function parseSettings(
  kind: Setting['kind'],
  text: string,
  taken: ReadonlySet<string> = new Set(),
): Parsed<readonly Setting[]> {
  const firstLines = new Map<string, number>();
  const problems: string[] = [];
  const settings: Setting[] = [];
  for (const line of splitSettings(text)) {
    const problem = problemOf(line, firstLines, taken);
    if (problem !== null) problems.push(`line ${line.number} ${problem}`);
    else settings.push({ kind, key: line.key, value: line.value ?? '' });
    if (!firstLines.has(line.key)) firstLines.set(line.key, line.number);
  }
  return { value: settings, problem: problems.length === 0 ? null : `${problems.join('; ')}. Write KEY=VALUE lines.` };
}

function toLine(text: string, number: number): SettingsLine {
  const at = text.indexOf('=');
  if (at < 0) return { number, key: text.trim(), value: null, text };
  return { number, key: text.slice(0, at).trim(), value: text.slice(at + 1), text };
}

function problemOf(line: SettingsLine, firstLines: ReadonlyMap<string, number>, taken: ReadonlySet<string>) {
  if (line.value === null) return 'has no "=" (a value cannot continue on the next line)';
  // The names that POSIX allows for environment variables (The Open Group Base Specifications, chapter 8.1).
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(line.key)) return 'has a key that is not letters, digits and underscores';
  const first = firstLines.get(line.key);
  if (first !== undefined) return `sets the same key as line ${first}`;
  return taken.has(line.key) ? 'sets a key that variables also sets' : null;
}
