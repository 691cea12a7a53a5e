import { describe, expect, test } from 'vitest';
import { askAmong, askWith, MAX_AT_ONCE, type Statement, type Steps } from '../../../src/relay/store/sql.ts';

/** Returns what was asked; each statement gives one row, its number. */
function play(steps: Steps<unknown>): { readonly asked: readonly Statement[]; readonly answer: unknown } {
  const asked: Statement[] = [];
  let step = steps.next([]);
  while (step.done !== true) {
    asked.push(step.value);
    step = steps.next([{ nth: asked.length }]);
  }
  return { asked, answer: step.value };
}

const IN = (marks: string): string => `SET a = ? WHERE id IN (${marks})`;
const FROM = (table: string): string => `FROM ${table} AS one`;

describe('a list of keys', () => {
  test('is as long as the next power of two, the last key again and again', () => {
    expect(play(askAmong(IN, ['a', 'b', 'c'], 7)).asked).toEqual([
      { sql: 'SET a = ? WHERE id IN (?, ?, ?, ?)', values: [7, 'a', 'b', 'c', 'c'] },
    ]);
    expect(play(askAmong(IN, ['a'])).asked).toEqual([{ sql: 'SET a = ? WHERE id IN (?)', values: ['a'] }]);
  });

  test('has few texts', () => {
    const keys = Array.from({ length: 1_000 }, (_, nth) => nth);
    const texts = keys.flatMap((nth) => play(askAmong(IN, keys.slice(0, nth))).asked.map(({ sql }) => sql));
    expect(new Set(texts).size).toBeLessThan(10);
  });

  test('of none asks nothing, and of too many in parts, whose rows are answered together', () => {
    expect(play(askAmong(IN, []))).toEqual({ asked: [], answer: [] });
    const keys = Array.from({ length: 2 * MAX_AT_ONCE + 1 }, (_, nth) => nth);
    const { asked, answer } = play(askAmong(IN, keys));
    expect(asked.flatMap(({ values }) => values)).toEqual(keys);
    expect(answer).toEqual([{ nth: 1 }, { nth: 2 }, { nth: 3 }]);
  });
});

test('a table of rows is numbered, and filled up with nulls', () => {
  expect(play(askWith(FROM, [['a', 1]])).asked).toEqual([{ sql: 'FROM (VALUES (0, ?, ?)) AS one', values: ['a', 1] }]);
  const rows = [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ];
  expect(play(askWith(FROM, rows)).asked).toEqual([
    {
      sql: 'FROM (VALUES (0, ?, ?), (1, ?, ?), (2, ?, ?), (3, ?, ?)) AS one',
      values: ['a', 1, 'b', 2, 'c', 3, null, null],
    },
  ]);
  expect(play(askWith(FROM, []))).toEqual({ asked: [], answer: [] });
});
