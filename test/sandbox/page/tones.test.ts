import { describe, expect, test } from 'vitest';
import { signOf, toneOf } from '../../../src/sandbox/page/tones.ts';

describe('the tone of a state', () => {
  test.each([
    ['good', '✓', ['success', 'RUNNING']],
    ['bad', '✗', ['failure', 'error', 'timed_out', 'action_required', 'ERROR', 'BUILD_ERROR', 'DEPLOY_FAILED']],
    ['busy', '●', ['queued', 'in_progress', 'pending', 'QUEUED', 'BUILDING', 'DEPLOYING']],
    ['idle', '–', ['neutral', 'skipped', 'cancelled', 'inactive', 'CANCELED', 'SHIPSHAPE', '', 'constructor']],
  ] as const)('is %s, shown as %s', (tone, sign, states) => {
    expect(states.map(toneOf)).toEqual(states.map(() => tone));
    expect(signOf(tone)).toBe(sign);
  });
});
