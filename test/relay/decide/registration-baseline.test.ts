import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Observation } from '../../../src/deploy/deploy-target.ts';
import { confirm, type Deployment } from '../../../src/relay/decide/deployment.ts';
import { NO_EVIDENCE, type Word } from '../../../src/relay/decide/evidence.ts';
import { baselineAfter, isOfEarlierDeployment } from '../../../src/relay/decide/registration-baseline.ts';
import { deploymentOf, judgeCheck, NO_REPORT } from '../support/deployments.ts';
import { BASE, dateOf, observationOf } from '../support/history-facts.ts';

const OLD = observationOf('RUNNING', { lastDeploymentDate: dateOf(-900_000) });
const UNREPORTED = observationOf('RUNNING', { lastDeploymentDate: dateOf(-300_000) });
const OURS = observationOf('RUNNING', { lastDeploymentDate: dateOf(2_000) });
const REGISTERED = deploymentOf({ deployment: null, reference: OLD });

function reportedOf(word: Word, startedAt: number | null = null): Deployment['reported'] {
  return { ...NO_REPORT, word, at: BASE, startedAt };
}

/** The baseline after a success that was shown so long after the registration. */
function baselineAt(deployment: Deployment, observation: Observation, afterMs: number, aheadMs = 0): unknown {
  return baselineAfter(deployment, { observation, isSuccess: true, now: BASE + afterMs, aheadMs });
}

function wordOf(deployment: Deployment): Word {
  return confirm(deployment, { confirmedBy: 2 }).word;
}

describe('an outcome at the first status check', () => {
  test('is the baseline if the check follows the registration at once', () => {
    expect(baselineAt(REGISTERED, UNREPORTED, 1_000)).toBe(UNREPORTED);
    expect(baselineAt(REGISTERED, UNREPORTED, 15_000)).toBe(UNREPORTED);
    expect(baselineAt({ ...REGISTERED, reference: null }, UNREPORTED, 1_000)).toBe(UNREPORTED);
  });

  test('may be ours if the check comes later', () => {
    expect(baselineAt(REGISTERED, OURS, 15_001)).toBe(OLD);
    expect(baselineAt({ ...REGISTERED, reference: null }, OURS, 15_001)).toBeNull();
  });

  test('is ours if a delivery reported it before, unless it is dated before our request', () => {
    const reported = reportedOf('succeeded');
    expect(baselineAt({ ...REGISTERED, reported }, OURS, 1_000)).toBe(OLD);
    expect(baselineAt({ ...REGISTERED, registeredAt: null, reported }, UNREPORTED, 1_000)).toBe(OLD);
    expect(baselineAt({ ...REGISTERED, reported }, UNREPORTED, 1_000)).toBe(UNREPORTED);
    const started = { ...REGISTERED, registeredAt: null, reported: reportedOf('running') };
    expect(baselineAt(started, UNREPORTED, 1_000)).toBe(UNREPORTED);
  });

  test('is no baseline at the second check', () => {
    const seen = judgeCheck(REGISTERED, OLD, BASE + 1_000, false);
    expect(baselineAt(seen, OURS, 3_000)).toBe(OLD);
  });

  test('is no baseline with a date older than the one before, since a replica lags behind', () => {
    expect(baselineAt({ ...REGISTERED, reference: UNREPORTED }, OLD, 1_000)).toBe(UNREPORTED);
  });
});

describe('a date', () => {
  const started = { ...REGISTERED, registeredAt: null, reported: reportedOf('succeeded', BASE) };

  test('is not ours if it is over a minute before the registration, however late the check and whatever was reported', () => {
    for (const reported of [reportedOf('unknown'), reportedOf('succeeded', BASE - 86_400_000)]) {
      expect(baselineAt({ ...REGISTERED, reported }, UNREPORTED, 600_000)).toBe(UNREPORTED);
    }
    const near = observationOf('RUNNING', { lastDeploymentDate: dateOf(-60_000) });
    expect(baselineAt(REGISTERED, near, 600_000)).toBe(OLD);
  });

  test("is compared with the registration by the platform's clock", () => {
    const near = observationOf('RUNNING', { lastDeploymentDate: dateOf(-178_000) });
    expect(baselineAt(REGISTERED, near, 600_000, -180_000)).toBe(OLD);
    expect(baselineAt(REGISTERED, UNREPORTED, 600_000, -180_000)).toBe(UNREPORTED);
    expect(baselineAt(REGISTERED, OURS, 600_000, 180_000)).toBe(OURS);
    const ahead = observationOf('RUNNING', { lastDeploymentDate: dateOf(182_000) });
    expect(baselineAt(REGISTERED, ahead, 600_000, 180_000)).toBe(OLD);
  });

  test("is compared with the reported start without a correction, since both are of the platform's clock", () => {
    const near = observationOf('RUNNING', { lastDeploymentDate: dateOf(-60_001) });
    for (const aheadMs of [-180_000, 0, 180_000]) {
      expect(baselineAt(started, near, 600_000, aheadMs)).toBe(near);
      expect(baselineAt(started, OURS, 600_000, aheadMs)).toBe(OLD);
    }
  });

  test('of a failure counts whatever start was reported, since a forged one could wait for the success of another', () => {
    expect(baselineAfter(started, { observation: UNREPORTED, isSuccess: false, now: BASE + 600_000 })).toBe(OLD);
    const failed = { ...UNREPORTED, state: 'ERROR' };
    expect(wordOf(judgeCheck(started, failed, BASE + 600_000, false))).toBe('failed');
  });

  test('may be ours from about the start on, and if it cannot be compared', () => {
    for (const at of [-60_000, 0, 60_000]) {
      const near = observationOf('RUNNING', { lastDeploymentDate: dateOf(at) });
      expect(baselineAt(started, near, 600_000)).toBe(OLD);
    }
    const strange = observationOf('RUNNING', { lastDeploymentDate: { text: 'yesterday', epochMs: null } });
    expect(baselineAt(started, strange, 600_000)).toBe(OLD);
    expect(baselineAt(started, observationOf('RUNNING'), 600_000)).toBe(OLD);
  });
});

describe('the success of work that was seen', () => {
  const dated = (at: number): ReturnType<typeof observationOf> =>
    observationOf('RUNNING', { lastDeploymentDate: dateOf(at) });
  const outcomeOf = (deployment: Deployment, at: number, aheadMs = 0): Word => {
    const building = { ...dated(at), state: 'BUILDING' };
    const seen = judgeCheck(deployment, building, BASE + 1_000, false, aheadMs);
    return wordOf(judgeCheck(seen, dated(at), BASE + 90_000, false, aheadMs));
  };

  test('is not ours if it is dated well before the registration, by a date that moved since the last check', () => {
    expect(outcomeOf(REGISTERED, -120_001)).toBe('running');
    expect(outcomeOf(REGISTERED, -120_000)).toBe('succeeded');
    expect(isOfEarlierDeployment(REGISTERED, OLD, 0)).toBe(false);
    expect(isOfEarlierDeployment({ ...REGISTERED, registeredAt: null }, UNREPORTED, 0)).toBe(false);
    expect(isOfEarlierDeployment(REGISTERED, observationOf('RUNNING'), 0)).toBe(false);
  });

  test("is dated by the platform's clock", () => {
    expect([outcomeOf(REGISTERED, -300_000, -180_000), outcomeOf(REGISTERED, -300_001, -180_000)]).toEqual([
      'succeeded',
      'running',
    ]);
    expect([outcomeOf(REGISTERED, 60_000, 180_000), outcomeOf(REGISTERED, 59_999, 180_000)]).toEqual([
      'succeeded',
      'running',
    ]);
  });

  test('may be ours if deliveries reported it long before the registration, or if it is named', () => {
    expect(outcomeOf({ ...REGISTERED, openedAt: BASE - 300_000 }, -300_000)).toBe('succeeded');
    const named = { ...UNREPORTED, identity: { deployment_id: 'd-1' } };
    const seen = judgeCheck({ ...REGISTERED, deployment: 'd-1' }, { ...named, state: 'BUILDING' }, BASE + 1_000, false);
    expect(wordOf(judgeCheck(seen, named, BASE + 90_000, false))).toBe('succeeded');
  });

  test('leaves the next success to ours, and a failure counts', () => {
    const building = { ...UNREPORTED, state: 'BUILDING' };
    const seen = judgeCheck(REGISTERED, building, BASE + 1_000, false);
    const after = judgeCheck(seen, UNREPORTED, BASE + 60_000, false);
    expect(wordOf(judgeCheck(after, dated(65_000), BASE + 90_000, false))).toBe('succeeded');
    expect(wordOf(judgeCheck(seen, { ...UNREPORTED, state: 'ERROR' }, BASE + 60_000, false))).toBe('failed');
  });
});

describe('without an earlier status, an outcome at a later check', () => {
  test('confirms nothing, whatever times deliveries report: an attacker with the secret could choose them', () => {
    const first = { ...REGISTERED, reference: null };
    for (const reported of [
      reportedOf('succeeded'),
      reportedOf('succeeded', BASE - 900_000),
      reportedOf('running', BASE + 2_000),
    ]) {
      const statusChecks = [30_000, 60_000, 90_000, 120_000, 150_000];
      const seen = statusChecks.reduce<Deployment>((one, at) => judgeCheck(one, OURS, BASE + at, false), {
        ...first,
        reported,
      });
      expect(seen.seen).toEqual(NO_EVIDENCE);
    }
  });
});

describe('a status', () => {
  test('does not count for ours if it shows the outcome of an unreported deployment at once, and its next change does', () => {
    const seen = judgeCheck(REGISTERED, UNREPORTED, BASE + 1_000, false);
    expect(wordOf(seen)).toBe('unknown');
    expect(wordOf(judgeCheck(seen, UNREPORTED, BASE + 90_000, false))).toBe('unknown');
    expect(wordOf(judgeCheck(seen, OURS, BASE + 90_000, false))).toBe('succeeded');
  });

  test('does not count for ours if it names another deployment at once and ours has no id', () => {
    const reference = observationOf('RUNNING', { identity: { deployment_id: 'd-0' } });
    const unreported = observationOf('RUNNING', { identity: { deployment_id: 'd-1' } });
    expect(wordOf(judgeCheck({ ...REGISTERED, reference }, unreported, BASE + 1_000, false))).toBe('unknown');
  });

  test('is never judged more favorably because of a reported start, true or forged', () => {
    const anyDate = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { nil: null });
    const anyCheck = fc.record({ at: anyDate, state: fc.constantFrom('RUNNING', 'ERROR') });
    fc.assert(
      fc.property(
        fc.array(anyCheck, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: -100_000_000, max: 86_400_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        (statusChecks, startedAt, apartMs) => {
          const isGreen = (reported: Deployment['reported']): boolean =>
            statusChecks.some((_, upTo) => {
              const seen = statusChecks.slice(0, upTo + 1).reduce<Deployment>(
                (one, { at, state }, nth) => {
                  const lastDeploymentDate = at === null ? null : dateOf(at);
                  const now = BASE + (nth + 1) * apartMs;
                  return wordOf(one) === 'unknown'
                    ? judgeCheck(one, observationOf(state, { lastDeploymentDate }), now, false)
                    : one;
                },
                { ...REGISTERED, registeredAt: null, reported },
              );
              return seen.seen.word === 'succeeded';
            });
          const [reported, forged] = [reportedOf('unknown'), reportedOf('unknown', BASE + startedAt)];
          fc.pre(isGreen(forged));
          expect(isGreen(reported)).toBe(true);
        },
      ),
    );
  });
});
