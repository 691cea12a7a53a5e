import { describe, expect, test } from 'vitest';
import type { Advice } from '../../src/rate-limit/gate-interface.ts';
import { isSameWindow, readWindow, spreadOut, type Window, windowAt } from '../../src/rate-limit/window.ts';
import { advice, left } from './stories.ts';

function read(said: Advice, nowMs = 0, before: Window | null = null, chance = 0): Window {
  const window = readWindow(said, before, nowMs, chance);
  if (window === null) throw new Error('nothing was read');
  return window;
}

describe('a window', () => {
  test('is read from the headers, and ends a little later, at different times for each process', () => {
    expect(read(left(700, 600_000), 5_000)).toMatchObject({
      limit: 1_000,
      remaining: 700,
      readAt: 5_000,
      endsAt: 605_000,
    });
    expect(read(left(700, 600_000), 5_000).opensAt).toBe(606_000);
    expect(read(left(700, 600_000), 5_000, null, 0.5).opensAt).toBe(608_000);
  });

  test('is not read from a response without the remaining count', () => {
    expect(readWindow(advice({ limit: 1_000, resetInMs: 600_000 }), null, 0, 0)).toBeNull();
    expect(readWindow(advice({ limited: true }), null, 0, 0)).toBeNull();
  });

  test('has nothing left after a 429 with a reset, whatever else is missing', () => {
    expect(read(advice({ limited: true, resetInMs: 60_000 }))).toMatchObject({ remaining: 0, endsAt: 60_000 });
  });

  test('ends when Retry-After says if nothing is left, whatever the reset says (B22)', () => {
    const said = advice({ limited: true, remaining: 0, resetInMs: 1_800_000, retryAfterMs: 20_000 });
    expect(read(said, 1_000)).toMatchObject({ endsAt: 21_000, opensAt: 21_000 });
    expect(read({ ...said, limited: false }, 1_000).opensAt).toBe(21_000);
    expect(read({ ...said, remaining: 30 }, 1_000).endsAt).toBe(1_801_000);
  });

  test('ends at the last known reset if no reset is reported, else in a minute', () => {
    expect(read(advice({ remaining: 5 }), 1_000).endsAt).toBe(61_000);
    const before = read(left(10, 600_000));
    expect(read(advice({ remaining: 5 }), 1_000, before).endsAt).toBe(600_000);
    expect(read(advice({ remaining: 5 }), 700_000, before).endsAt).toBe(760_000);
  });

  test('keeps its limit if a response omits it, and has none if it is zero', () => {
    expect(read(advice({ remaining: 5 }), 1_000, read(left(10, 600_000))).limit).toBe(1_000);
    expect(read(advice({ remaining: 0, limit: 0, resetInMs: 1 })).limit).toBeNull();
  });

  test('keeps its random delay while it lasts, and draws a new one for the next', () => {
    const first = read(left(10, 600_000), 0, null, 0.25);
    expect(read(left(9, 598_400), 1_000, first, 0.75).chance).toBe(0.25);
    expect(read(left(999, 3_600_000), 600_500, first, 0.75).chance).toBe(0.75);
  });

  test('is the same if its reset differs by rounding, and another one after it', () => {
    const first = read(left(10, 600_000));
    expect(isSameWindow(first, read(left(9, 599_000), 2_000))).toBe(true);
    expect(isSameWindow(first, read(left(9, 700_000), 2_000))).toBe(false);
    expect(isSameWindow(first, read(left(9, 0), 600_000))).toBe(false);
  });

  test('is followed by a full one, or by an unknown one if the limit is unknown', () => {
    const known = read(left(10, 600_000));
    expect(windowAt(known, 600_999)).toBe(known);
    expect(windowAt(known, 601_000)).toMatchObject({ remaining: 1_000, endsAt: 601_000 + 3_600_000 });
    expect(windowAt(read(advice({ remaining: 3, resetInMs: 5_000 })), 6_000)).toBeNull();
    expect(windowAt(null, 0)).toBeNull();
  });
});

test('a wait that many processes share is never shortened, and lasts up to a tenth longer at random', () => {
  expect([0, 0.5, 1].map((chance) => spreadOut(10_000, chance))).toEqual([10_000, 10_500, 11_000]);
});
