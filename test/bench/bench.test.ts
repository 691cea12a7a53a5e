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

test('the aims for requests judge only the action, and its delay beside the all-knowing scheduler', () => {
  const result: Result = { firstCheckMs: 5, delayMs: 6, longDelayMs: 9, lost: 0, provoked: 0, requests: 9 };
  const others = { 'all-knowing': { ...result, delayMs: 4 }, 'poll 10 s': { ...result, lost: 7, provoked: 900 } };
  const row: Row = { left: 985, ageMinutes: 1, jobs: 2, arrivals: 'hour', touchdown: result, ...others };
  const met = (touchdown: Partial<Result>) =>
    judgeRequests([row, { ...row, touchdown: { ...result, ...touchdown } }]).map(({ isMet }) => isMet);

  expect(met({})).toEqual([true, true, true]);
  expect(met({ lost: 1, provoked: 1, delayMs: 6.1 })).toEqual([false, false, false]);
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
