import { expect, test } from 'vitest';
import { refusedBefore, yieldToNewer } from '../../src/deploy/endings-before-start.ts';
import { createRecord } from '../../src/deploy/state.ts';
import { AccessError } from '../../src/kernel/errors.ts';
import { POLICY } from '../report/support/facts.ts';

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
      nothing: 'deployed',
      advice: [{ kind: 'set', setting: 'order-guard', value: 'off', to: 'deploy this commit anyway' }],
      confirmed: true,
      settledAt: 9,
    },
  });
});

test('a refusal says that nothing was deployed, if something was to be deployed', () => {
  const error = new AccessError('access-unauthorized', 'The token is refused.', { method: 'GET', path: '/' });
  const refused = { result: 'failure', reasonCode: 'platform-refused', isRefused: true };
  expect(refusedBefore(error, POLICY)).toMatchObject({
    ...refused,
    reason: 'The token is refused. Nothing was deployed.',
  });
  expect(refusedBefore(error, { ...POLICY, trigger: false })).toEqual({ ...refused, reason: 'The token is refused.' });
});
