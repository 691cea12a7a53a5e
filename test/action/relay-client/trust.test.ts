import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Progress } from '../../../src/action/relay-client/relay-event.ts';
import {
  answerCall,
  close,
  createTrust,
  isAtRest,
  look,
  lose,
  type Trust,
  tell,
} from '../../../src/action/relay-client/trust.ts';

type Step = (trust: Trust) => Trust;
const told =
  (progress: Progress, revision = 1): Step =>
  (trust) =>
    tell(trust, { progress, revision });
const closed =
  (lastedMs = 1_000): Step =>
  (trust) =>
    close(trust, lastedMs);
const looked =
  (isTied = false): Step =>
  (trust) =>
    look(trust, isTied);

function play(...steps: readonly Step[]): Trust {
  return steps.reduce((trust, step) => step(trust), createTrust());
}

describe('trust in a relay', () => {
  test('lets looks rest from the start, and calls for none', () => {
    expect(isAtRest(createTrust())).toBe(true);
    expect(play(told('unknown'), told('queued')).isCalling).toBe(false);
  });

  test('calls for a look at the beginning of work, once, and for one more where the first does not show it', () => {
    const called = play(told('running'));
    expect([called.isCalling, isAtRest(called)]).toEqual([true, false]);
    expect(isAtRest(play(told('running'), answerCall, looked(true)))).toBe(true);
    expect(isAtRest(play(told('running'), answerCall, looked()))).toBe(false);
    const twice = play(told('running'), answerCall, looked(), looked());
    expect([isAtRest(twice), twice.doubt]).toEqual([true, null]);
    expect(play(told('running'), answerCall, looked(), looked(), told('running', 2)).isCalling).toBe(false);
  });

  test('calls for none where work was seen already', () => {
    expect(play(looked(true), told('running')).isCalling).toBe(false);
  });

  test.each(['ending', 'ended'] as const)(
    'calls for a look at an end (%s), and doubts one that two looks do not show',
    (end) => {
      expect(play(looked(true), told(end)).isCalling).toBe(true);
      const once = play(told(end), answerCall, looked(true));
      expect([once.doubt, isAtRest(once)]).toEqual([null, false]);
      expect(play(told(end), answerCall, looked(true), looked(true)).doubt).toMatch(/status does not show/);
    },
  );

  test('counts no look that was begun before the call', () => {
    const trust = play(told('ended'), looked(), answerCall, looked());
    expect([trust.doubt, trust.looksSinceCall]).toEqual([null, 1]);
  });

  test('is not shaken by what is told again, as by a relay that was asked anew', () => {
    const again = play(told('running', 5), answerCall, told('running', 5), told('running', 6), told('running', 6));
    expect([again.doubt, again.isCalling]).toEqual([null, false]);
  });

  test('ends where anything falls back, and with the second closing', () => {
    expect(play(told('running'), told('queued')).doubt).toMatch(/took back/);
    expect(play(told('running', 5), told('running', 4)).doubt).toMatch(/took back/);
    expect(play(closed()).doubt).toBeNull();
    expect(play(closed(), closed()).doubt).toMatch(/closed twice/);
  });

  test('survives any number of streams that lasted a minute, as a relay ends them when a token expires', () => {
    const long = closed(60_000);
    expect(play(long, long, closed(59_999), long, long).doubt).toBeNull();
    expect(play(long, closed(59_999), long, closed(59_999)).doubt).toMatch(/closed twice/);
  });

  test('never comes back, keeps its first doubt, and calls at most three times, whatever happens', () => {
    const progress = fc.constantFrom<Progress>('unknown', 'queued', 'running', 'ending', 'ended');
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.tuple(progress, fc.nat(5)).map(([word, revision]) => told(word, revision)),
      fc.boolean().map(looked),
      fc.constantFrom<Step>(answerCall, closed(), (trust) => lose(trust, 'why')),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let trust = createTrust();
        let calls = 0;
        for (const next of steps) {
          const after = next(trust);
          if (trust.doubt !== null) expect([after.doubt, after.isCalling]).toEqual([trust.doubt, false]);
          if (after.isCalling && !trust.isCalling) calls++;
          trust = after;
        }
        expect(calls).toBeLessThanOrEqual(3);
      }),
    );
  });
});
