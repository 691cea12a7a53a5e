import { expect, test } from 'vitest';
import { createEvidence } from '../../../src/deploy/evidence/evidence-state.ts';
import { withRegisteredId } from '../../../src/relay/decide/registered-id.ts';

test('a registered id that the status names for the first time discards the evidence of earlier checks', () => {
  const before = { ...createEvidence(null, {}, null), strongest: 'progress-seen', oursSeen: true } as const;
  const named = { deployment_id: 'dep-1' };
  const after = { ...before, strongest: 'none', oursSeen: false, ours: named, answered: named };
  expect(withRegisteredId(before, 'dep-1', named)).toEqual(after);
});
