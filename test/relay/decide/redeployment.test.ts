import { describe, expect, test } from 'vitest';
import { noteRetry, type RetryFailure } from '../../../src/relay/decide/redeployment.ts';
import type { DesiredCheck } from '../../../src/relay/interfaces.ts';

const COMPLETED_CHECK: DesiredCheck = {
  status: 'completed',
  conclusion: 'failure',
  title: 'Failed: web',
  summary: '| a | b |',
  text: 'more',
  startedAt: 1,
  completedAt: 2,
  detailsUrl: null,
  canDeployAgain: true,
};

const FAILURES: readonly (readonly [RetryFailure, string])[] = [
  [{ kind: 'given-up', reason: 'no such commit' }, 'nothing was deployed: no such commit'],
  [{ kind: 'lost', reason: 'reset' }, 'the platform gave no usable response, so it is unknown whether it deploys'],
  [{ kind: 'unknown' }, 'the relay stopped while it called the platform, so it is unknown whether it deploys'],
];

describe('the note about the outcome of "Deploy again"', () => {
  test.each(FAILURES)('says %j and who requested it, and keeps the rest of the summary', (failure, said) => {
    const { summary, ...rest } = noteRetry(COMPLETED_CHECK, failure, 'octocat');
    const { summary: before, ...unchanged } = COMPLETED_CHECK;
    expect(rest).toEqual(unchanged);
    expect(summary.startsWith(`${before}\n\n**Deploy again:** requested by octocat; ${said}`)).toBe(true);
  });

  test('replaces the note before', () => {
    const once = noteRetry(COMPLETED_CHECK, { kind: 'unknown' }, 'one');
    const twice = noteRetry(once, { kind: 'given-up', reason: 'no' }, 'two');
    expect(twice).toEqual(noteRetry(COMPLETED_CHECK, { kind: 'given-up', reason: 'no' }, 'two'));
  });

  test('shows text from outside as plain text, and cuts it', () => {
    const reason = `@team ![x](https://evil.example)\n**Deploy again:** <b>${'y'.repeat(100_000)}`;
    const { summary } = noteRetry(COMPLETED_CHECK, { kind: 'given-up', reason }, '<i>@all');
    expect(summary).not.toMatch(/(?<!\\)!\[|<b>|<i>/);
    expect(summary.length).toBeLessThan(3_000);
  });
});
