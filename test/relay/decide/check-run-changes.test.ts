import { describe, expect, test } from 'vitest';
import { findCandidates, hasRoom, mayRevive, type PendingCheck } from '../../../src/relay/decide/check-run-changes.ts';

const NOW = 1_000_000;
const NOTHING = { inMinute: 0, inHour: 0, lastAt: null };

describe('the room for another write', () => {
  test.each([
    ['nothing was written', { inMinute: 0, inHour: 0, lastAt: null }, true, true],
    ['a write was less than a second ago', { inMinute: 1, inHour: 1, lastAt: NOW - 999 }, false, false],
    ['a write was a second ago', { inMinute: 1, inHour: 1, lastAt: NOW - 1_000 }, true, true],
    ['progress has spent its minute', { inMinute: 60, inHour: 60, lastAt: null }, true, false],
    ['the minute is full but for one', { inMinute: 79, inHour: 79, lastAt: null }, true, false],
    ['the minute is full', { inMinute: 80, inHour: 80, lastAt: null }, false, false],
    ['progress has spent its hour', { inMinute: 0, inHour: 350, lastAt: null }, true, false],
    ['the hour is full but for one', { inMinute: 0, inHour: 499, lastAt: null }, true, false],
    ['the hour is full', { inMinute: 0, inHour: 500, lastAt: null }, false, false],
  ])('is as expected if %s', (_when, spent, forOutcome, forProgress) => {
    expect(hasRoom(spent, true, NOW)).toBe(forOutcome);
    expect(hasRoom(spent, false, NOW)).toBe(forProgress);
  });
});

describe('findCandidates', () => {
  const pendingOf = (id: string, changes: Partial<PendingCheck> = {}): PendingCheck => ({
    ...{ id, installationId: 3, repositoryId: 7, sha: id, name: 'deploy / web', generation: 1, githubId: null },
    ...{ isFinal: false, notBefore: 0, leaseUntil: 0, openedAt: 0, ...changes },
  });
  const idsOf = (...pending: readonly PendingCheck[]): readonly string[] =>
    findCandidates(pending, 3, NOTHING, NOW).map(({ id }) => id);

  test('puts outcomes first, then the check runs that waited longest', () => {
    const progress = [pendingOf('late', { notBefore: 9 }), pendingOf('early', { notBefore: 5 })];
    expect(idsOf(...progress, pendingOf('final', { isFinal: true, notBefore: 99 }))).toEqual([
      'final',
      'early',
      'late',
    ]);
  });

  test('leaves out check runs that are not due, are leased, or belong to another installation', () => {
    const notDue = pendingOf('a', { notBefore: NOW + 1 });
    const leased = pendingOf('b', { leaseUntil: NOW + 1 });
    expect(idsOf(notDue, leased, pendingOf('c', { installationId: 4 }), pendingOf('d'))).toEqual(['d']);
  });

  test('creates check runs of one name on one commit in their order, and writes one of them at a time', () => {
    const on = { sha: 'one' };
    const first = pendingOf('first', { ...on, notBefore: NOW + 1 });
    const second = pendingOf('second', { ...on, generation: 2, isFinal: true });
    expect(idsOf(first, second)).toEqual([]);
    expect(idsOf({ ...first, githubId: 1 }, second)).toEqual(['second']);
    expect(idsOf({ ...first, githubId: 1, leaseUntil: NOW + 1 }, second)).toEqual([]);
    expect(idsOf(second)).toEqual(['second']);
  });

  test('leaves out progress if the installation has capacity for outcomes only', () => {
    const spent = { inMinute: 60, inHour: 60, lastAt: null };
    const candidates = findCandidates([pendingOf('a'), pendingOf('b', { isFinal: true })], 3, spent, NOW);
    expect(candidates.map(({ id }) => id)).toEqual(['b']);
  });
});

test('a dead letter is revived unless that would create it after a newer check run', () => {
  const revived = [null, 5].flatMap((githubId) => [true, false].map((hasNewer) => mayRevive({ githubId }, hasNewer)));
  expect(revived).toEqual([false, true, true, true]);
});
