import { describe, expect, test } from 'vitest';
import { awaken, type Reported } from '../../../src/relay/decide/deployment.ts';
import { deploymentOf, NO_REPORT } from '../support/deployments.ts';

describe('a deployment for which a delivery arrived', () => {
  const before = deploymentOf({ statusChecks: 5, nextCheckAt: 900 });
  const news: Reported = { ...NO_REPORT, word: 'running', authority: 1, at: 3, isNamed: true };

  test('is checked now', () => {
    expect(awaken({ ...before, reported: news }, before, 77)).toMatchObject({ statusChecks: 0, nextCheckAt: 77 });
  });

  test('is not checked if the delivery is not new, or if the deployment is finished', () => {
    const known = { ...before, reported: news };
    expect(awaken({ ...known, openedAt: 1 }, known, 77)).toMatchObject({ statusChecks: 5, nextCheckAt: 900 });
    const finished = { ...before, endedAt: 1, seen: { word: 'failed', authority: 2, at: 1 } as const };
    expect(awaken({ ...finished, reported: news }, finished, 77)).toMatchObject({ statusChecks: 5, nextCheckAt: 900 });
  });
});

test('a deployment that was reported with its id, by a clock ahead of ours, starts when the report arrived', () => {
  const before = deploymentOf({ openedAt: 5_000, reported: { ...NO_REPORT, isNamed: true } });
  expect(awaken(before, before, 1_000).openedAt).toBe(1_000);
  expect(awaken({ ...before, openedAt: 900 }, before, 1_000).openedAt).toBe(900);
});
