import { describe, expect, test } from 'vitest';
import { createLastLines } from '../../../src/report/log/last-lines.ts';

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

  test('are fewer where they are long, so that ten thousand of them take no more than some megabytes', () => {
    const last = createLastLines(10_000);
    for (let count = 0; count < 1_000; count++) last.add('x'.repeat(8_000));
    expect(last.lines()).toHaveLength(524);
  });
});
