import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Word } from '../../../src/relay/decide/deployment-evidence.ts';
import {
  type AnonymousHint,
  findEpisodes,
  matchEpisodes,
  REACH_BACK_MS,
  type Registered,
} from '../../../src/relay/decide/runs.ts';

function hint(at: number, word: Word, key = `${at}-${word}`): AnonymousHint {
  return { key, receivedAt: at, knowledge: { word, authority: 0, at } };
}

function registered(id: string, registeredAt: number, endedAt: number | null = null): Registered {
  return { id, registeredAt, endedAt, tie: id };
}

const hints = fc
  .array(
    fc.record({ at: fc.integer({ min: 0, max: 8 }), word: fc.constantFrom<Word>('running', 'succeeded', 'failed') }),
    {
      maxLength: 12,
    },
  )
  .map((all) => all.map(({ at, word }, nth) => hint(at, word, `k${nth}`)));

describe('episodes', () => {
  test('begin with a beginning that follows an end', () => {
    const told = [hint(1, 'running'), hint(2, 'succeeded'), hint(3, 'running'), hint(4, 'failed')];
    expect(findEpisodes(told).map(({ openedAt, knowledge, keys }) => [openedAt, knowledge.word, keys.length])).toEqual([
      [1, 'succeeded', 2],
      [3, 'failed', 2],
    ]);
  });

  test('begin when they were first told to be under way, by a time that is not only that of arrival', () => {
    const told = [hint(3, 'running', 'a'), hint(2, 'queued', 'b'), hint(1, 'succeeded', 'c')];
    const late = told.map((one) => ({ ...one, receivedAt: 9 }));
    expect(findEpisodes(late).map(({ begunAt }) => begunAt)).toEqual([null, 2]);
    expect(findEpisodes(told).map(({ begunAt }) => begunAt)).toEqual([null, null]);
  });

  test('begin when they were heard of, where a clock that is ahead told them', () => {
    const told = [
      { ...hint(90, 'running', 'a'), receivedAt: 5 },
      { ...hint(95, 'succeeded', 'b'), receivedAt: 8 },
    ];
    expect(findEpisodes(told).map(({ openedAt, knowledge }) => [openedAt, knowledge.at])).toEqual([[5, 95]]);
  });

  test('hold what is told twice, and several ends', () => {
    const told = [hint(1, 'running', 'a'), hint(1, 'running', 'b'), hint(2, 'succeeded'), hint(3, 'failed')];
    const [only, ...others] = findEpisodes(told);
    expect(others).toEqual([]);
    expect(only?.knowledge).toEqual({ word: 'failed', authority: 0, at: 3 });
  });

  test('read a beginning before an end of the same instant', () => {
    expect(findEpisodes([hint(1, 'succeeded'), hint(1, 'running')])).toHaveLength(1);
  });

  test('depend on the set of hints alone', () => {
    const law = (all: readonly AnonymousHint[], seed: number): void => {
      const shuffled = [...all].sort((one, other) => hash(one.key, seed) - hash(other.key, seed));
      expect(findEpisodes(shuffled)).toEqual(findEpisodes(all));
    };
    fc.assert(fc.property(hints, fc.integer(), law), { numRuns: 500 });
  });

  test('are divided by what comes late, and never joined', () => {
    const law = (all: readonly AnonymousHint[]): void => {
      const [late, ...before] = all;
      if (late === undefined) return;
      const indexOf = (episodes: ReturnType<typeof findEpisodes>, key: string): number =>
        episodes.findIndex(({ keys }) => keys.includes(key));
      const [former, latter] = [findEpisodes(before), findEpisodes(all)];
      for (const one of before)
        for (const other of before)
          if (indexOf(former, one.key) < indexOf(former, other.key))
            expect(indexOf(latter, one.key)).toBeLessThan(indexOf(latter, other.key));
    };
    fc.assert(fc.property(hints, law), { numRuns: 1_000 });
  });
});

describe('matching registrations with episodes', () => {
  const episodes = findEpisodes([
    hint(100_000, 'running'),
    hint(110_000, 'succeeded'),
    hint(200_000, 'running'),
    hint(210_000, 'succeeded'),
  ]);
  const all = (): boolean => true;

  test('gives each the first that is free, in the order of registration', () => {
    const two = [registered('b', 150_000), registered('a', 140_000)];
    expect([...matchEpisodes(two, episodes, all)]).toEqual([
      [0, 'a'],
      [1, 'b'],
    ]);
    expect([...matchEpisodes(two, episodes, (index) => index > 0)]).toEqual([[1, 'a']]);
  });

  test('reaches back a minute before the registration and no further', () => {
    expect([...matchEpisodes([registered('a', 100_000 + REACH_BACK_MS)], episodes, all)]).toEqual([[0, 'a']]);
    expect([...matchEpisodes([registered('a', 100_001 + REACH_BACK_MS)], episodes, all)]).toEqual([[1, 'a']]);
    expect([...matchEpisodes([registered('a', 200_001 + REACH_BACK_MS)], episodes, all)]).toEqual([]);
  });

  test('gives one that is over nothing that began later', () => {
    expect([...matchEpisodes([registered('a', 120_000, 150_000)], episodes.slice(1), all)]).toEqual([]);
    expect([...matchEpisodes([registered('a', 120_000, 250_000)], episodes.slice(1), all)]).toEqual([[0, 'a']]);
  });

  test('does not depend on the order in which they are given', () => {
    const three = [registered('a', 140_000), registered('b', 140_000), registered('c', 130_000)];
    const match = matchEpisodes(three, episodes, all);
    expect(matchEpisodes([...three].reverse(), episodes, all)).toEqual(match);
    expect([...match.values()]).toEqual(['c', 'a']);
  });
});

function hash(text: string, seed: number): number {
  let value = seed;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 0x5bd1e995) >>> 3;
  return value;
}
