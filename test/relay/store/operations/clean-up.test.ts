import { describe, expect, test } from 'vitest';
import { HOUR_MS, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, expectOf, type TestRelay } from '../../support/test-relay.ts';

const DAY_MS = 24 * HOUR_MS;

describe('cleaning up', () => {
  test('deletes old finished data, and keeps the rest', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.register({ deployment: 'over' });
    relay.report({ word: 'succeeded', deployment: 'over' }, { word: 'running' });
    relay.request(expectOf(shaOf(3)));
    relay.now += HOUR_MS;
    relay.expire();
    relay.publish();
    relay.now += 30 * DAY_MS;
    relay.register({ deployment: 'new' });
    relay.cleanUp(DAY_MS);
    expect(relay.deployments().map(({ deployment }) => deployment)).toEqual(['new']);
    expect(relay.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['success', null]);
    const left = (table: string): number => relay.memory.query(`SELECT * FROM ${table}`).length;
    expect(['inbox', 'unattributed_event', 'used_token'].map(left)).toEqual([0, 0, 1]);
  });

  function pruned(word: 'succeeded' | 'failed'): TestRelay {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.request(expectOf(shaOf(1)));
    relay.register({ deployment: 'd-1' });
    relay.report({ word, deployment: 'd-1' });
    relay.publish();
    relay.now += 8 * DAY_MS;
    relay.cleanUp(7 * DAY_MS);
    expect(relay.deployments()).toEqual([]);
    return relay;
  }

  test('keeps the verdict of a commit: a later event for its check does not replace it with a queued one', () => {
    const relay = pruned('succeeded');
    relay.request(expectOf(shaOf(1)));
    relay.now += HOUR_MS;
    relay.expire();
    expect(relay.checks()).toMatchObject([{ generation: 1, isPending: false, wanted: { conclusion: 'success' } }]);
    relay.now += 75 * DAY_MS;
    relay.cleanUp(7 * DAY_MS);
    expect(relay.checks()).toHaveLength(1);
    relay.now += 8 * DAY_MS;
    relay.cleanUp(7 * DAY_MS);
    expect(relay.checks()).toEqual([]);
  });

  test('keeps data that is in progress, not applied, not written or a dead letter, however old', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.register({ deployment: 'open' });
    relay.register({ deployment: 'unwritten', sha: shaOf(2) });
    relay.report({ word: 'succeeded', deployment: 'unwritten' });
    const hint = { applications: ['app-1'], deployment: 'open', word: 'running', reportedAt: null } as const;
    const delivery = {
      source: 'platform',
      dedupeKey: 'late',
      receivedAt: relay.now,
      authority: 1,
    } as const;
    relay.memory.append([{ ...delivery, content: { kind: 'hint', hint } }]);
    for (const claim of relay.claim(1)) relay.settle(claim, { kind: 'dead', reason: '404' });
    relay.now += 90 * DAY_MS;
    relay.cleanUp(0);
    expect(relay.deployments()).toHaveLength(2);
    expect(relay.checks()).toHaveLength(2);
    expect(relay.memory.perform('measure', undefined)).toMatchObject({ pending: 1, dead: 1 });
  });
});

describe('a replay', () => {
  test('writes to the current repository', () => {
    const relay = createTestRelay();
    relay.register();
    const [claim] = relay.claim();
    if (claim === undefined) throw new Error('nothing was claimed');
    relay.settle(claim, { kind: 'dead', reason: '301' });
    for (const [repository, seconds] of [['acme/renamed', 2] as const, ['acme/before', 1] as const]) {
      const now = relay.now + seconds * 1_000;
      relay.memory.perform('remember', { repository: { ...claim, repository }, now });
    }
    relay.now += 5_000;
    relay.memory.perform('replay', { checkId: null, now: relay.now });
    expect(relay.claim().map(({ repository }) => repository)).toEqual(['acme/renamed']);
  });
});
