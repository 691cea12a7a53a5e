import { describe, expect, test } from 'vitest';
import { createDeployState, decide } from '../../../src/deploy/decide.ts';
import type { StatusCheck, TriggerResult } from '../../../src/deploy/deploy-target.ts';
import type { DeployEvent, DeployState } from '../../../src/deploy/state.ts';
import { AccessError, ProtocolError } from '../../../src/kernel/errors.ts';
import { accepted, DEFAULT_POLICY, FACTS, lostAnswer, named, observed, status } from '../../support/scripted-target.ts';

const PACE = { intervalMs: 0, resetsAt: null, isLastCheckLeft: true };
const NAMED = accepted({ identity: { deployment_id: 'ours' }, deploymentId: 'ours' });

const FORBIDDEN: StatusCheck = {
  kind: 'refused',
  refusal: 'forbidden',
  error: new AccessError('access-forbidden', 'forbidden', FACTS),
};

/** A status without a state, with or without the rest. */
function stateless(date: string | null): StatusCheck {
  const { state: _none, ...partial } = status('RUNNING', date);
  return { kind: 'malformed', error: new ProtocolError('$.state', 'a string', 'null'), partial };
}

const NO_BASELINE: readonly (readonly [string, readonly StatusCheck[]])[] = [
  ['is forbidden', [FORBIDDEN]],
  ['has no state and no date', [stateless(null), stateless(null), stateless(null)]],
  ['has no state', [stateless('D0'), stateless('D0'), stateless('D0')]],
];

function times(count: number, check: StatusCheck): readonly StatusCheck[] {
  return Array.from({ length: count }, () => check);
}

/** Plays status checks five seconds apart, repeating the last one; returns the result, or null before any. */
function outcomeOf(
  baseline: readonly StatusCheck[],
  response: TriggerResult,
  checks: readonly StatusCheck[],
  forMs: number,
): string | null {
  const all = [...baseline, ...checks];
  let [state, effects]: readonly [DeployState, readonly { kind: string }[]] = decide(
    createDeployState('app', DEFAULT_POLICY, false, 0),
    { kind: 'started', at: 0 },
  );
  let nth = 0;
  for (let at = 0; at <= forMs && state.stage !== 'settled'; at += 5_000) {
    const isTrigger = effects.some(({ kind }) => kind === 'trigger');
    if (effects.some(({ kind }) => kind === 'inspect')) {
      [state, effects] = decide(state, { kind: 'inspected', at, chance: 0, commit: null, pace: PACE });
      continue;
    }
    const check = all[Math.min(nth, all.length - 1)];
    if (check === undefined) throw new Error('no look is left');
    const event: DeployEvent = isTrigger
      ? { kind: 'responded', at, chance: 0, response, pace: PACE }
      : { kind: 'checked', at, chance: 0, check, pace: PACE };
    if (!isTrigger) nth += 1;
    [state, effects] = decide(state, event);
  }
  return state.record.settlement?.result ?? null;
}

describe.each(NO_BASELINE)('without a readable baseline, since it %s,', (_why, baseline) => {
  const play = (response: TriggerResult, ...checks: readonly StatusCheck[]): string | null =>
    outcomeOf(baseline, response, checks, 600_000);

  test('work and an outcome that name another deployment are not ours', () => {
    const other = [observed('BUILDING', 'D0', named('another')), observed('RUNNING', 'D0', named('another'))];
    expect(play(NAMED, ...other)).toBe('superseded');
  });

  test('an outcome that names another deployment is not ours, even if work without a name was seen', () => {
    expect(play(NAMED, observed('BUILDING'), observed('RUNNING', 'D0', named('another')))).toBe('superseded');
  });

  test('an outcome that later names another deployment is not ours, even if ours was seen', () => {
    const ours = observed('BUILDING', 'D0', named('ours'));
    expect(play(NAMED, ours, observed('RUNNING', 'D0', named('another')))).toBe('superseded');
  });

  test('the deployment before does not make ours a success if it names itself', () => {
    expect(play(NAMED, observed('RUNNING', 'D0', named('before')))).toBe('superseded');
  });

  test('the deployment before is waited out, and ours is judged by its name', () => {
    const before = observed('RUNNING', 'D0', named('before'));
    const checks = [before, before, observed('BUILDING', 'D0', named('ours')), before];
    expect(play(NAMED, ...checks, observed('RUNNING', 'D0', named('ours')))).toBe('success');
    expect(play(NAMED, ...checks, observed('ERROR', 'D0', named('ours')))).toBe('failure');
  });

  test('a stale response right after observed work is not the outcome', () => {
    const checks = [observed('BUILDING'), observed('RUNNING'), observed('BUILDING'), observed('ERROR', 'D1')];
    expect(play(accepted(), ...checks)).toBe('failure');
    const long = times(10, observed('BUILDING'));
    expect(play(accepted(), ...long, ...checks)).toBe('failure');
  });

  test('work at the first status check may belong to another deployment, and its outcome is not ours (B1)', () => {
    const dates = [observed('BUILDING', 'D0'), ...times(6, observed('RUNNING', 'D1'))];
    expect(play(accepted(), ...dates, observed('BUILDING', 'D1'), observed('ERROR', 'D2'))).toBe('failure');
    const nothing = [observed('BUILDING', null), ...times(6, observed('RUNNING', null))];
    expect(play(accepted(), ...nothing, observed('QUEUED', null), observed('ERROR', null))).toBe('failure');
    const queued = [observed('QUEUED', 'D0'), ...dates];
    expect(play(accepted(), ...queued, observed('BUILDING', 'D1'), observed('RUNNING', 'D2'))).toBe('success');
  });

  test('the step waits for work at the first status check, however long it takes (B1)', () => {
    const long = times(40, observed('BUILDING', 'D0'));
    expect(play(accepted(), ...long, observed('QUEUED', 'D1'), observed('ERROR', 'D2'))).toBe('failure');
  });

  test('the outcome of such work is not reported as ours if ours never appears', () => {
    expect(play(accepted(), observed('BUILDING', 'D0'), observed('RUNNING', 'D1'))).toBe('unchanged');
    expect(play(accepted(), observed('BUILDING', 'D0'), observed('ERROR', 'D1'))).toBe('unknown');
    expect(play(accepted(), observed('BUILDING', null), observed('CANCELED', null))).toBe('unknown');
  });

  test('work that started after the first status check, and its outcome that holds, are believed', () => {
    expect(play(accepted(), observed('RUNNING'), observed('BUILDING'), observed('RUNNING'))).toBe('success');
    expect(play(accepted(), observed('RUNNING'), observed('BUILDING'), observed('RUNNING', 'D1'))).toBe('success');
    expect(play(accepted(), observed('BUILDING'), observed('QUEUED'), observed('ERROR'))).toBe('failure');
  });

  test('a newer deployment that only dates show is not ours (B17)', () => {
    const ours = [observed('RUNNING', 'D0'), observed('BUILDING', 'D0'), observed('DEPLOYING', 'D1')];
    expect(play(accepted(), ...ours, observed('QUEUED', 'D2'), observed('RUNNING', 'D2'))).toBe('superseded');
  });

  test('a request whose response was lost is not confused with earlier work, nor sent again (B7)', () => {
    expect(play(lostAnswer(), observed('BUILDING', 'D0'), observed('RUNNING', 'D0'))).toBe('unknown');
    expect(play(lostAnswer(), observed('RUNNING', 'D0'), observed('BUILDING', 'D0'), observed('RUNNING', 'D0'))).toBe(
      'unknown',
    );
  });

  test('only the state from before is not a success of ours', () => {
    expect(play(accepted(), observed('RUNNING'))).toBe('unchanged');
  });
});

test('an application that was never deployed has no other deployment that could be confused with ours', () => {
  const partial = { serviceDeploymentStatus: 'NEVER_DEPLOYED', lastDeploymentDate: null, identity: {} };
  const never: StatusCheck = { kind: 'malformed', error: new ProtocolError('$.state', 'a string', 'null'), partial };
  const checks = [observed('BUILDING', null), observed('RUNNING', 'D1')];
  expect(outcomeOf(times(3, never), accepted(), checks, 600_000)).toBe('success');
  expect(outcomeOf(times(3, never), lostAnswer(), checks, 600_000)).toBe('success');
});

test('the first outcome of an application that was never deployed is ours without any work before it (B3)', () => {
  const partial = { serviceDeploymentStatus: 'NEVER_DEPLOYED', lastDeploymentDate: null, identity: {} };
  const never: StatusCheck = { kind: 'malformed', error: new ProtocolError('$.state', 'a string', 'null'), partial };
  const first = times(3, never);
  expect(outcomeOf(first, accepted(), [observed('RUNNING', 'D1')], 600_000)).toBe('success');
  expect(outcomeOf(first, accepted(), [observed('BUILD_ERROR', 'D1')], 600_000)).toBe('failure');
  expect(outcomeOf(first, accepted(), [observed('RUNNING', null, named('first'))], 600_000)).toBe('success');
  expect(outcomeOf(first, NAMED, [observed('RUNNING', 'D1', named('another'))], 600_000)).toBe('superseded');
});
