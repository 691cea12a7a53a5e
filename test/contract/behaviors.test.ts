import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const rows = [...readFileSync(join(ROOT, 'docs/behaviors.md'), 'utf8').matchAll(/^\| (\d+) \|/gm)].map((match) =>
  Number(match[1]),
);

/** The numbers of the rows that the titles of all tests name, as in `… (B7) (B8)'`. */
function readTaggedRows(): Set<number> {
  const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.test.ts'),
  );
  const titles = files.flatMap((path) => [
    ...readFileSync(join(ROOT, 'test', path), 'utf8').matchAll(/(?:\(B\d+\)\s?)+['"`]/g),
  ]);
  return new Set(titles.flatMap(([tags]) => [...tags.matchAll(/\(B(\d+)\)/g)].map((match) => Number(match[1]))));
}

describe('the page of behaviors', () => {
  test('numbers its rows without a gap', () => {
    expect(rows.toSorted((one, other) => one - other)).toEqual(rows.map((_, index) => index + 1));
  });

  test('has a test for every row', () => {
    const tagged = readTaggedRows();
    expect(rows.filter((row) => !tagged.has(row))).toEqual([]);
  });

  test('has a row for every behavior that a test names', () => {
    expect([...readTaggedRows()].filter((row) => !rows.includes(row))).toEqual([]);
  });
});
