import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDeployState, decide } from '../../src/deploy/decide.ts';
import type { StatusCheck, TriggerResult } from '../../src/deploy/deploy-target.ts';
import type { DeployEvent, DeployState } from '../../src/deploy/state.ts';
import { AccessError } from '../../src/kernel/errors.ts';
import { runsOf } from '../support/runs.ts';
import {
  accepted,
  DEFAULT_POLICY,
  FACTS,
  failedCheck,
  lostAnswer,
  named,
  observed,
} from '../support/scripted-target.ts';

const refused: StatusCheck & TriggerResult = {
  kind: 'refused',
  refusal: 'forbidden',
  error: new AccessError('access-forbidden', 'forbidden', FACTS),
};

const UNBOUND = { intervalMs: 0, resetsAt: null, isLastCheckLeft: true };

const anyCheck = fc.oneof(
  fc
    .record({
      state: fc.constantFrom('RUNNING', 'STOPPED', 'ERROR', 'QUEUED', 'BUILDING', 'READY', 'SNAFU', 'CANCELED'),
      date: fc.constantFrom(null, 'D0', 'D1', 'D2'),
      id: fc.option(fc.constantFrom('one', 'two')),
      service: fc.constantFrom(null, 'UP_TO_DATE', 'OUT_OF_DATE'),
    })
    .map(({ state, date, id, service }) =>
      observed(state, date, { ...(id === null ? {} : named(id)), serviceDeploymentStatus: service }),
    ),
  fc.constant(failedCheck()),
  fc.constant<StatusCheck>(refused),
);

const anyAnswer = fc.constantFrom<TriggerResult>(
  accepted(),
  accepted({ identity: { deployment_id: 'one' }, deploymentId: 'one' }),
  accepted({ state: 'FAILED', aboutDeployment: true }),
  lostAnswer(),
  refused,
);

const anyStep = fc.record({
  check: anyCheck,
  response: anyAnswer,
  afterMs: fc.integer({ min: 0, max: 120_000 }),
  chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

/** Returns the result of the engine's request. */
function happened(
  kind: 'check' | 'trigger' | 'inspect',
  { check, response, chance }: { check: StatusCheck; response: TriggerResult; chance: number },
  at: number,
): DeployEvent {
  if (kind === 'check') return { kind: 'checked', at, chance, check, pace: UNBOUND };
  if (kind === 'trigger') return { kind: 'responded', at, chance, response, pace: UNBOUND };
  const commit = chance < 0.5 ? null : chance < 0.7 ? 'b'.repeat(40) : DEFAULT_POLICY.commit;
  return { kind: 'inspected', at, chance, commit, pace: UNBOUND };
}

/** Feeds the engine random results from a list until it settles or the list is empty. */
function drive(
  steps: readonly { check: StatusCheck; response: TriggerResult; afterMs: number; chance: number }[],
): DeployState[] {
  const states: DeployState[] = [];
  let at = 0;
  let [state, effects] = decide(createDeployState('app', DEFAULT_POLICY, false, 0), { kind: 'started', at });
  for (const { check, response, afterMs, chance } of steps) {
    const act = effects.find((effect) => effect.kind !== 'notify');
    if (act === undefined || act.kind === 'configure') break;
    at = Math.max(at, act.at) + afterMs;
    [state, effects] = decide(state, happened(act.kind, { check, response, chance }, at));
    states.push(state);
  }
  return states;
}

describe('the decision', () => {
  test('keeps a settled state, whatever happens then', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 5, maxLength: 40 }), anyCheck, anyAnswer, (steps, check, response) => {
        const last = drive(steps).at(-1);
        if (last?.stage !== 'settled') return;
        const later: DeployEvent[] = [
          { kind: 'checked', at: 1e9, chance: 0, check, pace: UNBOUND },
          { kind: 'responded', at: 1e9, chance: 0, response, pace: UNBOUND },
          { kind: 'interrupted', at: 1e9 },
        ];
        for (const event of later) expect(decide(last, event)).toEqual([last, []]);
      }),
    );
  });

  test('requests at most one action at a time, and always one until it has settled', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        let [state, effects] = decide(createDeployState('app', DEFAULT_POLICY, false, 0), { kind: 'started', at: 0 });
        let at = 0;
        for (const { check, response, afterMs, chance } of steps) {
          const acts = effects.filter((effect) => effect.kind !== 'notify');
          expect(acts).toHaveLength(state.stage === 'settled' ? 0 : 1);
          const act = acts[0];
          if (act === undefined || act.kind === 'configure') break;
          expect(act.at).toBeGreaterThanOrEqual(at);
          at = act.at + afterMs;
          [state, effects] = decide(state, happened(act.kind, { check, response, chance }, at));
        }
      }),
    );
  });

  test('never results in success without evidence for our deployment, and confirms it (B1)', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 5, maxLength: 60 }), (steps) => {
        const last = drive(steps).at(-1);
        if (last?.record.settlement?.result !== 'success') return;
        expect(last.evidence.strongest).not.toBe('none');
        expect(last.record.settlement.confirmed).toBe(true);
      }),
      { numRuns: runsOf(2_000) },
    );
  });

  test('never sends the deploy request more than twice, nor again once it was accepted (B7)', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 5, maxLength: 60 }), (steps) => {
        let isAccepted = false;
        for (const state of drive(steps)) {
          expect(state.triggersSent).toBeLessThanOrEqual(2);
          if (isAccepted) expect(state.stage).not.toBe('triggering');
          isAccepted ||= state.isAccepted;
        }
      }),
      { numRuns: runsOf(2_000) },
    );
  });
});
