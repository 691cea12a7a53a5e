import { describe, expect, test } from 'vitest';
import { createPatience } from '../../../src/relay/intake/patience.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

describe('a patience', () => {
  test('answers what comes in time, and rejects as it does', async () => {
    const waitFor = createPatience(createFakeClock(), 2000);
    expect(await waitFor(Promise.resolve('here'))).toBe('here');
    await expect(waitFor(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  test('ends for each after its own time, and for none before', async () => {
    const clock = createFakeClock();
    const waitFor = createPatience(clock, 2000);
    const ended: string[] = [];
    const never = new Promise<never>(() => {});
    const begin = (name: string) => void waitFor(never).then((answer) => ended.push(`${name} ${answer}`));
    begin('first');
    await clock.advance(500);
    begin('second');
    await clock.advance(1499);
    expect(ended).toEqual([]);
    await clock.advance(1);
    expect(ended).toEqual(['first late']);
    await clock.advance(500);
    expect(ended).toEqual(['first late', 'second late']);
  });

  test('begins anew after nobody waited for long', async () => {
    const clock = createFakeClock();
    const waitFor = createPatience(clock, 2000);
    expect(await waitFor(Promise.resolve(1))).toBe(1);
    await clock.advance(100_000);
    const late = waitFor(new Promise<never>(() => {}));
    expect(await clock.run(late)).toBe('late');
    expect(clock.monotonicMs()).toBe(102_000);
  });

  test('keeps the one who waits among thousands who do not', async () => {
    const clock = createFakeClock();
    const waitFor = createPatience(clock, 2000);
    const late = waitFor(new Promise<never>(() => {}));
    for (let count = 0; count < 5000; count += 1) await waitFor(Promise.resolve(count));
    expect(await clock.run(late)).toBe('late');
    expect(clock.monotonicMs()).toBe(2000);
  });
});
