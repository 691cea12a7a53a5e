import { isProvable, prove } from './decide-proving.ts';
import { endNow, endUnproven, outOfTime, refusedToLook, supersededEnding, undetermined } from './endings.ts';
import { isEchoOf, isMoved, mayBeFromBefore, publishedId } from './evidence.ts';
import {
  activityOf,
  isIdle,
  isOtherAction,
  isOutOfDate,
  readActivity,
  readStatus,
  type StateReading,
} from './phase.ts';
import type { Look, Observation } from './ports.ts';
import { renderSeconds } from './sentences.ts';
import type { Decision, DeployState, Effect, Looked, Step } from './state.ts';
import { andAlso, type Ending, lookAfterFailure, lookLast, lookLater, notify, sayOnce, settle } from './transition.ts';
import { isNamedBehind, isOfAnother, weigh } from './weigh.ts';

/** An end that may be an old answer must hold for this long and this many looks before it is believed. */
const ECHO_MS = 15_000;
const ECHO_LOOKS = 3;
/** A date that moved with the start of work may move again with the outcome: checks closer than the engine takes for one deployment. */
const DATED_CHECK_MS = 12_000;

/** What follows from a look while our deployment is followed. */
export function decideFollowing(state: DeployState, event: Looked): Decision {
  const { look } = event;
  if (look.kind === 'observed') return judge(take(state, event.at, look.observation), event, look.observation);
  return withoutObservation(state, event, look);
}

function withoutObservation(state: DeployState, event: Looked, look: Exclude<Look, { kind: 'observed' }>): Decision {
  if (look.kind === 'throttled') return throttled(state, event, look.error);
  if (look.kind !== 'refused') {
    const spent = (): Ending => undetermined(state, look.error);
    return lookAfterFailure(state, event, spent, () => outOfTime(state, look.error.message));
  }
  const mayBeEarly =
    look.refusal === 'not-found' && state.goodLooks === 0 && state.isAccepted && !state.isNotFoundForgiven;
  if (!mayBeEarly) return settle(state, event.at, refusedToLook(state, look));
  return lookLater({ ...state, isNotFoundForgiven: true }, event, () => outOfTime(state, ''));
}

/** The limit opens only after the deadline: what is left is the look that was kept for the end, if even that. */
function throttled(state: DeployState, event: Looked, error: { readonly message: string }): Decision {
  const ending = (): Ending => outOfTime(state, error.message);
  if (!event.pace.isLastLookLeft) return settle(state, event.at, ending());
  const text = `${error.message}: the last look is taken at the end of the time.`;
  const [told, effects] = sayOnce(state, 'last-look', notify('info', text));
  return andAlso(effects, lookLast(told, event.at, ending));
}

/** Takes a good look into the memory. */
function take(state: DeployState, at: number, observation: Observation): DeployState {
  const { record } = state;
  const reading = readStatus(observation, state.policy);
  const activity = activityOf(reading, observation.details);
  const before = state.goodLooks === 0 ? state.reference : record.last;
  const ties = weigh(state.ties, state.reference, {
    observation,
    activity,
    before: readActivity(before, state.policy),
    isCancelled: reading.phase === 'cancelled',
    ...(state.lookedAt === null ? {} : { sinceMs: at - state.lookedAt }),
  });
  const isCountChanged = (before?.requestsWaiting ?? null) !== (observation.requestsWaiting ?? null);
  const hasMoved = before === null || isMoved(before, observation) || isCountChanged;
  const isOurs = ties.tie !== 'none' || (ties.queue.state === 'waiting' && activity === 'waiting');
  return {
    ...state,
    ties,
    lookedAt: at,
    failures: 0,
    goodLooks: state.goodLooks + 1,
    movedAt: hasMoved ? at : state.movedAt,
    echo: reading.phase === 'progress' ? null : echoOf(state, at, observation),
    record: {
      ...record,
      last: observation,
      evidence: ties.tie,
      identity: ties.ours,
      deploymentId: record.deploymentId ?? publishedId(ties.ours),
      supersededBy: ties.superseded && ties.foreign !== null ? publishedId(ties.foreign) : null,
      steps: isOurs ? withStep(record.steps, observation.state, at) : record.steps,
    },
  };
}

function judge(state: DeployState, event: Looked, observation: Observation): Decision {
  const reading = readStatus(observation, state.policy);
  const [detailed, details] = sayDetails(state, observation);
  const [said, effects] = say(detailed, reading, observation);
  return andAlso([...details, ...effects], judgeLook(said, event, observation, reading));
}

/** What the platform says of the deployment beside its state word is shown once each time it is new. */
function sayDetails(state: DeployState, { details }: Observation): readonly [DeployState, readonly Effect[]] {
  if (details == null || (state.policy.trigger && state.ties.tie === 'none' && !isOtherAction(details)))
    return [state, []];
  const { action, status, subAction } = details;
  const words = [action, status, subAction].filter((word) => word !== null && word !== 'NONE');
  if (words.length === 0) return [state, []];
  const text = `The platform's status details: ${words.join(', ')}.`;
  return sayOnce(state, text, notify('info', text));
}

function judgeLook(state: DeployState, event: Looked, observation: Observation, reading: StateReading): Decision {
  const { at } = event;
  if (state.ties.superseded) return settle(state, at, supersededEnding(state));
  const unprovenAt = state.movedAt + state.policy.startTimeoutMs;
  const later = (heldUntil?: number): Decision => lookLater(state, event, () => outOfTime(state, ''), heldUntil);
  const isIdleAfterWork = reading.known && isIdle(reading) && state.ties.tie !== 'none';
  if (reading.phase === 'progress' && isUnderWay(state, observation) && !(isIdleAfterWork && at >= unprovenAt)) {
    return later(state.ties.isDateOfStart && state.ties.tie === 'date-changed' ? at + DATED_CHECK_MS : undefined);
  }
  if (isProven(state, at, observation, reading)) {
    const decision = decideProven(state, at, reading);
    if (decision !== null) return decision;
  }
  // What waits has not failed to start.
  if ((observation.requestsWaiting ?? 0) > 0 || isNamedBehind(state.ties, state.reference, observation)) return later();
  if (
    at >= unprovenAt &&
    !(state.ties.foreign !== null && reading.phase === 'progress') &&
    !isHolding(state, at, observation, reading)
  ) {
    return decideUnproven(state, at, observation, reading);
  }
  return later(at < unprovenAt ? unprovenAt : undefined);
}

function isUnderWay({ ties }: DeployState, { details }: Observation): boolean {
  const isExpected = ties.tie !== 'none' || ties.otherActive || ties.queue.state === 'waiting';
  return ties.foreign === null && (isExpected || isOtherAction(details));
}

/** Settles an outcome that is ours, once the commit says nothing against it; null where it is open whose it is, for now. */
function decideProven(state: DeployState, at: number, reading: StateReading): Decision | null {
  const ending = endNow(state, reading);
  if (!state.ties.queue.isOpen) {
    if (reading.phase !== 'success' || !isProvable(state)) return settle(state, at, ending);
    return prove(state, at, { kind: 'certain', proven: ending, unproven: ending });
  }
  if (reading.phase !== 'success' || !isProvable(state) || state.proof.triedFor === state.movedAt) return null;
  return prove(state, at, { kind: 'open', proven: ending, unproven: ending });
}

function decideUnproven(state: DeployState, at: number, observation: Observation, reading: StateReading): Decision {
  const unproven = endUnproven(state, observation, reading);
  const isOpen = unproven.result === 'unknown' && reading.phase === 'success' && state.proof.before !== null;
  if (!isOpen || !isProvable(state)) return settle(state, at, unproven);
  return prove(state, at, { kind: 'last', proven: { ...endNow(state, reading), confirmed: true }, unproven });
}

/** Tells whether an end is ours beyond doubt, or is what is judged where nothing was started. */
function isProven(state: DeployState, at: number, observation: Observation, reading: StateReading): boolean {
  if (reading.phase === 'progress' || state.ties.foreign !== null) return false;
  if (reading.phase === 'success' && isOutOfDate(observation.serviceDeploymentStatus)) return false;
  const { ties, reference } = state;
  if (ties.queue.state === 'waiting') return false;
  const mayBeOlder = state.policy.trigger || ties.queue.hasWaited;
  const isCancelled = reading.phase === 'cancelled';
  if (mayBeOlder && isOfAnother(ties, reference, { observation, activity: 'ended', isCancelled })) return false;
  if (state.policy.trigger && ties.tie === 'none') return false;
  return state.echo === null || (state.echo.looks >= ECHO_LOOKS && at - state.echo.since >= ECHO_MS);
}

/** Tells whether an end would be ours, were it sure to be no old answer: a few looks more decide. */
function isHolding(state: DeployState, at: number, observation: Observation, reading: StateReading): boolean {
  return !state.ties.queue.isOpen && isProven({ ...state, echo: null }, at, observation, reading);
}

function echoOf(state: DeployState, at: number, observation: Observation): DeployState['echo'] {
  const isEcho = state.policy.trigger
    ? isEchoOf(state.reference, state.ties.ours, observation)
    : state.goodLooks > 0 && mayBeFromBefore(state.reference, state.ties.ours, observation);
  if (!isEcho) return null;
  return { since: state.echo?.since ?? at, looks: (state.echo?.looks ?? 0) + 1 };
}

function withStep(steps: readonly Step[], state: string, at: number): readonly Step[] {
  return steps.at(-1)?.state === state ? steps : [...steps, { state, seenAt: at }];
}

/** Sentences that this look gives rise to, each said once. */
function say(
  state: DeployState,
  reading: StateReading,
  observation: Observation,
): readonly [DeployState, readonly Effect[]] {
  const { requestsWaiting = null } = observation;
  if (requestsWaiting !== null && requestsWaiting > 0 && state.ties.queue.state === 'waiting') {
    const still = renderSeconds(state.policy.timeoutMs);
    const text = `Deployment requests that wait for this application: ${requestsWaiting}. This deployment has not started; it may wait for up to ${still} in all.`;
    return sayOnce(state, `waiting ${requestsWaiting}`, notify('info', text));
  }
  if (!reading.known) {
    const text = `The platform shows a state that is not known here, ${reading.word}: taken as in progress. Name it in success-states or failure-states if it is an end.`;
    return sayOnce(state, `unknown ${reading.word}`, notify('warning', text));
  }
  if (reading.phase === 'progress') return [state, []];
  if (state.ties.foreign !== null) {
    return sayOnce(state, 'foreign', notify('info', 'The status shows another deployment; waiting for ours.'));
  }
  if (state.ties.tie === 'none' && state.policy.trigger) {
    const text = `The status shows ${observation.state}, which may still be the previous deployment's; waiting for a sign of this one.`;
    return sayOnce(state, 'previous', notify('info', text));
  }
  if (reading.phase === 'success' && state.ties.tie !== 'none' && isOutOfDate(observation.serviceDeploymentStatus)) {
    const text = `The state is ${observation.state}, but the service says ${observation.serviceDeploymentStatus}; waiting.`;
    return sayOnce(state, 'out-of-date', notify('info', text));
  }
  return [state, []];
}
