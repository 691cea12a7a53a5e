import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Progress } from '../../../src/action/relay-client/event.ts';
import {
  addCheck,
  addReport,
  close,
  createTrust,
  distrust,
  isAtRest,
  startCheck,
  type Trust,
} from '../../../src/action/relay-client/trust.ts';

type Step = (trust: Trust) => Trust;
const reported =
  (progress: Progress, revision = 1): Step =>
  (trust) =>
    addReport(trust, { progress, revision });
const closed =
  (lastedMs = 1_000): Step =>
  (trust) =>
    close(trust, lastedMs);
const looked =
  (isTied = false): Step =>
  (trust) =>
    addCheck(trust, isTied);

function play(...steps: readonly Step[]): Trust {
  return steps.reduce((trust, step) => step(trust), createTrust());
}

describe('trust in a relay', () => {
  test('lets status checks rest from the start, and calls for no check', () => {
    expect(isAtRest(createTrust())).toBe(true);
    expect(play(reported('unknown'), reported('queued')).isCalling).toBe(false);
  });

  test('calls for a status check when work starts, and for one more if the first does not show it', () => {
    const called = play(reported('running'));
    expect([called.isCalling, isAtRest(called)]).toEqual([true, false]);
    expect(isAtRest(play(reported('running'), startCheck, looked(true)))).toBe(true);
    expect(isAtRest(play(reported('running'), startCheck, looked()))).toBe(false);
    const twice = play(reported('running'), startCheck, looked(), looked());
    expect([isAtRest(twice), twice.doubt]).toEqual([true, null]);
    expect(play(reported('running'), startCheck, looked(), looked(), reported('running', 2)).isCalling).toBe(false);
  });

  test.each(['ending', 'ended'] as const)(
    'calls for a status check at an outcome (%s), and doubts it if two checks do not show it',
    (end) => {
      expect(play(looked(true), reported(end)).isCalling).toBe(true);
      const once = play(reported(end), startCheck, looked(true));
      expect([once.doubt, isAtRest(once)]).toEqual([null, false]);
      expect(play(reported(end), startCheck, looked(true), looked(true)).doubt).toMatch(/status does not show/);
    },
  );

  test('does not count a status check that started before the call', () => {
    const trust = play(reported('ended'), looked(), startCheck, looked());
    expect([trust.doubt, trust.checksSinceCall]).toEqual([null, 1]);
  });

  test('is kept if an event is repeated, as after a new stream', () => {
    const again = play(
      reported('running', 5),
      startCheck,
      reported('running', 5),
      reported('running', 6),
      reported('running', 6),
    );
    expect([again.doubt, again.isCalling]).toEqual([null, false]);
  });

  test('survives any number of streams that lasted a minute, since a relay ends them when a token expires', () => {
    const long = closed(60_000);
    expect(play(long, long, closed(59_999), long, long).doubt).toBeNull();
    expect(play(long, closed(59_999), long, closed(59_999)).doubt).toMatch(/closed twice/);
  });

  test('never comes back, keeps its first doubt, and calls for at most three status checks', () => {
    const progress = fc.constantFrom<Progress>('unknown', 'queued', 'running', 'ending', 'ended');
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.tuple(progress, fc.nat(5)).map(([word, revision]) => reported(word, revision)),
      fc.boolean().map(looked),
      fc.constantFrom<Step>(startCheck, closed(), (trust) => distrust(trust, 'why')),
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
