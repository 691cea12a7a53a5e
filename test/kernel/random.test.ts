import { expect, test } from 'vitest';
import { createSystemRandom } from '../../src/kernel/random.ts';

test("the system's source stays in [0, 1), and does not repeat itself", () => {
  const numbers = Array.from({ length: 1000 }, createSystemRandom());
  expect(numbers.filter((number) => number < 0 || number >= 1)).toEqual([]);
  expect(new Set(numbers).size).toBeGreaterThan(900);
});
