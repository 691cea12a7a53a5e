import type { Setting } from '../../deploy/deploy-target.ts';
import type { Parsed } from './input-values.ts';

/** One line that sets something: the number is the line's in the text, from 1; the value is as written, up to the line's end. */
export interface SettingsLine {
  readonly number: number;
  readonly key: string;
  /** Null where the line has no `=`. */
  readonly value: string | null;
  /** All of the line. */
  readonly text: string;
}

/** Returns the lines of a text that set something: all but blank ones and comments. */
export function splitSettings(text: string): readonly SettingsLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => toLine(line, index + 1))
    .filter(({ key, value }) => !(key === '' && value === null) && !key.startsWith('#'));
}

/**
 * Reads KEY=VALUE lines as settings. `taken` maps the keys of another input to its name: none may be set twice.
 * A problem names lines by their number and never shows what is in them, since any of it may be secret.
 */
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
  return { value: settings, problem: problems.length === 0 ? null : `give KEY=VALUE lines: ${problems.join('; ')}` };
}

function toLine(text: string, number: number): SettingsLine {
  const at = text.indexOf('=');
  if (at < 0) return { number, key: text.trim(), value: null, text };
  return { number, key: text.slice(0, at).trim(), value: text.slice(at + 1), text };
}

function problemOf(line: SettingsLine, firstLines: ReadonlyMap<string, number>, taken: ReadonlySet<string>) {
  if (line.value === null) return 'has no "=" (a value cannot go on over several lines)';
  // The names that POSIX allows for environment variables (The Open Group Base Specifications, chapter 8.1).
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(line.key)) return 'has a key that is not letters, digits and underscores';
  const first = firstLines.get(line.key);
  if (first !== undefined) return `sets the same key as line ${first}`;
  return taken.has(line.key) ? 'sets a key that variables sets as well' : null;
}
