import { describe, expect, test } from 'vitest';
import { insert, MAX_AT_ONCE, queryAmong, type Statement, type Steps } from '../../../src/relay/store/sql.ts';

/** Returns the statements; each one returns one row, its number. */
function play(steps: Steps<unknown>): { readonly requested: readonly Statement[]; readonly answer: unknown } {
  const requested: Statement[] = [];
  let step = steps.next([]);
  while (step.done !== true) {
    requested.push(step.value);
    step = steps.next([{ nth: requested.length }]);
  }
  return { requested, answer: step.value };
}

const IN = (marks: string): string => `SET a = ? WHERE id IN (${marks})`;
describe('a list of keys', () => {
  test('is filled up to 1, 2, 4 … keys, after the values before it', () => {
    expect(play(queryAmong(IN, ['a', 'b', 'c'], 7)).requested).toEqual([
      { sql: 'SET a = ? WHERE id IN (?, ?, ?, ?)', values: [7, 'a', 'b', 'c', 'c'] },
    ]);
    expect(play(queryAmong(IN, [['a', 'b']])).requested).toEqual([
      { sql: 'SET a = ? WHERE id IN ((?, ?))', values: ['a', 'b'] },
    ]);
  });

  test('sends nothing if it is empty, and several statements if it is too long, whose rows are returned together', () => {
    expect(play(queryAmong(IN, []))).toEqual({ requested: [], answer: [] });
    const keys = Array.from({ length: 2 * MAX_AT_ONCE + 1 }, (_, nth) => nth);
    const { requested, answer } = play(queryAmong(IN, keys));
    expect(requested.flatMap(({ values }) => values)).toEqual(keys);
    expect(answer).toEqual([{ nth: 1 }, { nth: 2 }, { nth: 3 }]);
  });
});

describe('inserted rows', () => {
  test('are sent in no statement if there are none, and in parts if there are too many', () => {
    expect(play(insert('t', []))).toEqual({ requested: [], answer: [] });
    const { requested } = play(
      insert(
        't',
        Array.from({ length: MAX_AT_ONCE + 1 }, (_, id) => ({ id })),
      ),
    );
    expect(requested.map(({ values }) => values.length)).toEqual([MAX_AT_ONCE, 1]);
  });
});
