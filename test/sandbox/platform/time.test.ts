import { describe, expect, test } from 'vitest';
import { createPlatformTime } from '../../../src/sandbox/platform/time.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { START } from '../play.ts';

describe("the platform's time", () => {
  test('stands still while it is frozen, and can still be advanced', async () => {
    const clock = createFakeClock(START);
    const time = createPlatformTime(clock, 60);
    time.setFrozen(true);
    await clock.advance(1000);
    expect(time.now()).toBe(START);
    time.advance(250);
    expect(time.now()).toBe(START + 250);
    time.setFrozen(false);
    await clock.advance(1000);
    expect(time.now()).toBe(START + 60_250);
  });

  test('converts the distance of a time to real time', () => {
    const time = createPlatformTime(createFakeClock(START), 60);
    expect(time.realMsUntil(START + 60_000)).toBe(1000);
    expect(time.realMsUntil(START - 1)).toBe(0);
    time.setFrozen(true);
    expect(time.realMsUntil(START + 1)).toBe(Number.POSITIVE_INFINITY);
    expect(time.realMsUntil(START)).toBe(0);
  });
});
