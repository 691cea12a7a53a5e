import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const TESTS = join(import.meta.dirname, '..');
const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\bgolden\/[^/]+$/.test(path))
  .map((path) => ({ path, lines: readFileSync(join(TESTS, path), 'utf8').trimEnd().split('\n') }));

const MAX_FILES = 20;
const MAX_LINES = 60;
/** What is shorter is a word of the product, such as a headline. */
const MIN_WORDS = 5;

/** Returns the clauses of prose in a line, without what a table or a log holds. */
function clausesOf(line: string): readonly string[] {
  if (/^[|│]/.test(line)) return [];
  return line
    .split(/[.,:;()]+ |\.$/)
    .filter((clause) => !/\d/.test(clause) && clause.trim().split(/\s+/).length >= MIN_WORDS);
}

describe('the golden files', () => {
  test('are few and short', () => {
    expect(files.length).toBeLessThanOrEqual(MAX_FILES);
    expect(files.filter(({ lines }) => lines.length > MAX_LINES).map(({ path }) => path)).toEqual([]);
  });

  test('have no clause of prose in two of them, so that rewording one changes one file', () => {
    const places = new Map<string, Set<string>>();
    for (const { path, lines } of files) {
      for (const clause of lines.flatMap(clausesOf)) places.set(clause, (places.get(clause) ?? new Set()).add(path));
    }
    expect([...places].filter(([, paths]) => paths.size > 1).map(([clause]) => clause)).toEqual([]);
  });
});
