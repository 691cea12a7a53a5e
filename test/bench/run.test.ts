import { describe, expect, test, vi } from 'vitest';
import { type Bench, runBenches } from './bench.ts';
import { BENCHES, judgeLogTail, judgeSharedToken } from './benches.ts';
import type { Row as LogTailRow } from './log-tail/log-tail.ts';
import { createRescan, createSeenSet, createStitcher } from './log-tail/methods.ts';
import type { Row as SharedTokenRow } from './rate-limit/shared-token.ts';
import { type Policy, simulateShared } from './rate-limit/simulate-shared.ts';
import { medianOf, quantileOf } from './statistics.ts';

describe('npm run bench', () => {
  test('prints only the table of the requested bench, and how many of its aims are met', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    const aims = [
      { text: 'at most 3', seen: '2', isMet: true },
      { text: 'at least 5', seen: '4', isMet: false },
    ];
    const bench: Bench = { name: 'one', measures: ['How long.'], run: async () => ({ table: 'a  b', aims }) };
    const other: Bench = { ...bench, name: 'other', run: () => Promise.reject(new Error('not asked for')) };

    expect(await runBenches([other, bench], ['one'])).toBe(0);
    expect(print.mock.calls.flat()).toEqual([
      '== one ==\nHow long.\n\na  b\n\nmet      at most 3: 2\nNOT met  at least 5: 4\n',
      '1 of 2 aims met in this run',
    ]);
  });

  test('lists the benches if one is asked for that does not exist, and runs none', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();

    expect(await runBenches(BENCHES, ['alone', 'finish'])).toBe(1);
    expect(complain.mock.calls.flat()).toEqual([
      'There is no bench named finish. Name any of start, shared-token, alone, log-tail, causes, github, relay, command-line, or none for all of them.',
    ]);
  });
});

test('each bench has a name of its own', () => {
  expect(new Set(BENCHES.map(({ name }) => name)).size).toBe(BENCHES.length);
});

describe('the bench of a shared token', () => {
  const row: SharedTokenRow = {
    situation: 'over an hour',
    followers: 10,
    policy: 'touchdown',
    deployments: 200,
    medianDelayMs: 9_000,
    longDelayMs: 20_000,
    firstCheckMs: 30_000,
    ratio: 1.5,
    lost: 0,
    provoked: 0,
    blind: 3,
    requests: 900,
  };
  const policies: readonly Policy[] = ['all-knowing', 'touchdown', 'poll 3 s', 'poll 10 s'];

  test.each(policies)('plays a job to its verdict: %s', async (policy) => {
    const jobs = { followers: 1, seed: 1, arrivals: 'fan-out', maxMinutes: 20 } as const;
    const shared = { ...jobs, budgetPerHour: 1_000, reserve: 50, policy, window: { ageMs: 0, used: 0 } };

    expect(await simulateShared(shared)).toMatchObject({ lost: 0, provoked: 0, delaysMs: [expect.any(Number)] });
  });

  test('judges only the rows of the action', () => {
    const poller: SharedTokenRow = { ...row, policy: 'poll 3 s', lost: 7, provoked: 900, ratio: 80 };
    const met = (one: SharedTokenRow): boolean[] => judgeSharedToken([row, one, poller]).map(({ isMet }) => isMet);

    expect(met(row)).toEqual([true, true, true]);
    expect(met({ ...row, lost: 1 })).toEqual([false, true, true]);
    expect(met({ ...row, provoked: 1 })).toEqual([true, false, true]);
    expect(met({ ...row, ratio: 1.51 })).toEqual([true, true, false]);
  });

  test('names the row that is farthest from the aim', () => {
    expect(judgeSharedToken([row, { ...row, followers: 50, ratio: 2 }])[2]?.seen).toBe(
      'in 1 of 2 rows; the largest is 2.00x, 50 followers, over an hour',
    );
  });
});

describe('the bench of the log tail', () => {
  const rows: LogTailRow[] = [
    { kind: 'throughput', method: 'stitcher', lines: 100, linesPerSecond: 1e6, lostLines: 0 },
    { kind: 'throughput', method: 'set of all lines seen', lines: 100, linesPerSecond: 2e6, lostLines: 9 },
    { kind: 'growth', windowLines: 100, nsPerLine: 800, ratio: 1 },
    { kind: 'growth', windowLines: 5_000, nsPerLine: 1_200, ratio: 1.5 },
  ];

  test.each([
    ['stitcher', createStitcher(2), 3],
    ['set of all lines seen', createSeenSet(), 2],
    ['re-scan of all shown', createRescan(), 2],
  ])('has a %s that shows lines', (_, method, shown) => {
    const windows = [
      ['a', 'b'],
      ['b', 'b'],
    ];
    const counts = windows.map((texts) => method(texts.map((text) => ({ text, epochMs: null, id: null }))));

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(shown);
  });

  test('judges only the stitcher', () => {
    const met = (more: LogTailRow[]): boolean[] => judgeLogTail([...rows, ...more]).map(({ isMet }) => isMet);

    expect(met([])).toEqual([true, true]);
    expect(
      met([{ kind: 'throughput', method: 'stitcher, short log', lines: 9, linesPerSecond: 1, lostLines: 1 }]),
    ).toEqual([false, true]);
    expect(met([{ kind: 'growth', windowLines: 10_000, nsPerLine: 1_208, ratio: 1.51 }])).toEqual([true, false]);
  });
});

describe('the statistics', () => {
  test('have the lower of two middle values as median, and no median without values', () => {
    expect(medianOf([4, 1, 3, 2])).toBe(2);
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([])).toBeNaN();
  });

  test('have the smallest and the greatest value as the outer quantiles', () => {
    const values = [3, 1, 2];

    expect([quantileOf(values, 0), quantileOf(values, 1)]).toEqual([1, 3]);
    expect(values).toEqual([3, 1, 2]);
  });
});
