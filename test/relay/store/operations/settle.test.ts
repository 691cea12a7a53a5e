import { describe, expect, test } from 'vitest';
import type { StoredCheck } from '../../../../src/relay/decide/tasks.ts';
import { BASE, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, type TestRelay, WRITTEN } from '../../support/test-relay.ts';

function registered(...names: readonly string[]): TestRelay {
  const relay = createTestRelay({ confirmedBy: 1 });
  for (const [nth, deployment] of names.entries()) relay.register({ deployment, sha: shaOf(nth + 1) });
  return relay;
}

function claimOne(relay: TestRelay): StoredCheck {
  const [claim] = relay.claim(1);
  if (claim === undefined) throw new Error('nothing was claimed');
  return claim;
}

function rowOf(relay: TestRelay): Readonly<Record<string, unknown>> {
  return relay.memory.query('SELECT * FROM check_run')[0] ?? {};
}

describe('a write that succeeded', () => {
  test('is published, and its address is reported once to waiting clients', () => {
    const relay = registered('d-1');
    const id = relay.deployments()[0]?.id;
    expect(relay.settle(claimOne(relay))).toEqual([id]);
    expect(rowOf(relay)).toMatchObject({ github_id: 1, is_pending: 0, attempts: 0, lease_until: 0 });
    relay.report({ word: 'running', deployment: 'd-1' });
    relay.now += 60_000;
    expect(relay.settle(claimOne(relay))).toEqual([]);
    expect(relay.memory.perform('readDeployments', { ids: [id ?? ''] })[0]).toMatchObject({
      checkUrl: 'https://github.example/check/1',
    });
  });

  test('stores the new installation for the next write', () => {
    const relay = registered('d-1');
    const claim = claimOne(relay);
    relay.settle({ ...claim, installationId: 9 });
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    relay.now += 1_000;
    expect(claimOne(relay).installationId).toBe(9);
  });

  test('is overwritten after five seconds by progress that was desired meanwhile', () => {
    const relay = registered('d-1');
    const claim = claimOne(relay);
    relay.report({ word: 'running', deployment: 'd-1' });
    relay.settle(claim);
    relay.now += 4_999;
    expect(relay.claim()).toEqual([]);
    relay.now += 1;
    expect(claimOne(relay)).toMatchObject({ desired: { status: 'in_progress' } });
  });
});

describe('the report of a relay that lost its claim', () => {
  test('changes nothing', () => {
    const relay = registered('d-1');
    const lost = claimOne(relay);
    relay.now += 10_000;
    const held = claimOne(relay);
    const before = relay.memory.query('SELECT * FROM check_run');
    for (const outcome of [
      WRITTEN,
      { kind: 'dead', reason: 'gone' },
      { kind: 'failed', isUncertain: false, reason: 'reset' },
      { kind: 'later', notBefore: BASE * 2, reason: 'limit' },
    ] as const) {
      expect(relay.settle(lost, outcome)).toEqual([]);
    }
    expect(relay.memory.query('SELECT * FROM check_run')).toEqual(before);
    expect(relay.memory.perform('renew', { claim: lost, now: relay.now, leaseMs: 10_000 })).toBe(false);
    relay.settle(held);
    expect(rowOf(relay)).toMatchObject({ github_id: 1, is_pending: 0 });
  });

  test('does not let a third relay write while another check run of the same name and commit is being written', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    for (const deployment of ['d-1', 'd-2']) relay.register({ deployment });
    relay.publish();
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    const slow = claimOne(relay);
    relay.report({ word: 'succeeded', deployment: 'd-2' });
    // The first relay's lease expires; another relay claims the other check run, and only then the first one reports.
    relay.memory.query('UPDATE check_run SET not_before = ? WHERE id = ?', relay.now + 30_000, slow.id);
    relay.now += 10_000;
    const held = claimOne(relay);
    expect(held.id).not.toBe(slow.id);
    expect(relay.memory.perform('renew', { claim: slow, now: relay.now, leaseMs: 10_000 })).toBe(false);
    relay.settle(slow, { kind: 'failed', isUncertain: true, reason: 'reset' });
    relay.now += 5_000;
    expect(relay.claim(10)).toEqual([]);
  });

  test('is recorded once, however often it is repeated', () => {
    const relay = registered('d-1');
    const claim = claimOne(relay);
    relay.settle(claim, { kind: 'failed', isUncertain: false, reason: 'reset' });
    const before = relay.memory.query('SELECT * FROM check_run, installation');
    relay.now += 10_000;
    relay.settle(claim, { kind: 'failed', isUncertain: true, reason: 'reset' });
    expect(relay.memory.query('SELECT * FROM check_run, installation')).toEqual(before);
    expect(relay.memory.perform('renew', { claim: claim, now: relay.now, leaseMs: 10_000 })).toBe(false);
  });
});

describe('a write that failed', () => {
  test('is repeated after a second, then twice as long each time', () => {
    const relay = registered('d-1');
    const waits: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const claim = claimOne(relay);
      relay.settle(claim, { kind: 'failed', isUncertain: false, reason: 'reset' });
      const heldUntil = Number(rowOf(relay)['not_before']);
      waits.push(heldUntil - relay.now);
      relay.now += 600_000;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1_000));
    expect(rowOf(relay)).toMatchObject({ is_uncertain: 0, last_error: 'reset' });
  });

  test('stays delayed even if the desired content changes', () => {
    const relay = registered('d-1');
    for (let attempt = 0; attempt < 6; attempt++) {
      relay.settle(claimOne(relay), { kind: 'failed', isUncertain: true, reason: 'reset' });
      relay.now += attempt === 5 ? 0 : 600_000;
    }
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    relay.now += 31_999;
    expect(relay.claim()).toEqual([]);
    relay.now += 30_001;
    expect(claimOne(relay)).toMatchObject({ isUncertain: true, desired: { conclusion: 'success' } });
  });

  test('three times in a row pauses the installation until a write succeeds', () => {
    const relay = registered('d-1', 'd-2', 'd-3', 'd-4', 'd-5');
    const pauses: number[] = [];
    for (let count = 0; count < 5; count++) {
      relay.settle(claimOne(relay), { kind: 'failed', isUncertain: false, reason: 'reset' });
      const until = Number(relay.memory.query('SELECT not_before FROM installation')[0]?.['not_before']);
      pauses.push(Math.max(0, until - relay.now));
      relay.now += 60_000;
    }
    // Without a pause, an installation writes once a second.
    expect(pauses).toEqual([1_000, 1_000, 1_000, 2_000, 4_000]);
    relay.settle(claimOne(relay));
    expect(relay.memory.query('SELECT unexplained FROM installation')).toEqual([{ unexplained: 0 }]);
  });
});

describe('a limit', () => {
  test('does not count as an attempt, however often it is reached', () => {
    const relay = registered('d-1');
    for (let count = 0; count < 5; count++) {
      const claim = claimOne(relay);
      expect(claim.attempts).toBe(1);
      relay.settle(claim, { kind: 'later', notBefore: relay.now + 60_000, reason: 'limit' });
      relay.now += 60_000;
    }
  });

  test('never shortens a longer pause', () => {
    const relay = registered('d-1', 'd-2');
    const one = claimOne(relay);
    relay.now += 1_000;
    const two = claimOne(relay);
    relay.settle(one, { kind: 'later', notBefore: relay.now + 120_000, reason: 'limit' });
    relay.settle(two, { kind: 'later', notBefore: relay.now + 5_000, reason: 'limit' });
    relay.now += 119_999;
    expect(relay.claim()).toEqual([]);
  });

  test('keeps a creation uncertain if it was', () => {
    const relay = registered('d-1');
    claimOne(relay);
    relay.now += 10_000;
    relay.settle(claimOne(relay), { kind: 'later', notBefore: relay.now, reason: 'limit' });
    relay.now += 10_000;
    expect(claimOne(relay)).toMatchObject({ isUncertain: true });
  });
});

describe('a refusal', () => {
  const REFUSED = { kind: 'refused', isOfApp: false, reason: 'GitHub answered 404.' } as const;

  test('is retried after waits that double, at most two minutes apart, and counts from the first one', () => {
    const relay = registered('d-1');
    const startedAt = relay.now;
    const attemptedAt: number[] = [];
    for (; relay.now - startedAt <= 600_000; relay.now += 1_000) {
      for (const claim of relay.claim()) {
        attemptedAt.push((relay.now - startedAt) / 1_000);
        relay.settle(claim, REFUSED);
        expect(rowOf(relay)).toMatchObject({ refused_at: startedAt, is_dead: 0, is_uncertain: 0 });
      }
    }
    expect(attemptedAt).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 248, 368, 488]);
    relay.now += 60_000;
    relay.settle(claimOne(relay));
    expect(rowOf(relay)).toMatchObject({ refused_at: null, github_id: 1 });
  });

  test('of the App delays everything of its installation by ten minutes', () => {
    const relay = registered('d-1', 'd-2');
    relay.settle(claimOne(relay), { ...REFUSED, isOfApp: true });
    relay.now += 599_999;
    expect(relay.claim()).toEqual([]);
    relay.now += 1;
    expect(relay.claim()).toHaveLength(1);
  });

  test('because the check run is gone creates it anew, unless a newer one counts', () => {
    const relay = registered('d-1');
    relay.publish();
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    relay.settle(claimOne(relay), { kind: 'gone', reason: 'GitHub answered 404.' });
    relay.now += 1_000;
    expect(claimOne(relay)).toMatchObject({ githubId: null, isUncertain: false, desired: { conclusion: 'success' } });

    const replaced = createTestRelay({ confirmedBy: 1 });
    for (const deployment of ['d-1', 'd-2']) replaced.register({ deployment });
    replaced.publish();
    replaced.report({ word: 'succeeded', deployment: 'd-1' });
    replaced.settle(claimOne(replaced), { kind: 'gone', reason: 'GitHub answered 404.' });
    replaced.now += 600_000;
    expect(replaced.claim()).toEqual([]);
    expect(replaced.memory.perform('measure', undefined)).toMatchObject({ dead: 0, unpublished: 0 });
  });

  test('is a visible dead letter, and is written on request', () => {
    const relay = registered('d-1');
    relay.settle(claimOne(relay), { kind: 'dead', reason: 'GitHub answered 422.' });
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    relay.now += 1_000;
    relay.settle(claimOne(relay), { kind: 'dead', reason: 'GitHub answered 404.' });
    relay.now += 86_400_000;
    expect(relay.claim()).toEqual([]);
    const { deadLetters } = relay.memory.perform('readOverview', { limit: 10 });
    expect(deadLetters).toMatchObject([{ reason: 'GitHub answered 404.', attempts: 1, sha: shaOf(1) }]);
    expect(relay.memory.perform('measure', undefined)).toMatchObject({ dead: 1, unpublished: 0 });
    expect(relay.memory.perform('replay', { checkId: 'another', now: relay.now })).toBe(0);
    expect(relay.memory.perform('replay', { checkId: deadLetters[0]?.checkId ?? '', now: relay.now })).toBe(1);
    expect(claimOne(relay)).toMatchObject({ attempts: 1, desired: { conclusion: 'success' } });
  });
});

test('a last attempt does not count for a verdict that arrived while it was made', () => {
  const relay = registered('d-1');
  const last = claimOne(relay);
  relay.report({ word: 'failed', deployment: 'd-1' });
  relay.settle(last, { kind: 'dead', isUncertain: false, reason: 'reset' });
  expect(rowOf(relay)).toMatchObject({ is_dead: 0, attempts: 0, refused_at: null });
  relay.now += 300_000;
  expect(claimOne(relay)).toMatchObject({ desired: { conclusion: 'failure' }, attempts: 1 });
});
