import { expect, test } from 'vitest';
import { yieldToNewer } from '../../src/deploy/endings-before-start.ts';
import { createRecord } from '../../src/deploy/state.ts';

const NEWER = 'b'.repeat(40);

test.each([
  ['skip', 'skipped'],
  ['fail', 'superseded'],
] as const)('a deployment that is superseded under %s is %s, and names the newer commit', (guard, result) => {
  const record = yieldToNewer(createRecord('app-1', 'a'.repeat(40), 5), NEWER, 'production', guard, 9);
  expect(record).toMatchObject({
    supersededBy: NEWER,
    triggeredAt: null,
    settlement: {
      result,
      reason: 'A newer commit, bbbbbbb, is already deployed to production.',
      advice: expect.stringContaining('order-guard: off'),
      confirmed: true,
      settledAt: 9,
    },
  });
});
