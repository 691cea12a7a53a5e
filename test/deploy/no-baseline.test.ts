import { describe, expect, test } from 'vitest';
import { createDeployState, decide } from '../../src/deploy/decide.ts';
import type { Look, TriggerAnswer } from '../../src/deploy/ports.ts';
import type { DeployEvent, DeployState } from '../../src/deploy/state.ts';
import { AccessError, ProtocolError } from '../../src/kernel/errors.ts';
import { accepted, DEFAULT_POLICY, FACTS, named, observed, status } from '../support/scripted-target.ts';

const PACE = { intervalMs: 0, resetsAt: null, isLastLookLeft: true };
const NAMED = accepted({ identity: { deployment_id: 'ours' }, deploymentId: 'ours' });

const FORBIDDEN: Look = {
  kind: 'refused',
  refusal: 'forbidden',
  error: new AccessError('access-forbidden', 'forbidden', FACTS),
};

/** A status without a state, with or without the rest. */
function stateless(date: string | null): Look {
  const { state: _none, ...partial } = status('RUNNING', date);
  return { kind: 'malformed', error: new ProtocolError('$.state', 'a string', 'null'), partial };
}

const NO_BASELINE: readonly (readonly [string, readonly Look[]])[] = [
  ['is forbidden', [FORBIDDEN]],
  ['has no state and no date', [stateless(null), stateless(null), stateless(null)]],
  ['has no state', [stateless('D0'), stateless('D0'), stateless('D0')]],
];

/** Plays looks five seconds apart, the last one over and over; answers the result, or null while there is none. */
function endOf(baseline: readonly Look[], answer: TriggerAnswer, looks: readonly Look[], forMs: number): string | null {
  const all = [...baseline, ...looks];
  let [state, effects]: readonly [DeployState, readonly { kind: string }[]] = decide(
    createDeployState('app', DEFAULT_POLICY, false, 0),
    { kind: 'begun', at: 0 },
  );
  let nth = 0;
  for (let at = 0; at <= forMs && state.stage !== 'settled'; at += 5_000) {
    const isTrigger = effects.some(({ kind }) => kind === 'trigger');
    const look = all[Math.min(nth, all.length - 1)];
    if (look === undefined) throw new Error('no look is left');
    const event: DeployEvent = isTrigger
      ? { kind: 'answered', at, chance: 0, answer, pace: PACE }
      : { kind: 'looked', at, chance: 0, look, pace: PACE };
    if (!isTrigger) nth += 1;
    [state, effects] = decide(state, event);
  }
  return state.record.settlement?.result ?? null;
}

describe.each(NO_BASELINE)('without a baseline that can be read, since it %s,', (_why, baseline) => {
  const play = (answer: TriggerAnswer, ...looks: readonly Look[]): string | null =>
    endOf(baseline, answer, looks, 600_000);

  test('the work and the end that name another deployment are not ours', () => {
    const other = [observed('BUILDING', 'D0', named('another')), observed('RUNNING', 'D0', named('another'))];
    expect(play(NAMED, ...other)).toBe('superseded');
  });

  test('an end that names another deployment is not ours, though work without a name was seen', () => {
    expect(play(NAMED, observed('BUILDING'), observed('RUNNING', 'D0', named('another')))).toBe('superseded');
  });

  test('an end that goes on to name another deployment is not ours, though ours was seen', () => {
    const ours = observed('BUILDING', 'D0', named('ours'));
    expect(play(NAMED, ours, observed('RUNNING', 'D0', named('another')))).toBe('superseded');
  });

  test('the deployment before, which names itself all along, does not make ours a success', () => {
    expect(play(NAMED, observed('RUNNING', 'D0', named('before')))).toBe('superseded');
  });

  test('the deployment before is waited out, and ours is judged by its name', () => {
    const before = observed('RUNNING', 'D0', named('before'));
    const looks = [before, before, observed('BUILDING', 'D0', named('ours')), before];
    expect(play(NAMED, ...looks, observed('RUNNING', 'D0', named('ours')))).toBe('success');
    expect(play(NAMED, ...looks, observed('ERROR', 'D0', named('ours')))).toBe('failure');
  });

  test('an old answer right after work was seen is not the end of it', () => {
    const looks = [observed('BUILDING'), observed('RUNNING'), observed('BUILDING'), observed('ERROR', 'D1')];
    expect(play(accepted(), ...looks)).toBe('failure');
    const long = Array.from({ length: 10 }, () => observed('BUILDING'));
    expect(play(accepted(), ...long, ...looks)).toBe('failure');
  });

  test('an end that holds after work was seen is believed', () => {
    expect(play(accepted(), observed('BUILDING'), observed('RUNNING'))).toBe('success');
  });

  test('nothing but what was there is no success that anything ties to ours', () => {
    expect(play(accepted(), observed('RUNNING'))).toBe('unchanged');
  });
});
