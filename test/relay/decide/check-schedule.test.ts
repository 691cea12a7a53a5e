import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Observation } from '../../../src/deploy/deploy-target.ts';
import {
  checkWithinMs,
  firstCheckDelayMs,
  idleCheckDelayMs,
  nextCheckDelayMs,
  unreadCheckDelayMs,
} from '../../../src/relay/decide/check-schedule.ts';
import { deploymentOf, judgeCheck } from '../support/deployments.ts';
import { BASE, dateOf, observationOf } from '../support/history-facts.ts';

test('status checks are spread, at least half a second and at most 2 min apart', () => {
  const law = (statusChecks: number, isOutcomeReported: boolean, jitter: number): void => {
    const delay = nextCheckDelayMs(statusChecks, isOutcomeReported, jitter);
    expect(Number.isInteger(delay)).toBe(true);
    expect(delay).toBeGreaterThanOrEqual(500);
    expect(delay).toBeLessThanOrEqual(120_000);
  };
  fc.assert(fc.property(fc.nat(), fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true }), law));
  expect(nextCheckDelayMs(0, false, 0.5)).toBe(7_500);
  expect([0, 1].map((statusChecks) => nextCheckDelayMs(statusChecks, true, 1))).toEqual([1_000, 1_600]);
});

test('idle applications are checked every quarter of an hour, with at most 400 checks an hour', () => {
  expect([0, 1, 100, 101, 1_000].map(idleCheckDelayMs)).toEqual([900_000, 900_000, 900_000, 909_000, 9_000_000]);
  for (const applications of [1, 99, 250, 5_000]) {
    expect((3_600_000 / idleCheckDelayMs(applications)) * applications).toBeLessThanOrEqual(400);
  }
});

test('applications whose status was never read are checked every minute, with at most 400 checks an hour', () => {
  expect([1, 6, 10, 100, 1_000].map(unreadCheckDelayMs)).toEqual([60_000, 60_000, 90_000, 900_000, 9_000_000]);
  for (const applications of [1, 6, 7, 99, 101, 250, 5_000]) {
    expect((3_600_000 / unreadCheckDelayMs(applications)) * applications).toBeLessThanOrEqual(400);
    expect(unreadCheckDelayMs(applications)).toBeLessThanOrEqual(idleCheckDelayMs(applications));
  }
});

test('a hundred applications are checked as soon as they are known, the others one by one', () => {
  expect([0, 99, 100, 101, 499].map(firstCheckDelayMs)).toEqual([0, 0, 9_000, 18_000, 3_600_000]);
});

describe('the maximum interval between two status checks', () => {
  const withinMs = (...shown: readonly Observation[]): number => {
    const reference = observationOf('DEPLOYED', { lastDeploymentDate: dateOf(-9_000_000) });
    const known = deploymentOf({ deployment: null, reference });
    const seen = shown.reduce((one, status, nth) => judgeCheck(one, status, BASE + nth * 10_000, false), known);
    return checkWithinMs(seen, BASE + shown.length * 10_000);
  };
  const building = observationOf('BUILDING', { lastDeploymentDate: dateOf(-9_000_000) });

  test('is 12 s if requests are counted and nothing has a name, and unlimited if nothing is counted (B55)', () => {
    expect(withinMs({ ...building, lastDeploymentDate: dateOf(0) })).toBe(Number.POSITIVE_INFINITY);
    expect(withinMs({ ...building, requestsWaiting: 0 })).toBe(12_000);
    expect(withinMs(building)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is 30 s while our request waits, and 7.5 s while an outcome must hold (B55)', () => {
    expect(withinMs({ ...building, state: 'DEPLOYMENT_QUEUED', requestsWaiting: 1 })).toBe(30_000);
    expect(withinMs(building, { ...building, state: 'DEPLOYED' })).toBe(7_500);
  });
});
