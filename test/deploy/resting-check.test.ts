import { describe, expect, test } from 'vitest';
import { createDeployState } from '../../src/deploy/decide.ts';
import { restingCheck } from '../../src/deploy/resting-check.ts';
import type { DeployState } from '../../src/deploy/state.ts';
import { DEFAULT_POLICY, status } from '../support/scripted-target.ts';

const LOOK = { kind: 'check', at: 105_000, purpose: 'follow' } as const;

/** Follows a deployment that was accepted at 100 s. */
function following(more: Partial<DeployState> = {}, seen: string | null = null): DeployState {
  const initial = createDeployState('app-1', DEFAULT_POLICY, false, 0);
  const last = seen === null ? null : status(seen);
  const goodChecks = seen === null ? 0 : 1;
  return { ...initial, stage: 'following', movedAt: 100_000, goodChecks, record: { ...initial.record, last }, ...more };
}

const tied = (state: DeployState): DeployState => ({
  ...state,
  evidence: { ...state.evidence, strongest: 'progress-seen' },
});

describe('a status check that a trusted wake-up may call for', () => {
  test('waits for the time at which a status without changes is judged', () => {
    expect(restingCheck(following(), LOOK, 100_000)).toEqual({ ...LOOK, at: 160_000 });
    expect(restingCheck(following({}, 'RUNNING'), LOOK, 100_000)?.at).toBe(160_000);
  });

  test('waits for five minutes while the deployment is in progress', () => {
    expect(restingCheck(tied(following({}, 'BUILDING')), LOOK, 100_000)?.at).toBe(400_000);
  });

  test('does not wait if an outcome of ours is seen and not yet certain', () => {
    expect(restingCheck(tied(following({}, 'RUNNING')), LOOK, 100_000)).toBe(LOOK);
  });

  test('is never sooner than the interval and its budget allow', () => {
    expect(restingCheck(following(), { ...LOOK, at: 900_000 }, 100_000)?.at).toBe(900_000);
  });

  test('is the one kept for the outcome if the deadline is earlier', () => {
    const late = tied(following({ deadlineAt: 200_000 }, 'BUILDING'));
    expect(restingCheck(late, LOOK, 100_000)).toEqual({ ...LOOK, at: 198_500, purpose: 'final' });
  });

  test('does not exist before the deployment is followed, nor after a failure', () => {
    expect(restingCheck(following({ stage: 'yielding' }), LOOK, 100_000)).toBeNull();
    expect(restingCheck(following({ stage: 'confirming' }), LOOK, 100_000)).toBeNull();
    expect(
      restingCheck(following({ failing: { since: 0, count: 1, lasting: 0, isReached: true } }), LOOK, 100_000),
    ).toBeNull();
  });
});
