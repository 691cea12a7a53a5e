import { describe, expect, test } from 'vitest';
import type { Authority } from '../../../../src/relay/decide/evidence.ts';
import { applicationOf, BASE, HOUR_MS, PLACE, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, expectOf, type TestRelay, WRITTEN } from '../../support/test-relay.ts';

const SIGNED = {
  confirmedBy: 1 as Authority,
  applications: Array.from({ length: 400 }, (_, nth) => applicationOf(`app-${nth + 1}`)),
};

/** A relay with check runs of several deployments, each with its own application and commit. */
function withDeployments(
  count: number,
  installationId = PLACE.installationId,
  relay = createTestRelay(SIGNED),
): TestRelay {
  for (let nth = 0; nth < count; nth++) {
    const deployment = `d-${installationId}-${nth}`;
    const place = { repositoryId: 4 + installationId, repository: `o/r-${installationId}`, installationId };
    relay.register({ application: `app-${nth + 1}`, deployment, sha: shaOf(nth + 1), place });
  }
  return relay;
}

function end(relay: TestRelay, deployment: string): void {
  const nth = Number(deployment.split('-').at(-1));
  relay.report({ word: 'succeeded', deployment, applications: [`app-${nth + 1}`] });
}

describe('a claim', () => {
  test('returns outcomes before progress', () => {
    const relay = withDeployments(20);
    relay.now += 5_000;
    end(relay, 'd-3-17');
    expect(relay.claim(1)).toMatchObject([{ desired: { conclusion: 'success' }, sha: shaOf(18) }]);
  });

  test('does not delay another installation, however long the backlog of one is', () => {
    const relay = withDeployments(300);
    for (let nth = 0; nth < 300; nth++) end(relay, `d-3-${nth}`);
    withDeployments(2, 4, relay);
    expect(relay.claim(1)).toHaveLength(1);
    const rest = relay.claim(2);
    expect(rest.map(({ installationId }) => installationId)).toEqual([4]);
  });
});

test('an installation that has used its hourly limit does not delay another', () => {
  const relay = withDeployments(100);
  for (let nth = 0; nth < 100; nth++) end(relay, `d-3-${nth}`);
  withDeployments(1, 4, relay);
  const writes = Array.from({ length: 500 }, (_, nth) => relay.now - 2_000_000 - nth);
  relay.memory.query('INSERT INTO installation (id, writes) VALUES (3, ?)', JSON.stringify(writes));
  expect(relay.claim(1).map(({ installationId }) => installationId)).toEqual([4]);
});

describe('the budget of an installation', () => {
  test('is never exceeded in hours of load, and progress leaves room for outcomes', () => {
    const relay = withDeployments(400);
    const writes: { at: number; isOutcome: boolean }[] = [];
    // After two minutes without a write, a claim every eight seconds is enough.
    const stepAt = (second: number): number => (relay.now - (writes.at(-1)?.at ?? 0) > 120_000 ? 8 - (second % 8) : 1);
    for (let second = 0; second < 4_400; second += stepAt(second)) {
      relay.now = BASE + second * 1_000;
      for (const claim of relay.claim()) {
        writes.push({ at: relay.now, isOutcome: claim.desired.status === 'completed' });
        relay.settle(claim);
      }
      if (second === 2_000) for (let nth = 0; nth < 160; nth++) end(relay, `d-3-${nth}`);
    }
    const mostWithin = (windowMs: number): number =>
      Math.max(...writes.map(({ at }, last) => last + 1 - writes.findIndex((one) => one.at > at - windowMs)));
    expect([mostWithin(1_000), mostWithin(60_000), mostWithin(HOUR_MS)]).toEqual([1, 60, 500]);
    const firstHour = writes.filter(({ at }) => at < BASE + HOUR_MS);
    expect(firstHour.filter(({ isOutcome }) => !isOutcome)).toHaveLength(350);
    expect(firstHour.filter(({ isOutcome }) => isOutcome)).toHaveLength(150);
    expect(writes.filter(({ isOutcome }) => isOutcome)).toHaveLength(160);
  });
});

describe('a lease', () => {
  test('excludes another relay until it expires, which then gets a new one', () => {
    const relay = withDeployments(1);
    const [first] = relay.claim(10);
    relay.now += 9_999;
    expect(relay.claim(10)).toEqual([]);
    relay.now += 1;
    const [second] = relay.claim(10);
    expect(second).toMatchObject({ id: first?.id, leaseEpoch: 2, attempts: 2 });
  });

  test('that expired before a creation was recorded leaves it uncertain', () => {
    const relay = withDeployments(1);
    expect(relay.claim()).toMatchObject([{ isUncertain: false, githubId: null }]);
    relay.now += 10_000;
    expect(relay.claim()).toMatchObject([{ isUncertain: true, githubId: null }]);
  });

  test('that expired before an update was recorded does not leave it uncertain', () => {
    const relay = withDeployments(1);
    relay.publish();
    end(relay, 'd-3-0');
    expect(relay.claim()).toMatchObject([{ isUncertain: false, githubId: 1 }]);
    relay.now += 10_000;
    expect(relay.claim()).toMatchObject([{ isUncertain: false, githubId: 1 }]);
  });
});

describe('check runs of one name on one commit', () => {
  function withTwo(): TestRelay {
    const relay = createTestRelay(SIGNED);
    relay.register({ deployment: 'd-1' });
    relay.register({ deployment: 'd-2' });
    return relay;
  }

  test('have one writer at a time', () => {
    const relay = withTwo();
    relay.publish();
    relay.report({ word: 'running', deployment: 'd-1' }, { word: 'running', deployment: 'd-2' });
    relay.now += 60_000;
    expect(relay.claim(1)).toHaveLength(1);
    relay.now += 2_000;
    expect(relay.claim(10)).toEqual([]);
    relay.now += 8_000;
    expect(relay.claim(10)).toHaveLength(1);
  });

  test('are created in their order, since GitHub uses the last created one for the verdict', () => {
    const relay = withTwo();
    relay.report({ word: 'failed', deployment: 'd-2' });
    const [first] = relay.claim();
    expect(first?.desired.status).toBe('queued');
    if (first === undefined) throw new Error('nothing was claimed');
    relay.settle(first, { kind: 'failed', isUncertain: false, reason: 'reset' });
    relay.now += 900;
    expect(relay.claim()).toEqual([]);
    relay.now += 100;
    const [again] = relay.claim();
    expect(again?.id).toBe(first.id);
    if (again !== undefined) relay.settle(again, WRITTEN);
    relay.now += 1_000;
    expect(relay.claim()).toMatchObject([{ desired: { conclusion: 'failure' } }]);
  });

  test('do not wait for a dead letter, which is then not created after them', () => {
    const relay = withTwo();
    const [first] = relay.claim();
    if (first !== undefined) relay.settle(first, { kind: 'dead', reason: '404' });
    relay.publish();
    expect(relay.checks().map(({ isDead, isPending }) => [isDead, isPending])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(relay.memory.perform('replay', { checkId: null, now: relay.now })).toBe(0);
    relay.now += 60_000;
    expect(relay.claim()).toEqual([]);
  });

  test('do not wait for each other if their names differ', () => {
    const relay = createTestRelay({ ...SIGNED, applications: [applicationOf('app-1'), applicationOf('app-2')] });
    relay.request(expectOf(shaOf(1)));
    expect(relay.claim(1)).toHaveLength(1);
    relay.now += 1_000;
    expect(relay.claim(1)).toHaveLength(1);
  });
});
