import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../src/deploy/result.ts';
import type { Result } from '../../src/deploy/state.ts';
import { renderCommitStatus } from '../../src/report/commit-status.ts';
import type { AppFacts } from '../../src/report/view.ts';
import { codePoint } from '../support/code-points.ts';
import { failedApp, LOG, OTHER_ERROR, PLACED, standingWith } from './support/causes.ts';
import { createApp, settle } from './support/facts.ts';
import { endedWith, OPEN, QUEUED, RESULTS, severalEnded, standingOf } from './support/standings.ts';

describe('the commit status', () => {
  test('covers every result', () => {
    const statuses = RESULTS.map((result) => {
      const { state, description } = renderCommitStatus(endedWith(result));
      return `${result}: ${state}: ${description}`;
    });
    expect(statuses).toEqual(
      Object.entries({
        success: 'success',
        failure: 'failure',
        timed_out: 'failure',
        superseded: 'failure',
        unchanged: 'success',
        cancelled: 'error',
        unknown: 'error',
        triggered: 'success',
        skipped: 'success',
      }).map(([result, state]) => `${result}: ${state}: ${headlineOf(result as Result)}: app-1. It came to ${result}.`),
    );
  });

  test.each([
    ['unchanged', { onUnchanged: 'fail' }, 'failure'],
    ['superseded', { onSuperseded: 'neutral' }, 'success'],
    ['superseded', { onSuperseded: 'succeed' }, 'success'],
  ] as const)('follows the policy: %s with %o is %s', (result, policy, state) => {
    expect(renderCommitStatus(endedWith(result, [], policy)).state).toBe(state);
  });

  test('says the cause instead of the reason, and of which application', () => {
    const describe = (...apps: readonly AppFacts[]) => renderCommitStatus(standingWith(...apps)).description;
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

  test('counts the applications while they continue, and reports the worst when they have finished', () => {
    const settlement = settle('failure');
    expect(renderCommitStatus(standingOf([{}, { appId: 'b', settlement: null }]))).toEqual({
      state: 'pending',
      description: 'Deploying 2 applications',
    });
    expect(renderCommitStatus(standingOf([{}, { appId: 'b', settlement }]))).toEqual({
      state: 'failure',
      description: 'Deployment failed: 1 of 2 applications. b: It came to failure.',
    });
    expect(renderCommitStatus(severalEnded(3, 'success')).state).toBe('success');
  });

  test('is no success of a run that was interrupted, whatever its applications came to', () => {
    expect(renderCommitStatus({ ...endedWith('cancelled'), apps: endedWith('success').apps }).state).toBe('error');
  });

  test('has a description that GitHub accepts, whatever is in it', () => {
    const text = fc.string({ unit: codePoint, maxLength: 400 });
    fc.assert(
      fc.property(text, text, (headline, reason) => {
        const { description } = renderCommitStatus({ ...endedWith('failure'), headline, reason });
        expect(description.length).toBeLessThanOrEqual(140);
        expect(description.isWellFormed()).toBe(true);
        expect(description).not.toMatch(/[\n\r\u{10000}-\u{10ffff}]/u);
      }),
    );
  });
});
