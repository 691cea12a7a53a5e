import { describe, expect, test } from 'vitest';
import { renderEvidence } from '../../src/deploy/sentences.ts';
import { createRecord, observe } from '../report/support/facts.ts';

describe('the evidence line', () => {
  test('says what was requested, what was seen and what connects the two', () => {
    expect(renderEvidence(createRecord(), true)).toBe(
      'requested a1b2c3d; the platform reported QUEUED → DEPLOYING → RUNNING, and the deployment date changed',
    );
  });

  test.each([
    ['none', ', which may belong to another deployment'],
    ['progress-seen', ' and showed work in progress'],
    ['identity', ", with this deployment's id and a new deployment date"],
  ] as const)('names the evidence %s', (evidence, said) => {
    expect(renderEvidence(createRecord({ evidence }), true)).toMatch(new RegExp(`RUNNING${said}$`));
  });

  test('claims no changed date if it stayed, or if none was known before', () => {
    const stayed = createRecord({ evidence: 'identity', baseline: observe('RUNNING') });
    const unknown = createRecord({ evidence: 'identity', baseline: null });
    for (const record of [stayed, unknown]) {
      expect(renderEvidence(record, true)).toMatch(/, with this deployment's id$/);
    }
  });

  test('does not claim a request that was not accepted', () => {
    const record = createRecord({ triggeredAt: null, isRequestDue: true, steps: [], last: null, evidence: 'none' });
    expect(renderEvidence(record, true)).toBe('no deployment request was confirmed; the platform reported no state');
  });

  test('says that nothing was requested, and does not ask whose state from before it is', () => {
    const record = createRecord({ triggeredAt: null, steps: [], last: observe('RUNNING'), evidence: 'none' });
    expect(renderEvidence(record, true)).toBe('no deployment was requested; the platform reported RUNNING');
  });

  test('does not show an earlier state as seen since', () => {
    const before = observe('RUNNING');
    const record = createRecord({ steps: [], baseline: before, last: before, evidence: 'none' });
    expect(renderEvidence(record, true)).toBe('requested a1b2c3d; the platform reported no state');
  });

  test('says that nothing was started if nothing had to be', () => {
    const record = createRecord({ triggeredAt: null, steps: [], evidence: 'none' });
    expect(renderEvidence(record, false)).toBe(
      'started no deployment; the platform reported RUNNING, which may belong to another deployment',
    );
  });

  test('shows only both ends of a long chain of states', () => {
    const steps = Array.from({ length: 20 }, (_, index) => ({ state: `S${index}`, seenAt: index }));
    const line = renderEvidence(createRecord({ steps }), true);
    expect(line).toContain('S0 → S1 → S2 → S3 → S4 → S5 → 8 more → S14 → S15 → S16 → S17 → S18 → S19');
  });
});
