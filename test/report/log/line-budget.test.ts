import { describe, expect, test } from 'vitest';
import { createLineBudget, cutEntry } from '../../../src/report/log/line-budget.ts';

describe('an entry of a log', () => {
  test('is shown whole up to a thousand lines', () => {
    const entry = Array.from({ length: 1_000 }, (_, index) => `line ${index}`).join('\n');
    const { lines, remark } = createLineBudget()(entry);
    expect([lines.length, lines.at(-1), remark]).toEqual([1_000, 'line 999', null]);
  });

  test('of more lines is shown by its first thousand, and the others are counted', () => {
    const { lines, remark } = createLineBudget('; look there')('x\r'.repeat(2_003_081));
    expect([lines.length, remark]).toEqual([1_000, '2002081 more lines of this entry are not shown; look there']);
    expect(cutEntry('a\nb\nc', 2)).toEqual({ lines: ['a', 'b'], leftOut: 1 });
  });

  test('is one line where it is empty', () => {
    expect(createLineBudget()('')).toEqual({ lines: [''], remark: null });
  });
});

describe('a run', () => {
  test('shows a hundred thousand lines, says once that it shows no more, and then shows none', () => {
    const budget = createLineBudget();
    const shown = Array.from({ length: 110 }, () => budget('x\n'.repeat(999)));
    expect(shown.flatMap(({ lines }) => lines)).toHaveLength(100_000);
    expect(shown.flatMap(({ remark }) => remark ?? [])).toEqual([
      'no more of the log is shown: a run shows 100000 lines at most',
    ]);
  });
});
