import { describe, expect, test } from 'vitest';
import { applicationOf, deliveryOf, HOUR_MS, PLACE, shaOf } from '../../support/history-facts.ts';
import { createTestRelay } from '../../support/test-relay.ts';

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

  test('stays the same while the check run changes', () => {
    const relay = createTestRelay();
    relay.register({ deployment: 'd-1', sha: shaOf(4) });
    const [before] = relay.checks();
    relay.report({ word: 'running', deployment: 'd-1' });
    relay.publish();
    expect(relay.checks()).toMatchObject([{ externalId: before?.externalId, sha: shaOf(4) }]);
  });
});

test('each of hundreds of concurrent deployments gets its own check run', () => {
  const names = Array.from({ length: 300 }, (_, nth) => `d-${nth}`);
  const relay = createTestRelay({ confirmedBy: 1, applications: names.map((name) => applicationOf(name)) });
  for (const [nth, deployment] of names.entries()) {
    const place = { ...PLACE, repositoryId: 1_000 + nth };
    relay.register({ application: deployment, deployment, sha: shaOf(nth), runId: nth, place });
  }
  relay.memory.append(
    names.map((deployment, nth) => {
      const hint = { kind: 'hint', key: deployment, deployment, authority: 1, at: nth } as const;
      return deliveryOf({ ...hint, word: nth % 2 === 0 ? 'succeeded' : 'failed' }, [deployment]);
    }),
  );
  relay.memory.perform('apply', { limit: 300, now: relay.now, rules: relay.rules });
  expect(relay.checks().map(({ sha, wanted }) => [sha, wanted.conclusion])).toEqual(
    names.map((_, nth) => [shaOf(nth), nth % 2 === 0 ? 'success' : 'failure']),
  );
});
