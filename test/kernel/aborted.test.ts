import { describe, expect, test } from 'vitest';
import { untilAborted } from '../../src/kernel/aborted.ts';
import { endOfTurn } from '../../src/kernel/clock.ts';

describe('waiting for an abort', () => {
  test('ends with it, and not before', async () => {
    const controller = new AbortController();
    let hasEnded = false;
    const waiting = untilAborted(controller.signal).then(() => {
      hasEnded = true;
    });
    await endOfTurn();
    expect(hasEnded).toBe(false);
    controller.abort(new Error('whatever the reason'));
    await waiting;
    expect(hasEnded).toBe(true);
  });

  test('ends at once where it came before', async () => {
    await expect(untilAborted(AbortSignal.abort())).resolves.toBeUndefined();
  });
});
