import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../src/deploy/result.ts';
import type { DeploymentRecord, Result } from '../../src/deploy/state.ts';
import { isFinalState, renderDeploymentStatus, worstStanding } from '../../src/report/deployment-status.ts';
import { codePoint } from '../support/code-points.ts';
import { failedApp, LOG, OTHER_ERROR, PLACED, standingWith } from './support/causes.ts';
import { settle } from './support/facts.ts';
import { endedWith, OPEN, QUEUED, RESULTS, severalEnded, standingOf } from './support/standings.ts';

const WAITING: Partial<DeploymentRecord> = { triggeredAt: null, steps: [], settlement: null };

describe("a deployment's status", () => {
  test('covers every result', () => {
    const statuses = RESULTS.map((result) => {
      const { state, description } = renderDeploymentStatus(endedWith(result));
      return `${result}: ${state}: ${description}`;
    });
    expect(statuses).toEqual(
      Object.entries({
        success: 'success',
        failure: 'failure',
        timed_out: 'failure',
        superseded: 'inactive',
        unchanged: 'success',
        cancelled: 'inactive',
        unknown: 'error',
        triggered: 'inactive',
        skipped: 'inactive',
      }).map(([result, state]) => `${result}: ${state}: ${headlineOf(result as Result)}: app-1. It came to ${result}.`),
    );
  });

  test.each([
    ['unchanged', { onUnchanged: 'fail' }, 'failure'],
    ['superseded', { onSuperseded: 'succeed' }, 'inactive'],
  ] as const)('with %s and %o is %s', (result, policy, state) => {
    expect(renderDeploymentStatus(endedWith(result, [], policy)).state).toBe(state);
  });

  test('says the cause instead of the reason, and of which application if it is about several', () => {
    const standing = standingWith(failedApp('a', LOG, [PLACED]), failedApp('b', LOG, [OTHER_ERROR]));
    const describe = (...ids: string[]) => renderDeploymentStatus(worstStanding(standing, ids)).description;
    expect(describe('b')).toBe('Deployment failed: b. Likely cause: The process exited with code 1');
    expect(describe('a', 'b')).toMatch(/^Deployment failed: 2 applications\. a: src\/server\.ts:42 Property/);
  });

  test('is queued, then in progress', () => {
    expect(renderDeploymentStatus(QUEUED)).toEqual({ state: 'queued', description: 'Waiting: app-1' });
    expect(renderDeploymentStatus(OPEN)).toEqual({ state: 'in_progress', description: 'Deploying: app-1' });
  });

  test('is final once it is over, for every result', () => {
    const states = RESULTS.map((result) => renderDeploymentStatus(endedWith(result)).state);
    expect(states.every(isFinalState)).toBe(true);
    expect([QUEUED, OPEN].map((standing) => isFinalState(renderDeploymentStatus(standing).state))).toEqual([
      false,
      false,
    ]);
  });

  test('has a description that GitHub accepts, whatever is in it', () => {
    const text = fc.string({ unit: codePoint, maxLength: 400 });
    fc.assert(
      fc.property(text, text, (headline, reason) => {
        const { description } = renderDeploymentStatus({ ...endedWith('failure'), headline, reason });
        expect(description.length).toBeLessThanOrEqual(140);
        expect(description.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('several applications as one', () => {
  const run = standingOf([
    { appId: 'done' },
    { appId: 'bad', settlement: settle('failure') },
    { ...WAITING, appId: 'waits' },
    { ...WAITING, appId: 'waits-too' },
    { appId: 'goes', settlement: null },
  ]);

  test('are those of the only one, if there is one', () => {
    expect(worstStanding(run, ['done'])).toMatchObject({ result: 'success', headline: 'Deployed: done' });
  });

  test('wait while all of them do', () => {
    expect(worstStanding(run, ['waits', 'waits-too']).progress).toBe('queued');
    expect(worstStanding(run, ['done', 'waits']).progress).toBe('in_progress');
  });

  test('are under way while one is, even if another failed', () => {
    expect(worstStanding(run, ['bad', 'goes'])).toMatchObject({
      progress: 'in_progress',
      result: null,
      headline: 'Deploying 2 applications',
    });
  });

  test('are the worst when they have finished, although others have not', () => {
    expect(worstStanding(run, ['done', 'bad'])).toEqual({
      progress: 'completed',
      result: 'failure',
      conclusion: 'failure',
      headline: 'Deployment failed: 1 of 2 applications',
      reason: 'bad: It came to failure.',
    });
    expect(worstStanding(severalEnded(2, 'success'), ['app-0', 'app-1']).headline).toBe('Deployed: 2 applications');
  });

  test('are queued if none of them was started and the run continues', () => {
    expect(worstStanding(run, ['other']).progress).toBe('queued');
  });

  test('do not succeed if none of them was started, although the run did', () => {
    expect(renderDeploymentStatus(worstStanding(endedWith('success'), ['other']))).toEqual({
      state: 'inactive',
      description: 'Nothing was deployed',
    });
    const interrupted = { ...endedWith('cancelled'), apps: [] };
    expect(renderDeploymentStatus(worstStanding(interrupted, ['other'])).description).toMatch(
      /^Cancelled.*\. It came to cancelled\.$/,
    );
  });

  test('are found by the id that is shown for them', () => {
    const hostile = `a\u202e\n${'b'.repeat(300)}`;
    expect(worstStanding(standingOf([{ appId: hostile }]), [hostile]).result).toBe('success');
  });
});
