import { describe, expect, test } from 'vitest';
import {
  createLastLines,
  createLineBudget,
  cutEntry,
  renderRemark,
  renderUnreadable,
  sayGap,
} from '../../src/report/log-sentences.ts';

describe('what is said of a log', () => {
  test('says how many lines are missing, if that is known', () => {
    expect(renderRemark(sayGap(12))).toBe('… about 12 lines are missing here …');
    expect(renderRemark(sayGap(null))).toBe('… some lines are missing here …');
  });

  test('says why lines are left out, and what has them', () => {
    const said = sayGap(null, 'withheld');
    expect(said).toContain('may be from the previous one');
    expect(said).toContain('The platform has them');
  });

  test('says that the result does not depend on it, and why it cannot be read', () => {
    expect(renderUnreadable(new Error('The token may not.'))).toMatch(
      /does not affect the result\. The token may not\.$/,
    );
  });
});

describe('the last lines of a log', () => {
  test('are as many as are wanted, oldest first', () => {
    const last = createLastLines(2);
    for (const line of ['one', 'two', 'three']) last.add(line);
    expect(last.lines()).toEqual(['two', 'three']);
  });

  test('are cut one by one', () => {
    const last = createLastLines(1);
    last.add('x'.repeat(9_000));
    expect(last.lines()).toEqual([expect.stringMatching(/^x{8150,}… \(\d+ more characters\)$/)]);
  });

  test('are fewer if they are long: ten thousand of them take no more than some megabytes', () => {
    const last = createLastLines(10_000);
    for (let count = 0; count < 1_000; count++) last.add('x'.repeat(8_000));
    expect(last.lines()).toHaveLength(524);
  });
});

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
      'no more log lines are shown: the limit is 100000 lines per run',
    ]);
  });
});
