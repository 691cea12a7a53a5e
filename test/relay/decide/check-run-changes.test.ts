import { describe, expect, test } from 'vitest';
import {
  findCandidates,
  mayRevive,
  noteWrite,
  type PendingCheck,
} from '../../../src/relay/decide/check-run-changes.ts';

const NOW = 10_000_000;
/** So many writes, each so many milliseconds before now. */
const wrote = (count: number, agoMs: number): number[] => Array(count).fill(NOW - agoMs);

test('a write delays the next one by a second, and only the writes of the last hour are kept', () => {
  expect(noteWrite([...wrote(2, 3_600_000), ...wrote(1, 3_599_999)], NOW)).toEqual({
    writes: [NOW - 3_599_999, NOW],
    notBefore: NOW + 1_000,
  });
});

describe('findCandidates', () => {
  const pendingOf = (id: string, changes: Partial<PendingCheck> = {}): PendingCheck => ({
    id,
    installationId: 3,
    repositoryId: 7,
    sha: id,
    name: 'deploy / web',
    generation: 1,
    environment: null,
    githubId: null,
    isFinal: false,
    notBefore: 0,
    leaseUntil: 0,
    openedAt: 0,
    ...changes,
  });
  const idsOf = (...pending: readonly PendingCheck[]): readonly string[] =>
    findCandidates(pending, 3, [], NOW).map(({ id }) => id);

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

  test('writes the outcome of a GitHub Deployment like progress, so that it never takes the place of a check run', () => {
    const deployment = pendingOf('deployment', { isFinal: true, environment: 'production', notBefore: 1 });
    const pending = [deployment, pendingOf('progress', { notBefore: 2 }), pendingOf('outcome', { isFinal: true })];
    expect(idsOf(...pending)).toEqual(['outcome', 'deployment', 'progress']);
    expect(findCandidates(pending, 3, wrote(60, 59_999), NOW).map(({ id }) => id)).toEqual(['outcome']);
  });

  test.each([
    ['nothing was written', [], ['outcome', 'progress']],
    ['one write was just now', wrote(1, 0), ['outcome', 'progress']],
    ['progress has spent its minute', wrote(60, 59_999), ['outcome']],
    ['the minute is full but for one', wrote(79, 59_999), ['outcome']],
    ['the minute is full', wrote(80, 59_999), []],
    ['the last minute was full', wrote(80, 60_000), ['outcome', 'progress']],
    ['progress has spent its hour', wrote(350, 3_599_999), ['outcome']],
    ['the hour is full but for one', wrote(499, 3_599_999), ['outcome']],
    ['the hour is full', wrote(500, 3_599_999), []],
    ['the last hour was full', wrote(500, 3_600_000), ['outcome', 'progress']],
  ])('keeps within the limits of GitHub, and reserves room for outcomes, if %s', (_when, writes, expected) => {
    const pending = [pendingOf('progress'), pendingOf('outcome', { isFinal: true })];
    expect(findCandidates(pending, 3, writes, NOW).map(({ id }) => id)).toEqual(expected);
  });
});

test('a dead letter is revived unless that would create it after a newer check run', () => {
  const revived = [null, 5].flatMap((githubId) => [true, false].map((hasNewer) => mayRevive({ githubId }, hasNewer)));
  expect(revived).toEqual([false, true, true, true]);
});
