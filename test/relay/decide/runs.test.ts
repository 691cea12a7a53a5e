import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDuration } from '../../../src/kernel/units.ts';
import type { Deployment } from '../../../src/relay/decide/deployment.ts';
import type { Word } from '../../../src/relay/decide/evidence.ts';
import { findRuns, ownersOf, REACH_BACK_MS, type UnattributedEvent } from '../../../src/relay/decide/runs.ts';
import { readPlatformDelivery } from '../../../src/relay/intake/platform-delivery.ts';
import { rowsBelow } from '../../support/doc-table.ts';
import { deploymentOf, NO_REPORT } from '../support/deployments.ts';
import { BASE } from '../support/history-facts.ts';

function hint(at: number, word: Word, key = `${at}-${word}`): UnattributedEvent {
  return { key, receivedAt: at, evidence: { word, authority: 0, at }, isShared: false };
}

function registered(id: string, registeredAt: number, endedAt: number | null = null): Deployment {
  return deploymentOf({ id, deployment: id, registeredAt, endedAt, reported: NO_REPORT });
}

/** Returns the event of a delivery that the documentation describes, such as `succeeded 9h of 0s`. */
function play(text: string): UnattributedEvent {
  const [name = '', arrival = '', , time = null] = text.replaceAll('`', '').split(' ');
  const atOf = (after: string): number => BASE + (parseDuration(after) ?? Number.NaN);
  const receivedAt = atOf(arrival);
  const payload = { application_id: 'app-1', created_at: time === null ? null : new Date(atOf(time)).toISOString() };
  const body = JSON.stringify({ event_type: `deployment.${name}`, payload });
  const delivery = readPlatformDelivery(new TextEncoder().encode(body), null, receivedAt);
  if (delivery?.content.kind !== 'hint') throw new Error(`${text} is no delivery.`);
  const { word, reportedAt } = delivery.content.hint;
  return {
    ...hint(receivedAt, word, delivery.dedupeKey),
    evidence: { word, authority: 0, at: reportedAt ?? receivedAt },
  };
}

const hints = fc
  .array(
    fc.record({ at: fc.integer({ min: 0, max: 8 }), word: fc.constantFrom<Word>('running', 'succeeded', 'failed') }),
    {
      maxLength: 12,
    },
  )
  .map((all) => all.map(({ at, word }, nth) => hint(at, word, `k${nth}`)));

describe('runs', () => {
  test.each(rowsBelow('relay/api.md', "### Deliveries without a deployment's id"))(
    'are as documented for: %s',
    (_title, deliveries = '', deployments = '') => {
      const reported = deliveries.split(' → ').map(play);
      // An equal key is an equal delivery, which the store keeps once.
      const stored = [...new Map(reported.map((event) => [event.key, event])).values()];
      const words = new Map(stored.map(({ key, evidence: { word } }) => [key, word === 'running' ? 'started' : word]));
      const runs = findRuns(stored).map(({ keys }) => `\`${keys.map((key) => words.get(key)).join(' ')}\``);
      expect(runs.join(' / ')).toBe(deployments);
    },
  );

  test('start when they were first reported in progress, with a time other than that of arrival', () => {
    const reported = [hint(3, 'running', 'a'), hint(2, 'queued', 'b'), hint(1, 'succeeded', 'c')];
    const late = reported.map((one) => ({ ...one, receivedAt: 9 }));
    expect(findRuns(late).map(({ startedAt }) => startedAt)).toEqual([null, 2]);
    expect(findRuns(reported).map(({ startedAt }) => startedAt)).toEqual([null, null]);
  });

  test('start when the report arrived, if it came from a clock that is ahead', () => {
    const reported = [
      { ...hint(90, 'running', 'a'), receivedAt: 5 },
      { ...hint(95, 'succeeded', 'b'), receivedAt: 8 },
    ];
    expect(findRuns(reported).map(({ openedAt, evidence }) => [openedAt, evidence.at])).toEqual([[5, 95]]);
  });

  test('contain the same outcome again if two deliveries, each with an id of its own, give it the same time', () => {
    const twice = [hint(1, 'failed', 'a'), hint(1, 'failed', 'b')].map((one) => ({ ...one, receivedAt: 100_000 }));
    expect(findRuns(twice).map(({ keys }) => keys)).toEqual([['a', 'b']]);
  });

  test('depend only on the set of hints', () => {
    const law = (all: readonly UnattributedEvent[], seed: number): void => {
      const shuffled = [...all].sort((one, other) => hash(one.key, seed) - hash(other.key, seed));
      expect(findRuns(shuffled)).toEqual(findRuns(all));
    };
    fc.assert(fc.property(hints, fc.integer(), law), { numRuns: 500 });
  });

  test('are divided by late reports, and never joined', () => {
    const law = (all: readonly UnattributedEvent[]): void => {
      // A delivery without a time of its own is never late.
      const [late, ...before] = all.map((one) => ({ ...one, receivedAt: 9 }));
      if (late === undefined) return;
      const indexOf = (runs: ReturnType<typeof findRuns>, key: string): number =>
        runs.findIndex(({ keys }) => keys.includes(key));
      const [former, latter] = [findRuns(before), findRuns([late, ...before])];
      for (const one of before)
        for (const other of before)
          if (indexOf(former, one.key) < indexOf(former, other.key))
            expect(indexOf(latter, one.key)).toBeLessThan(indexOf(latter, other.key));
    };
    fc.assert(fc.property(hints, law), { numRuns: 1_000 });
  });
});

describe('matching registrations with runs', () => {
  const runs = findRuns([
    hint(100_000, 'running'),
    hint(110_000, 'succeeded'),
    hint(200_000, 'running'),
    hint(210_000, 'succeeded'),
  ]);
  test('gives each registration the first free run, in the order of registration', () => {
    const two = [registered('b', 150_000), registered('a', 140_000)];
    expect([...ownersOf(two, runs)]).toEqual([
      [0, 'a'],
      [1, 'b'],
    ]);
    const opened = deploymentOf({ id: 'x', firstKey: runs[0]?.keys[0] ?? '', registeredAt: null, endedAt: 111_000 });
    expect([...ownersOf([...two, opened], runs)]).toEqual([
      [0, 'x'],
      [1, 'a'],
    ]);
  });

  test('reaches back at most a minute before the registration', () => {
    expect([...ownersOf([registered('a', 100_000 + REACH_BACK_MS)], runs)]).toEqual([[0, 'a']]);
    expect([...ownersOf([registered('a', 100_001 + REACH_BACK_MS)], runs)]).toEqual([[1, 'a']]);
    expect([...ownersOf([registered('a', 200_001 + REACH_BACK_MS)], runs)]).toEqual([]);
  });

  test('gives a finished registration no run that started later', () => {
    expect([...ownersOf([registered('a', 120_000, 150_000)], runs.slice(1))]).toEqual([]);
    expect([...ownersOf([registered('a', 120_000, 250_000)], runs.slice(1))]).toEqual([[0, 'a']]);
  });

  test.each<[string, readonly UnattributedEvent[], boolean]>([
    ['its own outcome within a minute', [hint(210_000, 'succeeded')], true],
    ['its own outcome later', [hint(210_001, 'succeeded')], false],
    ['another outcome', [hint(151_000, 'failed')], false],
    ['a start before the same outcome', [hint(151_000, 'running'), hint(152_000, 'succeeded')], false],
  ])('after the status showed its success, gives a registration that run or not: %s', (_title, late, isOwn) => {
    const seen = { word: 'succeeded', authority: 2, at: 150_000 } as const;
    const finished = { ...registered('a', 120_000, 150_000), seen };
    expect([...ownersOf([finished], findRuns(late)).values()]).toEqual(isOwn ? ['a'] : []);
  });

  test('does not depend on the order of the registrations', () => {
    const three = [registered('a', 140_000), registered('b', 140_000), registered('c', 130_000)];
    const match = ownersOf(three, runs);
    expect(ownersOf([...three].reverse(), runs)).toEqual(match);
    expect([...match.values()]).toEqual(['c', 'a']);
  });
});

function hash(text: string, seed: number): number {
  let value = seed;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 0x5bd1e995) >>> 3;
  return value;
}
