import type { TouchdownError } from '../kernel/errors.ts';
import { decideFollowing } from './decide-following.ts';
import type { Refusal, StatusCheck } from './deploy-target.ts';
import {
  baselineUnreadable,
  dryRun,
  outOfTimeBefore,
  refusedBefore,
  throttledBefore,
  unreachedBefore,
} from './endings-before-start.ts';
import { createUncounted } from './evidence/create-evidence.ts';
import { hasIdentity, NO_BASELINE, type Reference } from './evidence/evidence.ts';
import { readActivity } from './phase.ts';
import { NOTICES } from './sentences.ts';
import type { Decision, DeployEvent, DeployState, Effect, Ending, StatusChecked } from './state.ts';
import { andAlso, checkAfterFailure, type FailureEndings, notify, settle, triggerLater } from './transition.ts';

/** How often a status without a readable state is read again before the deployment continues without a baseline state. */
const MAX_UNREADABLE_BASELINES = 3;

/** Decides what to do after the status check that precedes the request. */
export function decideBaseline(state: DeployState, event: StatusChecked): Decision {
  const { check } = event;
  switch (check.kind) {
    case 'observed': {
      const { observation } = check;
      const record = { ...state.record, baseline: observation, last: observation };
      const known = { ...state, failing: null, unreadableBaselines: 0, record };
      return state.policy.trigger || state.policy.dryRun
        ? startAfterBaseline(known, event.at, observation)
        : decideFollowing(watch(known, event.at), event);
    }
    case 'malformed':
      return malformed({ ...state, unreadableBaselines: state.unreadableBaselines + 1 }, event, check);
    case 'failed':
      return checkAfterFailure(state, { ...event, check }, endingsWithout(check.error));
    case 'throttled':
      return settle(state, event.at, throttledBefore(check.error.message));
    case 'refused':
      // A token that may deploy and nothing else is recommended by some services; a bad one fails the POST as well.
      if (isAboutToken(check.refusal) && state.policy.trigger && !state.policy.dryRun) {
        return andAlso([withoutBaseline(check.refusal)], startAfterBaseline(state, event.at, NO_BASELINE));
      }
      return settle(state, event.at, refusedBefore(check.error, state.policy));
  }
}

/** A 401 usually means a bad token, which the POST will show; a 403 concerns reading only. */
function withoutBaseline(refusal: Refusal): Effect {
  if (refusal === 'forbidden') return notify('warning', NOTICES.statusForbidden);
  return notify('info', NOTICES.statusUnauthorized);
}

/** Some services respond with 401, others with 403, for what the token's policy does not allow. */
function isAboutToken(refusal: Refusal): boolean {
  return refusal === 'unauthorized' || refusal === 'forbidden';
}

function malformed(
  state: DeployState,
  event: StatusChecked,
  check: Extract<StatusCheck, { kind: 'malformed' }>,
): Decision {
  if (check.partial !== null && state.policy.trigger && state.unreadableBaselines >= MAX_UNREADABLE_BASELINES) {
    return startAfterBaseline(state, event.at, { ...check.partial, state: null });
  }
  return checkAfterFailure(state, { ...event, check }, endingsWithout(check.error));
}

function endingsWithout(error: TouchdownError): FailureEndings {
  return {
    givenUp: () => baselineUnreadable(error.message),
    timedOut: () => outOfTimeBefore(error.message),
    unreached: () => unreachedBefore(error),
  };
}

/** Decides what to do once the variables and secrets were written, or could not be. */
export function decideConfigured(before: DeployState, event: Extract<DeployEvent, { kind: 'configured' }>): Decision {
  const { settings } = event;
  const record = settings.length === 0 ? before.record : { ...before.record, settings };
  const state = { ...before, settings: 'written' as const, record };
  if (event.problem !== null) return settle(state, event.at, event.problem);
  const late = (): Ending => outOfTimeBefore('setting variables and secrets took too long');
  if (state.record.baseline === null) return triggerLater(state, event.at, event.at, late);
  if (event.at >= state.deadlineAt) return settle(state, event.at, late());
  // Writing settings takes time and may change the status itself, so the baseline is read again right before the request.
  return [{ ...state, stage: 'baseline' }, [{ kind: 'check', at: event.at, purpose: 'baseline' }]];
}

function startAfterBaseline(state: DeployState, at: number, reference: Reference): Decision {
  const ready = { ...state, reference, failing: null };
  if (state.policy.dryRun) {
    return settle(ready, at, dryRun(state.policy, reference));
  }
  if (state.settings === 'to-write') return [{ ...ready, stage: 'configuring' }, [{ kind: 'configure' }]];
  return triggerLater(ready, at, at, () => outOfTimeBefore('reading the status took too long'));
}

/** Without a trigger, follows the deployment in progress, or the one that waits if none is running. */
function watch(state: DeployState, at: number): DeployState {
  const baseline = state.record.baseline;
  const { execution_id: _before, ...request } = baseline?.identity ?? {};
  const waiting = readActivity(baseline, state.policy) === 'working' ? 0 : (baseline?.requestsWaiting ?? 0);
  const ours = waiting > 0 ? request : (baseline?.identity ?? {});
  const evidence = createUncounted(baseline, ours, { count: waiting > 0 ? waiting : null, working: null });
  // What the baseline names is what is followed.
  const strongest = waiting === 0 && hasIdentity(ours) ? 'identity' : 'none';
  return {
    ...state,
    stage: 'following',
    reference: baseline,
    evidence: { ...evidence, strongest },
    movedAt: at,
  };
}

/** Returns whether the baseline shows another deployment under way. */
export function isOtherActive(state: DeployState, reference: Reference | null): boolean {
  const activity = readActivity(reference, state.policy);
  return activity === 'waiting' || activity === 'working';
}
