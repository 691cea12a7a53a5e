import { describe, expect, test } from 'vitest';
import { asSentence, renderEvidence } from '../../src/deploy/sentences.ts';
import { createRecord, observe } from '../report/support/facts.ts';

describe('the evidence line', () => {
  test('says what was asked for, what was seen and what ties the two', () => {
    expect(renderEvidence(createRecord(), true)).toBe(
      'asked for a1b2c3d, saw QUEUED → DEPLOYING → RUNNING, the deployment date moved',
    );
  });

  test.each([
    ['none', 'nothing ties that to this deployment'],
    ['progress-seen', 'in progress since then'],
    ['identity', 'the status named this deployment and the deployment date moved'],
  ] as const)('names the tie %s', (evidence, said) => {
    expect(renderEvidence(createRecord({ evidence }), true)).toMatch(new RegExp(`, ${said}$`));
  });

  test('claims no moved date where it stayed, or where none was known before', () => {
    const stayed = createRecord({ evidence: 'identity', baseline: observe('RUNNING') });
    const unknown = createRecord({ evidence: 'identity', baseline: null });
    for (const record of [stayed, unknown]) {
      expect(renderEvidence(record, true)).toMatch(/, the status named this deployment$/);
    }
  });

  test('does not claim a request that was not accepted', () => {
    expect(renderEvidence(createRecord({ triggeredAt: null, steps: [], last: null, evidence: 'none' }), true)).toBe(
      'no request to deploy was seen to be taken, saw no state',
    );
  });

  test('does not show what was there before as seen since', () => {
    const before = observe('RUNNING');
    const record = createRecord({ steps: [], baseline: before, last: before, evidence: 'none' });
    expect(renderEvidence(record, true)).toBe('asked for a1b2c3d, saw no state');
  });

  test('names the tie to a deployment none of whose states was seen', () => {
    const record = createRecord({ steps: [], last: null, evidence: 'identity' });
    expect(renderEvidence(record, true)).toBe('asked for a1b2c3d, saw no state, the status named this deployment');
  });

  test('says that nothing was started where nothing was to be', () => {
    const record = createRecord({ triggeredAt: null, steps: [], evidence: 'none' });
    expect(renderEvidence(record, false)).toBe('started nothing, saw RUNNING, nothing ties that to this deployment');
  });

  test('names no commit where none was named to the platform', () => {
    expect(renderEvidence(createRecord({ commit: null }), true)).toMatch(/^asked for a deployment, /);
  });

  test('shows a long chain of states by its ends', () => {
    const steps = Array.from({ length: 20 }, (_, index) => ({ state: `S${index}`, seenAt: index }));
    const line = renderEvidence(createRecord({ steps }), true);
    expect(line).toContain('S0 → S1 → S2 → S3 → S4 → S5 → 8 more → S14 → S15 → S16 → S17 → S18 → S19');
  });
});

describe('a sentence', () => {
  test.each([
    ['no connection could be made', 'no connection could be made.'],
    ['No connection could be made. Try again.', 'No connection could be made. Try again.'],
    ['Is it up?', 'Is it up?'],
  ])('that is made of %j has one end', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence);
  });
});
