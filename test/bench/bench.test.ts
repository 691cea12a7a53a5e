import { describe, expect, test, vi } from 'vitest';
import { atMost, type Part, runParts } from './bench.ts';
import { judgeRequests, type Result, type Row } from './rate-limit/requests.ts';
import { judgeRelay } from './relay/relay.ts';

describe('npm run bench', () => {
  test('prints only the requested part, and how many of its aims are met', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    const aims = [atMost('requests', 3, 3), atMost('failures', 1, 0)];
    const part: Part = { name: 'one', about: ['How many.'], run: async () => ({ table: 'a  b', aims }) };
    const other: Part = { ...part, name: 'other', run: () => Promise.reject(new Error('not requested')) };

    expect(await runParts([other, part], ['one'])).toBe(0);
    expect(print.mock.calls.flat()).toEqual([
      '== one ==\nHow many.\n\na  b\n\nmet      requests: at most 3: 3\nNOT met  failures: at most 0: 1\n',
      '1 of 2 aims met in this run',
    ]);
  });

  test('runs nothing if a name is unknown', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const part: Part = { name: 'one', about: [], run: () => Promise.reject(new Error('not requested')) };

    expect(await runParts([part], ['one', 'two'])).toBe(1);
  });
});

test('the aims for the rate limit judge only the action, and each only its situations', () => {
  const good = { firstCheckMs: 5_000, delayMs: 6_000, longDelayMs: 9_000, requests: 9 };
  const result: Result = { ...good, lost: 0, provoked: 0, provokedShare: 0 };
  const others = { 'all-knowing': result, 'poll 10 s': { ...result, lost: 7, provoked: 900, provokedShare: 0.5 } };
  const row: Row = { left: 985, ageMinutes: 1, jobs: 2, arrivals: 'at-once', touchdown: result, ...others };
  const slow: Result = {
    firstCheckMs: 60_000,
    delayMs: 60_000,
    longDelayMs: 60_000,
    requests: 9,
    lost: 1,
    provoked: 1,
    provokedShare: 0.02,
  };
  const notMet = (situation: Partial<Row>): number[] =>
    judgeRequests([row, { ...row, touchdown: slow, ...situation }]).flatMap(({ isMet }, index) => (isMet ? [] : index));

  expect(judgeRequests([row]).every(({ isMet }) => isMet)).toBe(true);
  expect(notMet({})).toEqual([0, 1, 2, 3, 4]);
  expect(notMet({ jobs: 10 })).toEqual([0, 1, 5, 6]);
  expect(notMet({ left: 250, ageMinutes: 30 })).toEqual([0, 1, 7, 8]);
  expect(notMet({ jobs: 200 })).toEqual([0, 1]);
});

test('the aims for a relay compare it with node:http in the same round', () => {
  const row = { acksMs: [20], writesMs: [50] };
  const http = { ...row, store: null, rounds: [100, 200, 400] };
  const relay = { ...row, store: 'SQLite' as const, rounds: [20, 10, 200] };

  expect(judgeRelay([http, relay]).map(({ seen, isMet }) => [seen, isMet])).toEqual([
    ['0.20x', true],
    ['20.0 ms', true],
    ['50.0 ms', true],
  ]);
});
