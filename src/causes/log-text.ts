import { BUILDPACK_INDENT, BUILDPACK_STEP, readUnprefixed, STEP_START, type UnprefixedLine } from './log-prefix.ts';
import { type RepositoryRoot, readRoots } from './repository-roots.ts';
import { addScriptFolders } from './script-folder.ts';
import { findSharedPrefix } from './shared-prefix.ts';

/** A line of a log without its prefixes, and what they and other lines say of it. */
export interface LogText {
  readonly text: string;
  readonly folder: string;
  /** A name or number; a line whose prefix names none has the number of the last line that began one. */
  readonly step: string;
}

/** A log as matchers read it. */
export interface Log {
  readonly lines: readonly LogText[];
  /** Returns the folders in which the log says that the repository is. */
  readonly roots: () => readonly RepositoryRoot[];
}

/** A search in parts, between which others can run: of so many lines each. */
export type Search<Result> = Generator<undefined, Result, undefined>;
export const LINES_AT_A_TIME = 50;

/** Those of a host and of a task runner in it. */
const MAX_SHARED_PREFIXES = 3;

/** Returns a log's lines without prefixes, with their step and folder. Linear time. */
export function readLog(lines: readonly string[]): Log {
  let started = 0;
  const isIndented = lines.some((line) => BUILDPACK_STEP.test(line));
  const read = lines.map((line) => readUnprefixed(isIndented ? line.replace(BUILDPACK_INDENT, '') : line));
  const log = readUnshared(read).map(({ text, step, folder }) => {
    if (step === '' && STEP_START.test(text)) started += 1;
    return { text, folder, step: step === '' ? String(started) : step };
  });
  let roots: readonly RepositoryRoot[] | null = null;
  return {
    lines: addScriptFolders(log),
    // Few logs name a file that is in no usual folder.
    roots: () => (roots ??= readRoots(log.map(({ text }) => text))),
  };
}

/** Strips the prefixes that only this log has, and the known ones behind them. */
function readUnshared(read: readonly UnprefixedLine[]): readonly UnprefixedLine[] {
  let lines = read;
  for (let count = 0; count < MAX_SHARED_PREFIXES; count++) {
    const strip = findSharedPrefix(lines.map(({ text }) => text));
    if (strip === null) return lines;
    lines = lines.map((line) => {
      const { text, label } = strip(line.text);
      if (text === line.text) return line;
      const { text: rest, step, folder } = readUnprefixed(text);
      return { text: rest, step: line.step || step || label, folder: line.folder || folder };
    });
  }
  return lines;
}
