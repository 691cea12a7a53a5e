import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceOf } from '../../src/kernel/near-word.ts';

const word = fc.string({ maxLength: 8 });

describe('the distance of two words', () => {
  test.each([
    ['timeout', 'timeout', 0],
    ['timout', 'timeout', 1],
    ['timeuot', 'timeout', 2],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('of %s and %s is %i', (one, other, distance) => {
    expect(distanceOf(one, other)).toBe(distance);
  });

  test('is the same either way, and no detour is shorter', () => {
    fc.assert(
      fc.property(word, word, word, (one, other, third) => {
        expect(distanceOf(one, other)).toBe(distanceOf(other, one));
        expect(distanceOf(one, third)).toBeLessThanOrEqual(distanceOf(one, other) + distanceOf(other, third));
      }),
    );
  });
});
