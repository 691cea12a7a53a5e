import { describe, expect, test } from 'vitest';
import { playRow, readTruthRows } from './truth-rows.ts';

const ROWS = readTruthRows('engine');

describe('the tables of docs/how-it-decides.md', () => {
  test('have rows for each of the six rules, and no situation twice', () => {
    expect([...new Set(ROWS.map(({ rule }) => rule))]).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(new Set(ROWS.map(({ title }) => title)).size).toBe(ROWS.length);
  });

  test.each(ROWS)(
    'come to $result by $evidence if $title (B1) (B3) (B17) (B46) (B47) (B48) (B49) (B50) (B51)',
    async (row) => {
      const { result, evidence, response } = row;
      const requests = response === 'no request' ? 0 : response.split(' → ').length;
      expect(await playRow(row)).toEqual({ result, evidence, requests });
    },
  );
});
