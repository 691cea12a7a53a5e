import { describe, expect, test } from 'vitest';
import { createJudge, isSoonOver, readResult, type Setback } from '../../../src/github/http/attempts.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { done, LOST, NOT_SENT, SETBACKS, THROTTLED } from '../support/scripted-github.ts';

const lost = LOST as Setback;

describe('the judge of attempts', () => {
  test.each(SETBACKS)('turns %s into the attempt that can still follow', (_, result, attempt) => {
    expect(createJudge(createFakeClock())(result as Setback)).toMatchObject(attempt);
  });

  test('waits twice as long after each one without a response, up to 30 s', () => {
    const judge = createJudge(createFakeClock());
    const waits = Array.from({ length: 7 }, (_, index) => judge(index % 2 ? lost : (NOT_SENT as Setback)));
    expect(waits.map((attempt) => attempt.kind === 'later' && attempt.notBefore)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  test('counts from now, and anew after a response', async () => {
    const clock = createFakeClock();
    const judge = createJudge(clock);
    judge(lost);
    judge(lost);
    judge(THROTTLED as Setback);
    await clock.advance(5_000);
    expect(judge(lost)).toMatchObject({ notBefore: 6_000 });
    judge(null);
    expect(judge(lost)).toMatchObject({ notBefore: 6_000 });
  });
});

describe('a next attempt', () => {
  const { problem } = lost;

  test('is worth it soon after a write, and if GitHub requests no more than ten seconds', () => {
    expect(isSoonOver({ kind: 'written' }, 5_000)).toBe(true);
    expect(isSoonOver({ kind: 'later', notBefore: 15_000, problem }, 5_000)).toBe(true);
    expect(isSoonOver({ kind: 'later', notBefore: 15_001, problem }, 5_000)).toBe(false);
    expect(isSoonOver({ kind: 'given-up', problem }, 5_000)).toBe(false);
  });
});

describe('a response that is read', () => {
  const decode = (data: unknown): string | null => (typeof data === 'string' ? data : null);

  test('is lost where nothing can be made of it', () => {
    expect(readResult(done({ message: 'merged' }, 202), decode)).toMatchObject({ kind: 'lost' });
  });
});
