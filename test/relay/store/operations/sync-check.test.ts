import { describe, expect, test } from 'vitest';
import { createDesk } from '../../support/desk.ts';
import { applicationOf, deliveryOf, HOUR_MS, PLACE, shaOf } from '../../support/history-facts.ts';

describe('an external id', () => {
  test('is unique for each check run, even after older ones were deleted', () => {
    const desk = createDesk({ confirmedBy: 1 });
    const seen = new Set<string>();
    for (let nth = 0; nth < 5; nth++) {
      desk.register({ deployment: `d-${nth}` });
      desk.tell({ word: 'succeeded', deployment: `d-${nth}` });
      desk.publish();
      for (const { externalId } of desk.checks()) seen.add(externalId);
      desk.now += 1_000;
      desk.forget(-90 * 24 * HOUR_MS);
      expect(desk.checks()).toEqual([]);
    }
    expect(seen.size).toBe(5);
  });

  test('stays the same while the check run changes', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1', sha: shaOf(4) });
    const [before] = desk.checks();
    desk.tell({ word: 'running', deployment: 'd-1' });
    desk.publish();
    expect(desk.checks()).toMatchObject([{ externalId: before?.externalId, sha: shaOf(4) }]);
  });
});

test('each of hundreds of concurrent deployments gets its own check run', () => {
  const names = Array.from({ length: 300 }, (_, nth) => `d-${nth}`);
  const desk = createDesk({ confirmedBy: 1, applications: names.map((name) => applicationOf(name)) });
  for (const [nth, deployment] of names.entries()) {
    const place = { ...PLACE, repositoryId: 1_000 + nth };
    desk.register({ application: deployment, deployment, sha: shaOf(nth), runId: nth, place });
  }
  desk.memory.append(
    names.map((deployment, nth) => {
      const hint = { kind: 'hint', key: deployment, deployment, authority: 1, at: nth } as const;
      return deliveryOf({ ...hint, word: nth % 2 === 0 ? 'succeeded' : 'failed' }, [deployment]);
    }),
  );
  desk.memory.perform('apply', { limit: 300, now: desk.now, rules: desk.rules });
  expect(desk.checks().map(({ sha, wanted }) => [sha, wanted.conclusion])).toEqual(
    names.map((_, nth) => [shaOf(nth), nth % 2 === 0 ? 'success' : 'failure']),
  );
});
