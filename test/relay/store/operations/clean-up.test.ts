import { describe, expect, test } from 'vitest';
import { cleanUp } from '../../../../src/relay/store/operations/clean-up.ts';
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

  test('reads neither all deployments nor all data to delete', () => {
    const { memory, rules } = createTestRelay();
    const plans: string[] = [];
    const steps = cleanUp({ now: 1, limit: 1, forgetBefore: 1, rules });
    for (let step = steps.next([]); step.done !== true; step = steps.next([])) {
      const { sql, values } = step.value;
      const plan = memory.query(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => String(detail));
      if (/DELETE FROM (deployment|check_run) /.test(sql)) plans.push(plan.join('; '));
    }
    expect(plans).toHaveLength(3);
    expect(plans.join('; ')).not.toContain('SCAN');
    expect(plans[0]).toContain('deployment_over (changed_at<?)');
    expect(plans[1]).toContain('check_run_deployment (deployment_row=? AND opened_at<?)');
  });

  test('deletes at most the given number of each kind', () => {
    const relay = createTestRelay();
    for (let nth = 0; nth < 10; nth++) relay.report({ word: 'running', deployment: 'd-1' });
    relay.now += DAY_MS;
    expect(relay.cleanUp(0, 4)).toBe(true);
    expect(relay.memory.query('SELECT * FROM inbox')).toHaveLength(6);
    expect([relay.cleanUp(0, 4), relay.cleanUp(0, 4)]).toEqual([true, false]);
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
