import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Authority,
  type Evidence,
  earlierOf,
  isOutcome,
  merge,
  rankOf,
  startedAtOf,
  type Word,
} from '../../../src/relay/decide/evidence.ts';

const WORDS: readonly Word[] = [
  'unknown',
  'queued',
  'running',
  'succeeded',
  'failed',
  'cancelled',
  'superseded',
  'timed_out',
];
const AUTHORITIES: readonly Authority[] = [0, 1, 2, 3];
const evidence = fc.record<Evidence>({
  word: fc.constantFrom(...WORDS),
  authority: fc.constantFrom(...AUTHORITIES),
  // Few instants, so that ties are drawn.
  at: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 ** 42 })),
});
const end = evidence.filter(({ word }) => isOutcome(word));

function known(word: Word, authority: Authority = 0, at = 0): Evidence {
  return { word, authority, at };
}

describe('merging the evidence of two sources', () => {
  test('does not depend on their order', () => {
    const law = (one: Evidence, other: Evidence): void => {
      expect(merge(one, other)).toEqual(merge(other, one));
    };
    fc.assert(fc.property(evidence, evidence, law), { numRuns: 2_000 });
  });

  test('does not depend on which are merged first', () => {
    const law = (one: Evidence, two: Evidence, three: Evidence): void => {
      expect(merge(merge(one, two), three)).toEqual(merge(one, merge(two, three)));
    };
    fc.assert(fc.property(evidence, evidence, evidence, law), { numRuns: 2_000 });
  });

  test('takes the rank before the authority, and the authority before the time', () => {
    expect(merge(known('succeeded', 0, 1), known('running', 2, 9))).toEqual(known('succeeded', 0, 1));
    expect(merge(known('succeeded', 2, 1), known('failed', 1, 9))).toEqual(known('succeeded', 2, 1));
    expect(merge(known('succeeded', 1, 9), known('failed', 1, 1))).toEqual(known('succeeded', 1, 9));
    expect(merge(known('succeeded', 1, 1), known('failed', 1, 9))).toEqual(known('failed', 1, 9));
  });

  test('takes the worse of two outcomes with the same authority and time, and never success', () => {
    const law = (one: Evidence, other: Evidence): void => {
      const tied = { ...other, authority: one.authority, at: one.at };
      if (one.word !== tied.word) expect(merge(one, tied).word).not.toBe('succeeded');
      if (one.word === 'failed') expect(merge(one, tied).word).toBe('failed');
    };
    fc.assert(fc.property(end, end, law));
  });
});

test('ranks rise from unknown to an outcome', () => {
  expect(WORDS.map(rankOf)).toEqual([0, 1, 2, 3, 3, 3, 3, 3]);
  expect(WORDS.filter(isOutcome)).toEqual(['succeeded', 'failed', 'cancelled', 'superseded', 'timed_out']);
});

describe('the start of a deployment', () => {
  test('is reported by a deployment in progress with its own time, not by an outcome or a time of arrival', () => {
    const at = (word: Word) => startedAtOf({ word, authority: 0, at: 5 }, 9);
    expect([at('queued'), at('running'), at('succeeded'), at('unknown')]).toEqual([5, 5, null, null]);
    expect(startedAtOf({ word: 'running', authority: 0, at: 9 }, 9)).toBeNull();
  });

  test('is the earlier of two starts, in any order', () => {
    expect([earlierOf(1, 2), earlierOf(2, 1), earlierOf(null, 2), earlierOf(2, null)]).toEqual([1, 1, 2, 2]);
    expect(earlierOf(null, null)).toBeNull();
  });
});
