import { describe, expect, test } from 'vitest';
import { createPlatformTime } from '../../../src/sandbox/platform/time.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { START } from '../play.ts';

describe("the platform's time", () => {
  test('converts the distance of a time to real time', () => {
    const time = createPlatformTime(createFakeClock(START), 60);
    expect(time.realMsUntil(START + 60_000)).toBe(1000);
    expect(time.realMsUntil(START - 1)).toBe(0);
    time.setFrozen(true);
    expect(time.realMsUntil(START + 1)).toBe(Number.POSITIVE_INFINITY);
    expect(time.realMsUntil(START)).toBe(0);
  });
});
