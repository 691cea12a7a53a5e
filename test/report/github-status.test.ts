import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESULTS } from '../../src/deploy/result.ts';
import {
  isFinalState,
  renderCommitStatus,
  renderDeploymentStatus,
  selectApps,
} from '../../src/report/github-status.ts';
import type { AppFacts } from '../../src/report/view.ts';
import { codePoint } from '../support/code-points.ts';
import { endedRun, failedApp, LOG, OTHER_ERROR, PLACED } from './support/causes.ts';
import { createApp, settle } from './support/facts.ts';
import { endedWith, OPEN, QUEUED, viewOf } from './support/views.ts';

describe("a deployment's status", () => {
  test('covers every result', () => {
    expect(
      Object.fromEntries(RESULTS.map((result) => [result, renderDeploymentStatus(endedWith(result)).state])),
    ).toEqual({
      success: 'success',
      failure: 'failure',
      timed_out: 'failure',
      superseded: 'inactive',
      unchanged: 'success',
      cancelled: 'inactive',
      unknown: 'error',
      triggered: 'inactive',
      skipped: 'inactive',
    });
    expect(renderDeploymentStatus(endedWith('failure')).description).toBe(
      'Deployment failed: app-1. It came to failure.',
    );
  });

  test.each([
    ['unchanged', { onUnchanged: 'fail' }, 'failure'],
    ['superseded', { onSuperseded: 'succeed' }, 'inactive'],
  ] as const)('with %s and %o is %s', (result, policy, state) => {
    expect(renderDeploymentStatus(endedWith(result, [], policy)).state).toBe(state);
  });

  test('is queued, then in progress', () => {
    expect(renderDeploymentStatus(QUEUED)).toEqual({ state: 'queued', description: 'Waiting: app-1' });
    expect(renderDeploymentStatus(OPEN)).toEqual({ state: 'in_progress', description: 'Deploying: app-1' });
  });

  test('is final once it is over, for every result', () => {
    const states = RESULTS.map((result) => renderDeploymentStatus(endedWith(result)).state);
    expect(states.every(isFinalState)).toBe(true);
    expect([QUEUED, OPEN].map((run) => isFinalState(renderDeploymentStatus(run).state))).toEqual([false, false]);
  });

  test('has a description that GitHub accepts, whatever is in it', () => {
    const text = fc.string({ unit: codePoint, maxLength: 400 });
    fc.assert(
      fc.property(text, text, (appId, reason) => {
        const run = viewOf([{ appId, settlement: settle('failure', { reason }) }]);
        const { description } = renderDeploymentStatus(run);
        expect(renderCommitStatus(run).description).toBe(description);
        expect(description.length).toBeLessThanOrEqual(140);
        expect(description.isWellFormed()).toBe(true);
        expect(description).not.toMatch(/[\n\r\u{10000}-\u{10ffff}]/u);
      }),
    );
  });
});

describe('several applications as one', () => {
  test('are as far as they are, whatever others came to, and queued if none of them was started', () => {
    const waiting = { triggeredAt: null, steps: [], settlement: null };
    const failed = { appId: 'bad', settlement: settle('failure') };
    const run = viewOf([{ appId: 'done' }, failed, { appId: 'waits', ...waiting }]);
    expect(selectApps(run, ['waits']).progress).toBe('queued');
    expect(selectApps(run, ['other']).progress).toBe('queued');
    expect(selectApps(run, ['bad', 'waits'])).toMatchObject({ progress: 'in_progress', result: null });
    const headline = 'Deployment failed: 1 of 2 applications';
    expect(selectApps(run, ['done', 'bad'])).toMatchObject({ progress: 'completed', result: 'failure', headline });
  });

  test('do not succeed if none of them was started, although the run did', () => {
    expect(renderDeploymentStatus(selectApps(endedWith('success'), ['other']))).toEqual({
      state: 'inactive',
      description: 'Nothing was deployed',
    });
    const interrupted = { ...endedWith('cancelled'), apps: [] };
    expect(renderDeploymentStatus(selectApps(interrupted, ['other'])).description).toMatch(
      /^Cancelled.*\. It came to cancelled\.$/,
    );
  });

  test('are found by the id that is shown for them', () => {
    const hostile = `a\u202e\n${'b'.repeat(300)}`;
    expect(selectApps(viewOf([{ appId: hostile }]), [hostile]).result).toBe('success');
  });
});

describe('the commit status', () => {
  test('covers every result', () => {
    expect(Object.fromEntries(RESULTS.map((result) => [result, renderCommitStatus(endedWith(result)).state]))).toEqual({
      success: 'success',
      failure: 'failure',
      timed_out: 'failure',
      superseded: 'failure',
      unchanged: 'success',
      cancelled: 'error',
      unknown: 'error',
      triggered: 'success',
      skipped: 'success',
    });
    expect(renderCommitStatus(endedWith('failure')).description).toBe('Deployment failed: app-1. It came to failure.');
  });

  test('says the cause instead of the reason, and of which application', () => {
    const describe = (...apps: readonly AppFacts[]) => renderCommitStatus(endedRun(...apps)).description;
    expect(describe(failedApp('app-1', LOG, [PLACED, OTHER_ERROR]))).toBe(
      "Deployment failed: app-1. src/server.ts:42 Property 'listne' does not exist on type 'Server'",
    );
    expect(describe(createApp(), failedApp('bad', LOG, [OTHER_ERROR]))).toBe(
      'Deployment failed: 1 of 2 applications. bad: Likely cause: The process exited with code 1',
    );
    const long = { ...PLACED, sentence: 'x'.repeat(300) };
    expect(describe(failedApp('app-1', LOG, [long]))).toHaveLength(140);
  });

  test('is one and the same until the end', () => {
    expect(renderCommitStatus(QUEUED)).toEqual({ state: 'pending', description: 'Deploying: app-1' });
    expect(renderCommitStatus(OPEN)).toEqual(renderCommitStatus(QUEUED));
  });
});
