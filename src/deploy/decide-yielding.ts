import { isOtherActive } from './decide-baseline.ts';
import type { Observation } from './deploy-target.ts';
import { isMoved, type Reference } from './evidence/evidence.ts';
import { asSentence, sentenceOf } from './sentences.ts';
import type { Decision, DeployState, StatusChecked } from './state.ts';
import { nextRetryInMs } from './status-interval.ts';
import { checkAfterFailure, checkLater, type Ending, settle, triggerLater } from './transition.ts';

/** What follows from a status check while another deployment is waited for. */
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
      // The status may lag behind the refusal, so that requests that are refused again and again come ever more slowly.
      const wait = state.conflicts > 1 ? nextRetryInMs(state.conflicts, event.chance) : 0;
      return triggerLater({ ...checked, other: otherAfter(state, observation) }, at, at + wait, stillInProgress);
    }
    case 'malformed':
    case 'failed':
      return checkAfterFailure(state, event, () => unreachable(check.error.message), stillInProgress);
    case 'throttled':
      return settle(state, at, { result: 'timed_out', reason: `${sentenceOf(check.error)} Nothing was deployed.` });
    case 'refused':
      // A token that may deploy but not read can only ask again.
      if (check.refusal !== 'forbidden')
        return settle(state, at, { result: 'failure', reason: sentenceOf(check.error), isRefused: true });
      return triggerLater(state, at, at + nextRetryInMs(state.conflicts + 2, event.chance), stillInProgress);
  }
}

/**
 * Returns what is known of the other deployment's work where a status check shows none. The platform said that there is one: where nothing of
 * it was shown, not even its end, that end may come yet and must not pass for ours.
 */
function otherAfter(state: DeployState, observation: Observation): Reference | null {
  const { other, reference } = state;
  if (isOtherActive(state, other)) return other;
  const isShown = reference !== null && reference.state !== null && isMoved(reference, observation);
  return isShown ? null : observation;
}

function stillInProgress(): Ending {
  return {
    result: 'timed_out',
    reason: 'Another deployment was still in progress when the time ran out. Nothing was deployed.',
    advice: 'Run the job again when it has ended, or raise timeout.',
  };
}

function unreachable(message: string): Ending {
  return {
    result: 'unknown',
    reason: `Could not determine when the other deployment ends: ${asSentence(message)} Nothing was deployed.`,
    advice: 'Check base-url and the platform, then run the job again.',
  };
}
