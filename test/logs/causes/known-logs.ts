import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainLines } from '../../../src/kernel/untrusted.ts';
import { type Cause, findCauses } from '../../../src/logs/cause.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/causes');

/** A log whose cause a person named. */
export interface KnownLog {
  readonly name: string;
  readonly header: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
  /** True if it is only for scoring: it is not read while matchers are written. */
  readonly isSetAside: boolean;
}

/** Returns the logs of deployments that failed, or of those that succeeded. */
export function readLogs(kind: 'failing' | 'passing'): readonly KnownLog[] {
  return readdirSync(join(FOLDER, kind)).map((name) => {
    const text = readFileSync(join(FOLDER, kind, name), 'utf8');
    const [head = '', log = ''] = text.split(/^---\n([\s\S]*)/m);
    const header = Object.fromEntries(
      head.split('\n').flatMap((line) => {
        const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
        return key === '' ? [] : [[key, value]];
      }),
    );
    const digest = createHash('sha256').update(name).digest('hex');
    return { name, header, lines: log.replace(/\n$/, '').split('\n'), isSetAside: /[13579bdf]$/.test(digest) };
  });
}

/** Returns the log's lines as a run keeps them. */
export function plainLogOf({ lines }: KnownLog): readonly string[] {
  return lines.flatMap(plainLines);
}

/** How the first cause that was found compares with the known one. */
export interface Score {
  readonly found: Cause | undefined;
  readonly isSentenceRight: boolean;
  readonly isPlaceRight: boolean;
  /** True if it names a file or a line, and not the known one. */
  readonly isPlaceWrong: boolean;
}

/** Minimum share of the known sentence's words that the found one must have. */
const WORDS_SHARE = 0.75;

/** Compares the first cause found in a log with its header. */
export function scoreLog(log: KnownLog): Score {
  const [found] = findCauses(plainLogOf(log));
  const { cause = '', file = null, line } = log.header;
  const known = wordsOf(cause);
  const said = new Set(wordsOf(found?.sentence ?? ''));
  const shared = known.filter((word) => said.has(word)).length;
  const knownLine = line === undefined ? null : Number(line);
  const isFileRight = (found?.file ?? null) === file;
  const isPlaceRight = found !== undefined && isFileRight && found.line === knownLine;
  const namesPlace = found !== undefined && found.file !== null;
  return {
    found,
    isSentenceRight: found !== undefined && shared >= known.length * WORDS_SHARE,
    isPlaceRight,
    isPlaceWrong: namesPlace && (!isFileRight || (found.line !== null && found.line !== knownLine)),
  };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];
}
