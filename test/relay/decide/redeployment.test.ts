import { describe, expect, test } from 'vitest';
import { noteRetry } from '../../../src/relay/decide/redeployment.ts';
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

describe('the note about the outcome of "Deploy again"', () => {
  test('shows text from outside as plain text, and cuts it', () => {
    const reason = `@team ![x](https://evil.example)\n**Deploy again:** <b>${'y'.repeat(100_000)}`;
    const { summary } = noteRetry(COMPLETED_CHECK, { kind: 'given-up', reason }, '<i>@all');
    expect(summary).not.toMatch(/(?<!\\)!\[|<b>|<i>/);
    expect(summary.length).toBeLessThan(3_000);
  });
});
