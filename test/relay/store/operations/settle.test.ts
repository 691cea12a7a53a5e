import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../../src/relay/decide/tasks.ts';
import { createDesk, type Desk, WRITTEN } from '../../support/desk.ts';
import { BASE, shaOf } from '../../support/history-facts.ts';

function registered(...names: readonly string[]): Desk {
  const desk = createDesk({ confirmedBy: 1 });
  for (const [nth, deployment] of names.entries()) desk.register({ deployment, sha: shaOf(nth + 1) });
  return desk;
}

function claimOne(desk: Desk, owner = 'relay-a'): Claim {
  const [claim] = desk.claim(1, owner);
  if (claim === undefined) throw new Error('nothing was claimed');
  return claim;
}

function rowOf(desk: Desk): Readonly<Record<string, unknown>> {
  return desk.memory.query('SELECT * FROM check_run')[0] ?? {};
}

describe('a write that succeeded', () => {
  test('is published, and its address is reported once to waiting clients', () => {
    const desk = registered('d-1');
    const id = desk.deployments()[0]?.id;
    expect(desk.settle(claimOne(desk))).toEqual([id]);
    expect(rowOf(desk)).toMatchObject({ github_id: 1, is_pending: 0, published_rev: 1, attempts: 0, lease_until: 0 });
    desk.tell({ word: 'running', deployment: 'd-1' });
    desk.now += 60_000;
    expect(desk.settle(claimOne(desk))).toEqual([]);
    expect(desk.memory.perform('readDeployments', { ids: [id ?? ''] })[0]).toMatchObject({
      checkUrl: 'https://github.example/check/1',
    });
  });

  test('stores the new installation for the next write', () => {
    const desk = registered('d-1');
    const claim = claimOne(desk);
    desk.settle({ ...claim, place: { ...claim.place, installationId: 9 } });
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    desk.now += 1_000;
    expect(claimOne(desk).place).toEqual({ ...claim.place, installationId: 9 });
  });

  test('is overwritten at once by an outcome that was desired meanwhile', () => {
    const desk = registered('d-1');
    const claim = claimOne(desk);
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    desk.settle(claim);
    desk.now += 1_000;
    expect(claimOne(desk)).toMatchObject({ githubId: 1, desired: { conclusion: 'success' } });
  });

  test('is overwritten after five seconds by progress that was desired meanwhile', () => {
    const desk = registered('d-1');
    const claim = claimOne(desk);
    desk.tell({ word: 'running', deployment: 'd-1' });
    desk.settle(claim);
    desk.now += 4_999;
    expect(desk.claim()).toEqual([]);
    desk.now += 1;
    expect(claimOne(desk)).toMatchObject({ desired: { status: 'in_progress' } });
  });
});

describe('the report of a relay that lost its claim', () => {
  test('changes nothing', () => {
    const desk = registered('d-1');
    const lost = claimOne(desk, 'relay-a');
    desk.now += 10_000;
    const held = claimOne(desk, 'relay-b');
    const before = desk.memory.query('SELECT * FROM check_run');
    for (const outcome of [
      WRITTEN,
      { kind: 'dead', reason: 'gone' },
      { kind: 'failed', isUncertain: false, reason: 'reset' },
      { kind: 'later', notBefore: BASE * 2, reason: 'limit' },
    ] as const) {
      expect(desk.settle(lost, outcome)).toEqual([]);
    }
    expect(desk.memory.query('SELECT * FROM check_run')).toEqual(before);
    expect(
      desk.memory.perform('renew', { checkId: lost.checkId, epoch: lost.epoch, now: desk.now, leaseMs: 10_000 }),
    ).toBe(false);
    desk.settle(held);
    expect(rowOf(desk)).toMatchObject({ github_id: 1, is_pending: 0 });
  });

  test('does not let a third relay write while another check run of the same name and commit is being written', () => {
    const desk = createDesk({ confirmedBy: 1 });
    for (const deployment of ['d-1', 'd-2']) desk.register({ deployment });
    desk.publish();
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    const slow = claimOne(desk, 'relay-a');
    desk.tell({ word: 'succeeded', deployment: 'd-2' });
    // The first relay's lease ends; another takes the place for the other check run, and the first reports only then.
    desk.memory.query('UPDATE check_run SET not_before = ? WHERE id = ?', desk.now + 30_000, slow.checkId);
    desk.now += 10_000;
    const held = claimOne(desk, 'relay-b');
    expect(held.checkId).not.toBe(slow.checkId);
    expect(
      desk.memory.perform('renew', { checkId: slow.checkId, epoch: slow.epoch, now: desk.now, leaseMs: 10_000 }),
    ).toBe(false);
    desk.settle(slow, { kind: 'failed', isUncertain: true, reason: 'reset' });
    desk.now += 5_000;
    expect(desk.claim(10, 'relay-c')).toEqual([]);
  });

  test('is recorded once, however often it is repeated', () => {
    const desk = registered('d-1');
    const claim = claimOne(desk);
    desk.settle(claim, { kind: 'failed', isUncertain: false, reason: 'reset' });
    const before = desk.memory.query('SELECT * FROM check_run, installation');
    desk.now += 10_000;
    desk.settle(claim, { kind: 'failed', isUncertain: true, reason: 'reset' });
    expect(desk.memory.query('SELECT * FROM check_run, installation')).toEqual(before);
    expect(
      desk.memory.perform('renew', { checkId: claim.checkId, epoch: claim.epoch, now: desk.now, leaseMs: 10_000 }),
    ).toBe(false);
  });
});

test('a renewed claim lasts longer', () => {
  const desk = registered('d-1');
  const { checkId, epoch } = claimOne(desk);
  desk.now += 9_000;
  expect(desk.memory.perform('renew', { checkId, epoch, now: desk.now, leaseMs: 10_000 })).toBe(true);
  desk.now += 9_000;
  expect(desk.claim(10, 'relay-b')).toEqual([]);
  desk.now += 1_000;
  expect(desk.claim(10, 'relay-b')).toHaveLength(1);
});

describe('a write that failed', () => {
  test('is repeated after a second, then twice as long each time', () => {
    const desk = registered('d-1');
    const waits: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const claim = claimOne(desk);
      desk.settle(claim, { kind: 'failed', isUncertain: false, reason: 'reset' });
      const heldUntil = Number(rowOf(desk)['not_before']);
      waits.push(heldUntil - desk.now);
      desk.now += 600_000;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1_000));
    expect(rowOf(desk)).toMatchObject({ is_uncertain: 0, last_error: 'reset' });
  });

  test('stays delayed even if the desired content changes', () => {
    const desk = registered('d-1');
    for (let attempt = 0; attempt < 6; attempt++) {
      desk.settle(claimOne(desk), { kind: 'failed', isUncertain: true, reason: 'reset' });
      desk.now += attempt === 5 ? 0 : 600_000;
    }
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    desk.now += 31_999;
    expect(desk.claim()).toEqual([]);
    desk.now += 30_001;
    expect(claimOne(desk)).toMatchObject({ isUncertain: true, desired: { conclusion: 'success' } });
  });

  test('is a dead letter after 200 attempts', () => {
    const desk = registered('d-1');
    for (let attempt = 0; attempt < 200; attempt++) {
      expect(desk.checks()).toMatchObject([{ isDead: false }]);
      desk.settle(claimOne(desk), { kind: 'failed', isUncertain: false, reason: 'reset' });
      desk.now += 600_000;
    }
    expect(desk.checks()).toMatchObject([{ isDead: true }]);
    expect(desk.claim()).toEqual([]);
  });

  test('three times in a row pauses the installation until a write succeeds', () => {
    const desk = registered('d-1', 'd-2', 'd-3', 'd-4', 'd-5');
    const pauses: number[] = [];
    for (let count = 0; count < 5; count++) {
      desk.settle(claimOne(desk), { kind: 'failed', isUncertain: false, reason: 'reset' });
      const until = Number(desk.memory.query('SELECT not_before FROM installation')[0]?.['not_before']);
      pauses.push(Math.max(0, until - desk.now));
      desk.now += 60_000;
    }
    expect(pauses).toEqual([0, 0, 1_000, 2_000, 4_000]);
    desk.settle(claimOne(desk));
    expect(desk.memory.query('SELECT unexplained FROM installation')).toEqual([{ unexplained: 0 }]);
  });
});

describe('a limit', () => {
  test('pauses the whole installation', () => {
    const desk = registered('d-1', 'd-2');
    const claim = claimOne(desk);
    desk.settle(claim, { kind: 'later', notBefore: desk.now + 120_000, reason: 'secondary limit' });
    desk.now += 119_999;
    expect(desk.claim()).toEqual([]);
    desk.now += 1;
    expect(desk.claim()).toHaveLength(1);
  });

  test('does not count as an attempt, however often it is reached', () => {
    const desk = registered('d-1');
    for (let count = 0; count < 5; count++) {
      const claim = claimOne(desk);
      expect(claim.attempts).toBe(1);
      desk.settle(claim, { kind: 'later', notBefore: desk.now + 60_000, reason: 'limit' });
      desk.now += 60_000;
    }
  });

  test('never shortens a longer pause', () => {
    const desk = registered('d-1', 'd-2');
    const one = claimOne(desk);
    desk.now += 1_000;
    const two = claimOne(desk);
    desk.settle(one, { kind: 'later', notBefore: desk.now + 120_000, reason: 'limit' });
    desk.settle(two, { kind: 'later', notBefore: desk.now + 5_000, reason: 'limit' });
    desk.now += 119_999;
    expect(desk.claim()).toEqual([]);
  });

  test('keeps a creation uncertain if it was', () => {
    const desk = registered('d-1');
    claimOne(desk);
    desk.now += 10_000;
    desk.settle(claimOne(desk), { kind: 'later', notBefore: desk.now, reason: 'limit' });
    desk.now += 10_000;
    expect(claimOne(desk)).toMatchObject({ isUncertain: true });
  });
});

describe('a refusal', () => {
  test('is a visible dead letter, and is written on request', () => {
    const desk = registered('d-1');
    desk.settle(claimOne(desk), { kind: 'dead', reason: 'GitHub answered 422.' });
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    desk.now += 1_000;
    desk.settle(claimOne(desk), { kind: 'dead', reason: 'GitHub answered 404.' });
    desk.now += 86_400_000;
    expect(desk.claim()).toEqual([]);
    const { deadLetters } = desk.memory.perform('readOverview', { now: desk.now, limit: 10 });
    expect(deadLetters).toMatchObject([{ reason: 'GitHub answered 404.', attempts: 1, sha: shaOf(1) }]);
    expect(desk.memory.perform('measure', undefined)).toMatchObject({ dead: 1, unpublished: 0 });
    expect(desk.memory.perform('replay', { checkId: 'another', now: desk.now })).toBe(0);
    expect(desk.memory.perform('replay', { checkId: deadLetters[0]?.checkId ?? '', now: desk.now })).toBe(1);
    expect(claimOne(desk)).toMatchObject({ attempts: 1, desired: { conclusion: 'success' } });
  });
});

test('a last attempt does not count for a verdict that arrived while it was made', () => {
  const desk = registered('d-1');
  desk.memory.query('UPDATE check_run SET attempts = 199');
  const last = claimOne(desk);
  desk.tell({ word: 'failed', deployment: 'd-1' });
  desk.settle(last, { kind: 'failed', isUncertain: false, reason: 'reset' });
  expect(rowOf(desk)).toMatchObject({ is_dead: 0, attempts: 0 });
  desk.now += 300_000;
  expect(claimOne(desk)).toMatchObject({ desired: { conclusion: 'failure' }, attempts: 1 });
});
