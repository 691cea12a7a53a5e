import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Cause, findCauses } from '../../../src/causes/cause.ts';
import { CAUSE_KINDS } from '../../../src/causes/matcher.ts';
import { openCheckout } from '../../../src/github/checkout.ts';
import { plainLines } from '../../../src/kernel/untrusted.ts';
import { placeCauses } from '../../../src/report/cause/cause-place.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/causes');

/** A log of a deployment, and of one that failed the cause that a person named. */
interface KnownLog {
  readonly name: string;
  readonly header: Readonly<Record<string, string>>;
  /** The sentence that a person would say, and others that are as good. */
  readonly sentences: readonly string[];
  /** As a run keeps them. */
  readonly lines: readonly string[];
}

/** Reads a file with the logs of one tool, each below a line with its name. */
function readPack(text: string): readonly KnownLog[] {
  return text.split(/^%%%% /m).flatMap((part) => {
    const [, name = '', head = '', log = ''] = /^(\S+)\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(part) ?? [];
    if (name === '') return [];
    const fields = [...head.matchAll(/^(\w+): (.+)$/gm)].map(([, key = '', value = '']) => [key, value] as const);
    const sentences = fields.flatMap(([key, value]) => (key === 'cause' || key === 'also' ? [value] : []));
    const lines = log.replace(/\n$/, '').split('\n').flatMap(plainLines);
    return [{ name, header: Object.fromEntries(fields), sentences, lines }];
  });
}

const roots = mkdtempSync(join(tmpdir(), 'checkouts-'));
afterAll(() => rmSync(roots, { recursive: true }));

/** Returns the place that a job annotates which has the log's files checked out. */
function placeOf(cause: Cause, { name, header }: KnownLog) {
  const root = join(roots, name);
  for (const file of ['.git/HEAD', ...(header['tree'] ?? header['file'] ?? '').split(' ')].filter(Boolean)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  const [placed] = placeCauses([cause], openCheckout(root), null);
  const file = placed?.place?.path;
  return { file, line: file === undefined || placed?.line === null ? undefined : String(placed?.line) };
}

/** Returns true if a sentence has three of four words of a known one. */
function hasWords(sentence: string, known: string): boolean {
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];
  const [said, words] = [wordsOf(sentence), wordsOf(known)];
  return words.filter((word) => said.includes(word)).length >= words.length * 0.75;
}

describe('the corpus of logs', () => {
  const packs = readdirSync(FOLDER).filter((name) => name.endsWith('.log'));
  const logs = packs.flatMap((name) => readPack(readFileSync(join(FOLDER, name), 'utf8')));
  const failing = logs.filter(({ header }) => header['kind'] !== undefined);

  test.each(CAUSE_KINDS)('has the cause of each log found, and its place: %s', (kind) => {
    const ofKind = failing.filter(({ header }) => header['kind'] === kind);
    const wrong = ofKind.flatMap((log) => {
      const [found] = findCauses(log.lines);
      const { file, line } = log.header;
      const place = found && placeOf(found, log);
      const isRight = log.sentences.some((sentence) => hasWords(found?.sentence ?? '', sentence));
      return isRight && place?.file === file && place?.line === line ? [] : [{ name: log.name, found, place }];
    });
    expect(wrong).toEqual([]);
    expect(ofKind.length).toBeGreaterThan(0);
  });

  test('has no cause found in the logs of deployments that succeeded', () => {
    const passing = logs.filter(({ header }) => header['kind'] === undefined);
    const found = passing.filter(({ lines }) => findCauses(lines).length > 0);
    expect(found.map(({ name }) => name)).toEqual([]);
    expect(passing.length).toBeGreaterThan(300);
  });
});
