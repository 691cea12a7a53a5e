import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/kernel/clock.ts';
import { createPlatformTime } from '../../src/sandbox/platform/time.ts';
import { createScheduler } from '../../src/sandbox/sandbox.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { START } from './play.ts';

function openAlarm(speed = 1) {
  const clock = createFakeClock(START);
  const time = createPlatformTime(clock, speed);
  const rings: number[] = [];
  const waits: number[] = [];
  const wait: Clock['wait'] = (durationMs, signal) => {
    waits.push(durationMs);
    return clock.wait(durationMs, signal);
  };
  const scheduler = createScheduler({ ...clock, wait }, time, () => rings.push(time.now() - START));
  return { clock, time, scheduler, rings, waits };
}

describe('the scheduler', () => {
  test('runs its task once, at its time', async () => {
    const { clock, scheduler, rings } = openAlarm();
    scheduler.set(START + 5000);
    await clock.advance(4999);
    expect(rings).toEqual([]);
    await clock.advance(1);
    await clock.advance(100_000);
    expect(rings).toEqual([5000]);
  });

  test('uses platform time, however fast that runs', async () => {
    const { clock, scheduler, rings } = openAlarm(60);
    scheduler.set(START + 90_000);
    await clock.advance(1500);
    expect(rings).toEqual([90_000]);
  });

  test('runs at once for a past time', async () => {
    const { clock, scheduler, rings } = openAlarm();
    scheduler.set(START - 5000);
    await clock.advance(0);
    expect(rings).toEqual([0]);
  });

  test('runs only at the last time that was set', async () => {
    const { clock, scheduler, rings } = openAlarm();
    for (const seconds of [5, 2, 9]) scheduler.set(START + seconds * 1000);
    await clock.advance(20_000);
    expect(rings).toEqual([9000]);
  });

  test('runs once if one time is set twice', async () => {
    const { clock, scheduler, rings, waits } = openAlarm();
    for (let count = 0; count < 2; count += 1) scheduler.set(START + 5000);
    await clock.advance(20_000);
    expect([rings, waits]).toEqual([[5000], [5000]]);
  });

  test('can be set again after it has run, to the same time too', async () => {
    const { clock, scheduler, rings } = openAlarm();
    scheduler.set(START + 5000);
    await clock.advance(5000);
    scheduler.set(START + 5000);
    await clock.advance(0);
    scheduler.set(START + 7000);
    await clock.advance(2000);
    expect(rings).toEqual([5000, 5000, 7000]);
  });

  test('does not run if no time is set', async () => {
    const { clock, scheduler, rings } = openAlarm();
    scheduler.set(START + 5000);
    scheduler.set(null);
    await clock.advance(20_000);
    expect(rings).toEqual([]);
  });

  test('waits for nothing while time is stopped, and runs once time continues and it is set again', async () => {
    const { clock, time, scheduler, rings, waits } = openAlarm();
    time.setFrozen(true);
    scheduler.set(START + 5000);
    await clock.advance(20_000);
    expect([rings, waits]).toEqual([[], []]);
    scheduler.set(null);
    time.setFrozen(false);
    scheduler.set(START + 5000);
    await clock.advance(5000);
    expect(rings).toEqual([5000]);
  });

  test('never runs once it is closed', async () => {
    const { clock, scheduler, rings } = openAlarm();
    scheduler.set(START + 5000);
    scheduler.close();
    scheduler.set(START + 6000);
    await clock.advance(20_000);
    expect(rings).toEqual([]);
  });
});
