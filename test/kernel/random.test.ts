import { describe, expect, test } from 'vitest';
import { createSystemRandom } from '../../src/kernel/random.ts';
import { createSeededRandom } from '../support/seeded-random.ts';

function draw(random: () => number, count: number): number[] {
  return Array.from({ length: count }, random);
}

describe('a seeded source', () => {
  test('repeats itself for the same seed, and for another does not', () => {
    expect(draw(createSeededRandom(7), 50)).toEqual(draw(createSeededRandom(7), 50));
    expect(draw(createSeededRandom(7), 50)).not.toEqual(draw(createSeededRandom(8), 50));
  });

  test('is mulberry32', () => {
    const [first = 0] = draw(createSeededRandom(1), 1);
    expect(first).toBeCloseTo(0.6270739405881613, 12);
  });

  test('spreads evenly over [0, 1)', () => {
    const numbers = draw(createSeededRandom(42), 10_000);
    const tenths = new Array<number>(10).fill(0);
    for (const number of numbers) tenths[Math.floor(number * 10)]! += 1;
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe("the system's source", () => {
  test('stays in [0, 1)', () => {
    for (const number of draw(createSystemRandom(), 1000)) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(1);
    }
  });
});
