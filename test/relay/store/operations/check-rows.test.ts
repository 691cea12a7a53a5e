import { describe, expect, test } from 'vitest';
import { changeDesired } from '../../../../src/relay/decide/check-run-changes.ts';
import type { StoredCheck } from '../../../../src/relay/decide/tasks.ts';
import { applicationOf, HOUR_MS, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, type TestRelay, WRITTEN } from '../../support/test-relay.ts';

describe('progress', () => {
  test('is written at once at first, then no more often than every five seconds', () => {
    const relay = createTestRelay();
    relay.register({ deployment: 'd-1' });
    const [claim] = relay.claim();
    if (claim !== undefined) relay.settle(claim);
    relay.report({ word: 'running', deployment: 'd-1' });
    relay.now += 4_999;
    expect(relay.claim()).toEqual([]);
    relay.now += 1;
    expect(relay.claim()).toHaveLength(1);
  });

  test('is not delayed for ever by later progress', () => {
    const relay = createTestRelay();
    relay.register({ deployment: 'd-1' });
    let writes = 0;
    for (let turn = 0; turn < 60; turn++) {
      relay.now += 1_000;
      relay.report({ word: turn % 2 === 0 ? 'failed' : 'succeeded', deployment: 'd-1', at: turn * 1_000 });
      for (const claim of relay.claim()) {
        relay.settle(claim);
        writes += 1;
      }
    }
    expect(writes).toBeGreaterThanOrEqual(8);
    expect(writes).toBeLessThanOrEqual(13);
  });
});

describe('an outcome', () => {
  test('is overwritten by a stronger outcome, and stays completed', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.register({ deployment: 'd-1' });
    relay.report({ word: 'succeeded', deployment: 'd-1', at: 1_000 });
    relay.publish();
    relay.report({ word: 'failed', deployment: 'd-1', at: 2_000 });
    relay.report({ word: 'running', deployment: 'd-1', at: 3_000 });
    expect(relay.claim()).toMatchObject([{ desired: { status: 'completed', conclusion: 'failure' } }]);
  });
});

test('a completed check run is never reopened', () => {
  const relay = createTestRelay({ confirmedBy: 1 });
  relay.register({ deployment: 'd-1' });
  const [before] = relay.checks();
  relay.report({ word: 'failed', deployment: 'd-1' });
  const [row] = relay.memory.read<StoredCheck>('SELECT * FROM check_run');
  if (row === undefined || before === undefined) throw new Error('there is no check run');
  expect(changeDesired(row, before.wanted, false, relay.now)).toBeNull();
});

test('the verdict on a dead letter waits until GitHub has finished with the uncertain creation', () => {
  const relay = createTestRelay({ confirmedBy: 1 });
  relay.register({ deployment: 'd-1' });
  const [last] = relay.claim();
  if (last !== undefined) relay.settle(last, { kind: 'dead', isUncertain: true, reason: 'reset' });
  expect(relay.checks()).toMatchObject([{ isDead: true }]);
  relay.report({ word: 'failed', deployment: 'd-1' });
  relay.now += 10_999;
  expect(relay.claim()).toEqual([]);
  relay.now += 1;
  expect(relay.claim()).toMatchObject([{ isUncertain: true, desired: { conclusion: 'failure' } }]);
});

describe('the verdict on a dead letter', () => {
  const applications = [applicationOf('app-1'), applicationOf('app-2')];

  /** A relay whose first check run is a dead letter, after so many writes. */
  function refused(writes: number): TestRelay {
    const relay = createTestRelay({ confirmedBy: 1, applications });
    relay.register({ deployment: 'd-1' });
    for (let nth = 0; nth <= writes; nth++, relay.now += 60_000) {
      for (const claim of relay.claim()) relay.settle(claim, nth < writes ? WRITTEN : { kind: 'dead', reason: 'no' });
      relay.report({ word: 'running', deployment: 'd-1' });
    }
    expect(relay.checks()).toMatchObject([{ isDead: true }]);
    return relay;
  }

  const later = (sha: string, application: string) => [
    { deployment: 'd-2', sha, application, runId: 2 },
    { deployment: 'd-3', sha, application, runId: 3 },
  ];

  test.each([
    ['of another commit', 0, later(shaOf(2), 'app-1'), false],
    ['of another name', 0, later(shaOf(1), 'app-2'), false],
    ['of its name, where GitHub has it', 1, later(shaOf(1), 'app-1'), false],
    ['of its name, where GitHub does not have it', 0, later(shaOf(1), 'app-1'), true],
  ])('is desired or not next to newer check runs %s', (_, writes, others, isDead) => {
    const relay = refused(writes);
    for (const other of others) relay.register(other);
    relay.report({ word: 'failed', deployment: 'd-1' });
    const own = relay.checks().find(({ wanted }) => wanted.conclusion === 'failure');
    expect(own).toMatchObject({ isDead, isPending: true });
  });

  test('has its own attempts', () => {
    const relay = refused(0);
    relay.memory.query('UPDATE check_run SET attempts = 200');
    relay.report({ word: 'failed', deployment: 'd-1' });
    expect(relay.claim()).toMatchObject([{ attempts: 1, desiredRev: 3 }]);
  });
});

describe('an external id', () => {
  test('is unique for each check run, even after older ones were deleted', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    const seen = new Set<string>();
    for (let nth = 0; nth < 5; nth++) {
      relay.register({ deployment: `d-${nth}` });
      relay.report({ word: 'succeeded', deployment: `d-${nth}` });
      relay.publish();
      for (const { externalId } of relay.checks()) seen.add(externalId);
      relay.now += 1_000;
      relay.cleanUp(-90 * 24 * HOUR_MS);
      expect(relay.checks()).toEqual([]);
    }
    expect(seen.size).toBe(5);
  });
});
