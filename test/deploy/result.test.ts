import { describe, expect, test } from 'vitest';
import { concludeFrom, exitCodeOf, headlineOf, isPassing, worstOf } from '../../src/deploy/result.ts';
import type { Result } from '../../src/deploy/state.ts';

const LENIENT = { onUnchanged: 'succeed', onSuperseded: 'neutral' } as const;
const STRICT = { onUnchanged: 'fail', onSuperseded: 'fail' } as const;
const ALL: readonly Result[] = [
  'success',
  'failure',
  'timed_out',
  'superseded',
  'unchanged',
  'cancelled',
  'unknown',
  'triggered',
  'skipped',
];

describe('a result', () => {
  test('passes for success, triggered and skipped whatever the policy, and for no other under a strict one', () => {
    expect(ALL.filter((result) => isPassing(result, STRICT))).toEqual(['success', 'triggered', 'skipped']);
  });

  test('passes for unchanged and superseded as their policies say (B2) (B17)', () => {
    expect(ALL.filter((result) => isPassing(result, LENIENT))).toEqual([
      'success',
      'superseded',
      'unchanged',
      'triggered',
      'skipped',
    ]);
    expect(isPassing('superseded', { ...LENIENT, onSuperseded: 'succeed' })).toBe(true);
  });

  test('has a conclusion that agrees with its passing', () => {
    for (const policy of [LENIENT, STRICT]) {
      for (const result of ALL) {
        const isGood = ['success', 'neutral', 'skipped'].includes(concludeFrom(result, policy));
        expect(isGood, result).toBe(isPassing(result, policy));
      }
    }
  });

  test('is neutral for superseded only under that policy (B17)', () => {
    const conclude = (onSuperseded: 'fail' | 'neutral' | 'succeed') =>
      concludeFrom('superseded', { ...LENIENT, onSuperseded });
    expect([conclude('fail'), conclude('neutral'), conclude('succeed')]).toEqual(['failure', 'neutral', 'success']);
  });

  test('has its own headline', () => {
    expect(new Set(ALL.map(headlineOf)).size).toBe(ALL.length);
  });
});

describe('several results', () => {
  test('result in the worst of them', () => {
    expect(worstOf(['success', 'unchanged', 'failure'])).toBe('failure');
    expect(worstOf(['success', 'superseded', 'unchanged'])).toBe('superseded');
    expect(worstOf(['skipped', 'success'])).toBe('skipped');
    expect(worstOf([])).toBe('success');
  });

  test('exit with 0 only if all pass', () => {
    expect(exitCodeOf(['success', 'unchanged'], LENIENT)).toBe(0);
    expect(exitCodeOf(['success', 'unchanged'], STRICT)).toBe(1);
    expect(exitCodeOf(['success', 'unknown'], LENIENT)).toBe(1);
  });
});
