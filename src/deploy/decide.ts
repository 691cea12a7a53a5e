import { decideBaseline, decideConfigured, isOtherActive } from './decide-baseline.ts';
import { decideConfirming } from './decide-confirming.ts';
import { decideFollowing } from './decide-following.ts';
import { decideInspected } from './decide-proving.ts';
import { decideTriggerResult } from './decide-trigger-result.ts';
import type { Observation } from './deploy-target.ts';
import { interruptedEnding, sayRefusal } from './endings.ts';
import { otherUnreadable, refusedBefore, stillInProgress, throttledBefore } from './endings-before-start.ts';
import { createEvidence } from './evidence/create-evidence.ts';
import { isMoved, type Reference } from './evidence/evidence.ts';
import { toReadableCheck } from './phase.ts';
import {
  createRecord,
  type Decision,
  type DeployEvent,
  type DeployPolicy,
  type DeployState,
  type StatusChecked,
} from './state.ts';
import { nextRetryInMs } from './status-interval.ts';
import { checkAfterFailure, checkLater, settle, triggerLater } from './transition.ts';

/** Returns the engine's state before anything happened; `startedAt` is on the monotonic clock. */
export function createDeployState(
  appId: string,
  policy: DeployPolicy,
  hasSettings: boolean,
  startedAt: number,
): DeployState {
  return {
    stage: 'baseline',
    policy,
    settings: hasSettings ? 'to-write' : 'none',
    deadlineAt: startedAt + policy.timeoutMs,
    record: createRecord(appId, policy.commit, startedAt),
    reference: null,
    evidence: createEvidence(null, {}, null),
    other: null,
    triggersSent: 0,
    isAccepted: false,
    conflicts: 0,
    failing: null,
    unreadableBaselines: 0,
    goodChecks: 0,
    movedAt: startedAt,
    echo: null,
    isNotFoundForgiven: false,
    checkedAt: null,
    proof: { before: null, pending: null, triedFor: null },
    said: [],
  };
}

/** Decides what follows from an event. Pure and total; never throws; a settled state stays as it is. */
export function decide(state: DeployState, event: DeployEvent): Decision {
  if (state.stage === 'settled') return [state, []];
  switch (event.kind) {
    case 'started':
      return [state, [{ kind: 'check', at: event.at, purpose: 'baseline' }]];
    case 'interrupted':
      return settle(state, event.at, interruptedEnding(state));
    case 'configured':
      return decideConfigured(state, event);
    case 'responded':
      return decideTriggerResult(state, event);
    case 'inspected':
      return decideInspected(state, event);
    case 'checked':
      return decideChecked(state, event);
  }
}

function decideChecked(state: DeployState, checked: StatusChecked): Decision {
  const event = { ...checked, check: toReadableCheck(checked.check, state.policy) };
  switch (state.stage) {
    case 'baseline':
      return decideBaseline(state, event);
    case 'confirming':
      return decideConfirming(state, event);
    case 'yielding':
      return decideYielding(state, event);
    case 'following':
      return decideFollowing(state, event);
    default:
      return [state, []];
  }
}

/** Decides what to do after a status check while waiting for another deployment. */
function decideYielding(state: DeployState, event: StatusChecked): Decision {
  const { check, at } = event;
  switch (check.kind) {
    case 'observed': {
      const { observation } = check;
      const checked = {
        ...state,
        failing: null,
        reference: observation,
        record: { ...state.record, baseline: observation, last: observation },
      };
      if (isOtherActive(checked, observation))
        return checkLater({ ...checked, other: observation }, event, stillInProgress);
      // The status may lag behind the refusal, so a request that is refused repeatedly is sent ever more slowly.
      const wait = state.conflicts > 1 ? nextRetryInMs(state.conflicts, event.chance) : 0;
      return triggerLater({ ...checked, other: otherAfter(state, observation) }, at, at + wait, stillInProgress);
    }
    case 'malformed':
    case 'failed':
      return checkAfterFailure(
        state,
        { ...event, check },
        {
          givenUp: () => otherUnreadable(check.error.message),
          timedOut: stillInProgress,
        },
      );
    case 'throttled':
      return settle(state, at, throttledBefore(check.error.message));
    case 'refused':
      // A token that may deploy but not read can only send the request again.
      if (check.refusal !== 'forbidden')
        return settle(state, at, refusedBefore({ message: sayRefusal(state, check) }, state.policy));
      return triggerLater(state, at, at + nextRetryInMs(state.conflicts + 2, event.chance), stillInProgress);
  }
}

/** Returns what is known of the other deployment; if none of it was shown, its outcome may still appear and is not ours. */
function otherAfter(state: DeployState, observation: Observation): Reference | null {
  const { other, reference } = state;
  if (isOtherActive(state, other)) return other;
  const isShown = reference !== null && reference.state !== null && isMoved(reference, observation);
  return isShown ? null : observation;
}
