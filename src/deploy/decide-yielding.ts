import { isOtherActive } from './decide-baseline.ts';
import type { Observation } from './deploy-target.ts';
import { otherUnreadable, refusedBefore, stillInProgress, throttledBefore } from './endings-before-start.ts';
import { isMoved, type Reference } from './evidence/evidence.ts';
import type { Decision, DeployState, StatusChecked } from './state.ts';
import { nextRetryInMs } from './status-interval.ts';
import { checkAfterFailure, checkLater, settle, triggerLater } from './transition.ts';

/** Decides what to do after a status check while waiting for another deployment. */
export function decideYielding(state: DeployState, event: StatusChecked): Decision {
  const { check, at } = event;
  switch (check.kind) {
    case 'observed': {
      const { observation } = check;
      const checked = {
        ...state,
        failures: 0,
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
      return checkAfterFailure(state, event, () => otherUnreadable(check.error.message), stillInProgress);
    case 'throttled':
      return settle(state, at, throttledBefore(check.error.message));
    case 'refused':
      // A token that may deploy but not read can only send the request again.
      if (check.refusal !== 'forbidden') return settle(state, at, refusedBefore(check.error, state.policy));
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
