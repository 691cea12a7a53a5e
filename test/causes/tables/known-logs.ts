import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Cause, findCauses } from '../../../src/causes/cause.ts';
import { openCheckout } from '../../../src/github/checkout.ts';
import { plainLines } from '../../../src/kernel/untrusted.ts';
import { placeCauses } from '../../../src/report/cause/cause-place.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/causes');

/** A log of a deployment, and of one that failed the cause that a person named. */
export interface KnownLog {
  readonly name: string;
  readonly header: Readonly<Record<string, string>>;
  /** The sentence that a person would say, and others that are as good. */
  readonly sentences: readonly string[];
  readonly lines: readonly string[];
}

/** Returns the logs of deployments that failed, or of those that succeeded. */
export function readLogs(kind: 'failing' | 'passing'): readonly KnownLog[] {
  const packs = readdirSync(FOLDER).filter((name) => name.endsWith('.log'));
  const logs = packs.flatMap((name) => readPack(readFileSync(join(FOLDER, name), 'utf8')));
  return logs.filter(({ header }) => (header['kind'] === undefined) === (kind === 'passing'));
}

/** Reads a file with the logs of one tool, each below a line with its name. */
function readPack(text: string): readonly KnownLog[] {
  return text.split(/^%%%% /m).flatMap((part) => {
    const [, name = '', head = '', log = ''] = /^(\S+)\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(part) ?? [];
    if (name === '') return [];
    const fields = head.split('\n').flatMap((line) => {
      const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
      return key === '' ? [] : [[key, value] as const];
    });
    const sentences = fields.flatMap(([key, value]) => (key === 'cause' || key === 'also' ? [value] : []));
    const lines = log.replace(/\n$/, '').split('\n');
    return [{ name, header: Object.fromEntries(fields), sentences, lines }];
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

/** Minimum share of a known sentence's words that the found one must have. */
const WORDS_SHARE = 0.75;

/** Compares the first cause found in a log with its header. */
export function scoreLog(log: KnownLog): Score {
  const [found] = findCauses(plainLogOf(log));
  const { file = null, line, tree = file ?? '' } = log.header;
  const place = found === undefined ? found : placeInTree(found, tree === '' ? [] : tree.split(' '));
  const foundFile = place?.file ?? null;
  const said = new Set(wordsOf(found?.sentence ?? ''));
  const knownLine = line === undefined ? null : Number(line);
  const isFileRight = foundFile === file;
  const foundLine = place?.line ?? null;
  const isPlaceRight = found !== undefined && isFileRight && foundLine === knownLine;
  return {
    found,
    isSentenceRight: found !== undefined && log.sentences.some((sentence) => hasWords(said, wordsOf(sentence))),
    isPlaceRight,
    isPlaceWrong: foundFile !== null && (!isFileRight || (foundLine !== null && foundLine !== knownLine)),
  };
}

/** Returns the place that a job annotates which has these files checked out. */
function placeInTree(cause: Cause, files: readonly string[]): Pick<Cause, 'file' | 'line'> {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  try {
    for (const file of ['.git/HEAD', ...files]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
    const [placed] = placeCauses([cause], openCheckout(root), null);
    const file = placed?.place?.path ?? null;
    return { file, line: file === null ? null : (placed?.line ?? null) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

function hasWords(said: ReadonlySet<string>, known: readonly string[]): boolean {
  return known.filter((word) => said.has(word)).length >= known.length * WORDS_SHARE;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];
}
