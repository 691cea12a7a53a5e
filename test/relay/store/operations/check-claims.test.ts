import { describe, expect, test } from 'vitest';
import type { Authority } from '../../../../src/relay/decide/evidence.ts';
import { applicationOf, PLACE, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, type TestRelay } from '../../support/test-relay.ts';

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

test('an installation that has used its hourly limit does not delay another', () => {
  const relay = withDeployments(100);
  for (let nth = 0; nth < 100; nth++) end(relay, `d-3-${nth}`);
  withDeployments(1, 4, relay);
  const writes = Array.from({ length: 500 }, (_, nth) => relay.now - 2_000_000 - nth);
  relay.memory.query('INSERT INTO installation (id, writes) VALUES (3, ?)', JSON.stringify(writes));
  expect(relay.claim(1).map(({ installationId }) => installationId)).toEqual([4]);
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
});
