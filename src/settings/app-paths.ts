import { type PathPattern, parsePathPattern } from '../kernel/path-pattern.ts';
import type { NamedApp } from './app-ids.ts';
import { bad, good, type Parsed } from './kind.ts';

/** Which files concern an application. */
export interface AppPaths {
  /** Its name, or its id. */
  readonly app: string;
  /** In their order; empty: every file. */
  readonly patterns: readonly PathPattern[];
}

/** Matching takes at most the time of the paths times this. */
const MAX_CHARS = 2_000;
const FORM = 'Write one line for each application, NAME=PATTERN,PATTERN.';

/** Parses one application a line as `NAME=PATTERN,PATTERN`, each once; blank lines and comments are left out. */
export function parseAppPaths(text: string): Parsed<readonly AppPaths[]> {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const all: AppPaths[] = [];
  for (const line of lines) {
    const at = line.indexOf('=');
    const app = line.slice(0, Math.max(0, at)).trim();
    const refuse = (problem: string, blamed = line) => bad([], `${problem} ${FORM}`, blamed);
    if (app === '') return refuse(`has no ${at < 0 ? '"="' : 'name before the "="'}.`);
    if (all.some((other) => isSame(other.app, app))) return refuse('has two lines.', app);
    if (line.length > MAX_CHARS) return refuse(`has more than ${MAX_CHARS} characters in one line.`, app);
    const patterns: PathPattern[] = [];
    const texts = line.slice(at + 1).split(',');
    for (const written of texts.map((one) => one.trim()).filter((one) => one !== '')) {
      const parsed = parsePathPattern(written);
      if (parsed.problem !== null) return bad([], parsed.problem, written);
      patterns.push(parsed.pattern);
    }
    if (patterns.length > 0 && patterns.every(({ isExclusion }) => isExclusion)) {
      return refuse('has only exclusions. Write ** before them to include every other file.');
    }
    all.push({ app, patterns });
  }
  return good(all);
}

/** Returns the applications of lines that none of `apps` is. */
export function unknownAmong(paths: readonly AppPaths[], apps: readonly NamedApp[]): readonly string[] {
  return paths.filter((line) => !apps.some((app) => isOf(app, line))).map(({ app }) => app);
}

/** Returns the patterns of an application; none, which includes every file, if it has no line. */
export function patternsOf(app: NamedApp, paths: readonly AppPaths[]): readonly PathPattern[] {
  return paths.find((line) => isOf(app, line))?.patterns ?? [];
}

function isOf({ appId, name }: NamedApp, { app }: AppPaths): boolean {
  return isSame(name, app) || isSame(appId, app);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
