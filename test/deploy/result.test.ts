import { describe, expect, test } from 'vitest';
import { concludeFrom, exitCodeOf, isPassing, RESULTS, worstOf } from '../../src/deploy/result.ts';

const LENIENT = { onUnchanged: 'succeed', onSuperseded: 'neutral' } as const;
const STRICT = { onUnchanged: 'fail', onSuperseded: 'fail' } as const;

describe('a result', () => {
  test('passes for success, triggered and skipped whatever the policy, and for no other under a strict one', () => {
    expect(RESULTS.filter((result) => isPassing(result, STRICT))).toEqual(['triggered', 'success', 'skipped']);
  });

  test('passes for unchanged and superseded as their policies say (B2) (B17)', () => {
    expect(RESULTS.filter((result) => isPassing(result, LENIENT))).toEqual([
      'superseded',
      'unchanged',
      'triggered',
      'success',
      'skipped',
    ]);
    expect(isPassing('superseded', { ...LENIENT, onSuperseded: 'succeed' })).toBe(true);
  });

  test('has a conclusion that agrees with its passing', () => {
    for (const policy of [LENIENT, STRICT]) {
      for (const result of RESULTS) {
        const isGood = ['success', 'neutral', 'skipped'].includes(concludeFrom(result, policy));
        expect(isGood, result).toBe(isPassing(result, policy));
      }
    }
  });
});

describe('several results', () => {
  test('result in the worst of them', () => {
    expect(worstOf(['success', 'unchanged', 'failure'])).toBe('failure');
    expect(worstOf(['success', 'superseded', 'unchanged'])).toBe('superseded');
    expect(worstOf(['skipped', 'skipped'])).toBe('skipped');
    expect(worstOf([])).toBe('success');
  });

  test('are a success if one application was deployed and the others were skipped', () => {
    expect(worstOf(['skipped', 'success'])).toBe('success');
  });

  test('exit with 0 only if all pass', () => {
    expect(exitCodeOf(['success', 'unchanged'], LENIENT)).toBe(0);
    expect(exitCodeOf(['success', 'unchanged'], STRICT)).toBe(1);
    expect(exitCodeOf(['success', 'unknown'], LENIENT)).toBe(1);
  });
});
