import { describe, expect, test } from 'vitest';
import { judgeAloneBench, type Row, renderAloneBench, runAloneBench } from './alone/alone.ts';

const rows = await runAloneBench(2);

function rowOf(method: string): Row | undefined {
  return rows.find((row) => row.method === method);
}

describe('one job alone', () => {
  test('follows a ten-minute deployment and its log with at most 120 requests, and sees its outcome within 5 s in the median', () => {
    const ours = rowOf('touchdown');

    expect(ours?.mostRequests).toBeLessThanOrEqual(120);
    expect(ours?.medianDelayMs).toBeLessThanOrEqual(5_000);
    expect(ours?.missedLines).toBe(0);
  });

  test('is compared with loops that read status and log every time and miss no line', () => {
    const statusChecks = 600 / 3.5;

    expect(rowOf('poll 3 s')?.medianRequests).toBeGreaterThan(2 * statusChecks);
    expect(rowOf('poll 3 s')?.longestDelayMs).toBeLessThan(4_000);
    expect(rowOf('poll 10 s')?.longestDelayMs).toBeGreaterThan(4_000);
    expect(rows.map(({ missedLines }) => missedLines)).toEqual([0, 0, 0]);
  });

  test('has the same figures every time', async () => {
    expect((await runAloneBench(2))[0]).toEqual(rows[0]);
  });
});

describe('the table of one job alone', () => {
  const row: Row = {
    method: 'touchdown',
    deployments: 3,
    medianRequests: 110,
    mostRequests: 120,
    medianDelayMs: 5_000,
    longDelayMs: 8_000,
    longestDelayMs: 9_990,
    missedLines: 0,
  };

  test('has one line for each method', () => {
    expect(renderAloneBench([row])).toBe(
      'who follows  requests: median  most  delay: median   90 %  longest  lines missed\n' +
        'touchdown                 110   120          5.0 s  8.0 s   10.0 s             0',
    );
  });

  test('meets its aims exactly up to their limits', () => {
    const met = (one: Row): boolean[] =>
      judgeAloneBench([one, { ...one, method: 'poll 3 s' }]).map(({ isMet }) => isMet);

    expect(met(row)).toEqual([true, true, true]);
    expect(met({ ...row, mostRequests: 121 })).toEqual([false, true, true]);
    expect(met({ ...row, medianDelayMs: 5_001 })).toEqual([true, false, true]);
    expect(met({ ...row, missedLines: 1 })).toEqual([true, true, false]);
  });
});
