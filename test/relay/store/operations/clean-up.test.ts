import { describe, expect, test } from 'vitest';
import { cleanUp } from '../../../../src/relay/store/operations/clean-up.ts';
import { createDesk, type Desk, expectOf } from '../../support/desk.ts';
import { HOUR_MS, PLACE, shaOf } from '../../support/history-facts.ts';

const DAY_MS = 24 * HOUR_MS;

describe('cleaning up', () => {
  test('deletes old finished data, and keeps the rest', () => {
    const desk = createDesk({ confirmedBy: 1 });
    desk.register({ deployment: 'over' });
    desk.tell({ word: 'succeeded', deployment: 'over' }, { word: 'running' });
    desk.ask(expectOf(shaOf(3)));
    desk.ask({ kind: 'gate', place: PLACE, sha: shaOf(1), runId: 1, environment: 'live' });
    desk.now += HOUR_MS;
    desk.expire();
    desk.publish();
    desk.now += 30 * DAY_MS;
    desk.register({ deployment: 'new' });
    desk.forget(DAY_MS);
    expect(desk.deployments().map(({ deployment }) => deployment)).toEqual(['new']);
    expect(desk.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['success', null]);
    const left = (table: string): number => desk.memory.query(`SELECT * FROM ${table}`).length;
    expect(['inbox', 'anonymous_hint', 'gate', 'used_token'].map(left)).toEqual([0, 0, 1, 1]);
  });

  function pruned(word: 'succeeded' | 'failed'): Desk {
    const desk = createDesk({ confirmedBy: 1 });
    desk.ask(expectOf(shaOf(1)));
    desk.register({ deployment: 'd-1' });
    desk.tell({ word, deployment: 'd-1' });
    desk.publish();
    desk.now += 8 * DAY_MS;
    desk.forget(7 * DAY_MS);
    expect(desk.deployments()).toEqual([]);
    return desk;
  }

  test('keeps the verdict of a commit: a later event for its check does not replace it with a queued one', () => {
    const desk = pruned('succeeded');
    desk.ask(expectOf(shaOf(1)));
    desk.now += HOUR_MS;
    desk.expire();
    expect(desk.checks()).toMatchObject([{ generation: 1, isPending: false, wanted: { conclusion: 'success' } }]);
    desk.now += 75 * DAY_MS;
    desk.forget(7 * DAY_MS);
    expect(desk.checks()).toHaveLength(1);
    desk.now += 8 * DAY_MS;
    desk.forget(7 * DAY_MS);
    expect(desk.checks()).toEqual([]);
  });

  test('keeps a check run that offers "Deploy again"', () => {
    const desk = pruned('failed');
    const externalId = desk.checks()[0]?.externalId ?? '';
    desk.ask({ kind: 'again', place: PLACE, sha: shaOf(1), externalId, askedBy: 'octocat' });
    const [task] = desk.take('redeployment');
    const outcome = { kind: 'accepted', deployment: 'd-2' } as const;
    desk.record({ kind: 'redeployment', id: task?.id ?? '', outcome, now: desk.now, rules: desk.rules });
    expect(desk.checks()).toMatchObject([
      { generation: 1, wanted: { conclusion: 'failure' } },
      { generation: 2, sha: shaOf(1), wanted: { status: 'queued' } },
    ]);
  });

  test('keeps verdicts unchanged when a delivery of a deleted deployment is repeated', () => {
    const desk = pruned('succeeded');
    const before = desk.checks();
    desk.tell({ word: 'failed', deployment: 'd-1' });
    expect(desk.checks()).toEqual(before);
  });

  test('keeps data that is in progress, not applied, not written or a dead letter, however old', () => {
    const desk = createDesk({ confirmedBy: 1 });
    desk.register({ deployment: 'open' });
    desk.register({ deployment: 'unwritten', sha: shaOf(2) });
    desk.tell({ word: 'succeeded', deployment: 'unwritten' });
    const hint = { applications: ['app-1'], deployment: 'open', word: 'running', reportedAt: null } as const;
    const delivery = {
      source: 'platform',
      dedupeKey: 'late',
      formerKey: null,
      receivedAt: desk.now,
      authority: 1,
    } as const;
    desk.memory.append([{ ...delivery, content: { kind: 'hint', hint } }]);
    for (const claim of desk.claim(1)) desk.settle(claim, { kind: 'dead', reason: '404' });
    desk.now += 90 * DAY_MS;
    desk.forget(0);
    expect(desk.deployments()).toHaveLength(2);
    expect(desk.checks()).toHaveLength(2);
    expect(desk.memory.perform('measure', undefined)).toMatchObject({ pending: 1, dead: 1 });
  });

  test('reads neither all deployments nor all data to delete', () => {
    const { memory, rules } = createDesk();
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
    const desk = createDesk();
    for (let nth = 0; nth < 10; nth++) desk.tell({ word: 'running', deployment: 'd-1' });
    desk.now += DAY_MS;
    expect(desk.forget(0, 4)).toBe(true);
    expect(desk.memory.query('SELECT * FROM inbox')).toHaveLength(6);
    expect([desk.forget(0, 4), desk.forget(0, 4)]).toEqual([true, false]);
  });
});

describe('a replay', () => {
  test('retries all dead letters, and returns their number', () => {
    const desk = createDesk();
    for (let nth = 0; nth < 3; nth++) {
      desk.register({ deployment: `d-${nth}`, sha: shaOf(nth) });
      for (const claim of desk.claim()) desk.settle(claim, { kind: 'dead', reason: '403' });
      desk.now += 1_000;
    }
    expect(desk.claim()).toEqual([]);
    expect(desk.memory.perform('replay', { checkId: null, now: desk.now })).toBe(3);
    desk.publish();
    expect(desk.memory.perform('measure', undefined)).toMatchObject({ dead: 0, unpublished: 0 });
  });

  test('writes to the current repository', () => {
    const desk = createDesk();
    desk.register();
    const [claim] = desk.claim();
    if (claim === undefined) throw new Error('nothing was claimed');
    desk.settle(claim, { kind: 'dead', reason: '301' });
    for (const [repository, seconds] of [['acme/renamed', 2] as const, ['acme/before', 1] as const]) {
      const now = desk.now + seconds * 1_000;
      desk.memory.perform('remember', { repository: { ...claim.place, repository }, now });
    }
    desk.now += 5_000;
    desk.memory.perform('replay', { checkId: null, now: desk.now });
    expect(desk.claim().map(({ place }) => place.repository)).toEqual(['acme/renamed']);
  });
});

test('a mark is stored until it is replaced', () => {
  const { memory } = createDesk();
  expect(memory.perform('recall', { mark: 'missed' }).mark).toBeNull();
  for (const value of [5, 7]) memory.perform('remember', { mark: { name: 'missed', value } });
  expect(memory.perform('recall', { mark: 'missed' }).mark).toBe(7);
});
