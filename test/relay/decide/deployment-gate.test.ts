import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOutcome, type Word } from '../../../src/relay/decide/deployment-evidence.ts';
import { decideGate } from '../../../src/relay/decide/deployment-gate.ts';

const WORDS: readonly Word[] = [
  ...(['unknown', 'queued', 'running', 'succeeded'] as const),
  ...(['failed', 'cancelled', 'superseded', 'timed_out'] as const),
];

function of(...words: readonly Word[]): readonly { application: string; word: Word }[] {
  return words.map((word, nth) => ({ application: `app-${nth}`, word }));
}

describe('a waiting job', () => {
  test('is approved only once all deployments have succeeded', () => {
    const law = (words: readonly Word[], isLate: boolean): void => {
      const isApproved = decideGate(of(...words), isLate)?.state === 'approved';
      expect(isApproved).toBe(words.length > 0 && words.every((word) => word === 'succeeded'));
    };
    fc.assert(fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }), fc.boolean(), law), {
      numRuns: 1_000,
    });
  });

  test('is rejected once one deployment failed, without waiting for the others', () => {
    for (const word of WORDS.filter((one) => isOutcome(one) && one !== 'succeeded')) {
      expect(decideGate(of('succeeded', word, 'running'), false)).toEqual({
        state: 'rejected',
        comment: `Not deployed: app-1 (${word}).`,
      });
    }
  });

  test('waits for deployments in progress, and is rejected once the time is over', () => {
    expect(decideGate(of('succeeded', 'running'), false)).toBeNull();
    expect(decideGate(of('succeeded', 'unknown'), true)).toEqual({
      state: 'rejected',
      comment: 'Not deployed in time: app-1 (unknown).',
    });
    expect(decideGate([], false)).toBeNull();
  });

  test('gets a comment without Markdown from an application’s name, and within the length that GitHub accepts', () => {
    const [state] = ['succeeded'] as const;
    const reported = decideGate([{ application: '[x](https://evil.example) @team', word: state }], false);
    expect(reported?.comment).not.toContain('[x](https');
    const many = Array.from({ length: 300 }, () => ({ application: '😀😀😀', word: state }));
    const comment = decideGate(many, false)?.comment ?? '';
    expect(comment.length).toBeLessThanOrEqual(1_000);
    expect(comment.isWellFormed()).toBe(true);
  });
});
