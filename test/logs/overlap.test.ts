import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOverlap, type Overlap } from '../../src/logs/overlap.ts';
import { runsOf } from '../support/runs.ts';

/** The same answer by trying every place, as slow as it is plain. */
function tryEveryPlace(old: readonly number[], fresh: readonly number[], seenAtMost: number): Overlap | null {
  const agrees = (seen: number): boolean => {
    const length = Math.min(seen, old.length);
    return fresh.slice(seen - length, seen).every((number, index) => number === old[old.length - length + index]);
  };
  const places = fresh.map((_, index) => index + 1).filter(agrees);
  const whole = places.filter((seen) => seen >= old.length && seen <= seenAtMost).at(-1);
  const seen = old.length > 0 && whole !== undefined ? whole : places.filter((place) => place < old.length).at(-1);
  return seen === undefined || old.length === 0 ? null : { seen, length: Math.min(seen, old.length) };
}

describe('findOverlap', () => {
  test.each([
    ['the end of one is the start of the other', [1, 2, 3], [2, 3, 4], { seen: 2, length: 2 }],
    ['nothing fits', [1, 2], [3, 4], null],
    ['they are equal', [1, 2], [1, 2], { seen: 2, length: 2 }],
    ['the new one reaches further back', [3, 4], [1, 2, 3, 4, 5], { seen: 4, length: 2 }],
    ['the new one goes on from the same start', [1, 2], [1, 2, 3], { seen: 2, length: 2 }],
    ['several lengths fit: the longest', [1, 1, 1], [1, 1, 2], { seen: 2, length: 2 }],
    ['one is empty', [], [1], null],
    ['the other is empty', [1], [], null],
  ])('answers where %s', (_, old, fresh, overlap) => {
    expect(findOverlap(old, fresh)).toEqual(overlap);
  });

  test('takes the last place of the whole old window at which no more was seen than there was', () => {
    expect(findOverlap([1, 1], [1, 1, 1, 1])).toEqual({ seen: 4, length: 2 });
    expect(findOverlap([1, 1], [1, 1, 1, 1], 3)).toEqual({ seen: 3, length: 2 });
  });

  test('answers what trying every place answers', () => {
    const numbers = fc.array(fc.nat({ max: 2 }), { maxLength: 8 });
    fc.assert(
      fc.property(numbers, numbers, fc.nat({ max: 9 }), (old, fresh, more) => {
        const seenAtMost = old.length + more;
        expect(findOverlap(old, fresh, seenAtMost)).toEqual(tryEveryPlace(old, fresh, seenAtMost));
      }),
      { numRuns: runsOf(5000) },
    );
  });
});
