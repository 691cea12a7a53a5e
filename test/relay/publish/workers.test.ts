import { expect, test } from 'vitest';
import { startTeam } from '../../../src/relay/publish/workers.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const POLL_MS = 1_000;

test('a team looks for work once a poll, by one of those who have nothing under way', async () => {
  const clock = createFakeClock();
  const asked: number[] = [];
  const begun: number[] = [];
  const work: number[] = [];
  const run = async (onTaken: () => void): Promise<number> => {
    asked.push(clock.monotonicMs());
    const tookMs = work.shift();
    if (tookMs === undefined) return POLL_MS;
    begun.push(clock.monotonicMs());
    onTaken();
    await clock.wait(tookMs);
    return 0;
  };
  const team = startTeam({ name: 'test', size: 3, run, pollMs: POLL_MS, clock, log: () => {} });
  await clock.advance(10_500);
  expect(asked.filter((at) => at > 0)).toHaveLength(10);
  work.push(60_000);
  await clock.advance(1_000);
  work.push(60_000);
  await clock.advance(1_000);
  work.push(5);
  await clock.advance(1_000);
  expect(begun).toEqual([11_000, 12_000, 13_000]);
  asked.length = 0;
  await clock.advance(40_000);
  expect(asked.length).toBeLessThanOrEqual(42);
  await clock.run(team.stop());
});

test('a team that is woken looks once, and again as soon as one is free where all have something under way', async () => {
  const clock = createFakeClock();
  let asked = 0;
  const work: number[] = [];
  const run = async (onTaken: () => void): Promise<number> => {
    asked += 1;
    const tookMs = work.shift();
    if (tookMs === undefined) return POLL_MS;
    onTaken();
    await clock.wait(tookMs);
    return POLL_MS;
  };
  const team = startTeam({ name: 'test', size: 3, run, pollMs: POLL_MS, clock, log: () => {} });
  await clock.advance(100);
  asked = 0;
  team.wake();
  await clock.advance(100);
  expect(asked).toBe(1);
  work.push(500, 40_000, 40_000);
  team.wake();
  await clock.advance(100);
  expect([asked, work]).toEqual([4, []]);
  work.push(10);
  team.wake();
  await clock.advance(399);
  expect(work).toEqual([10]);
  await clock.advance(1);
  expect(work).toEqual([]);
  await clock.run(team.stop());
});
