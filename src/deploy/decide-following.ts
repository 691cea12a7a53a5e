import { isCommitEnough, isContradictable, isProvable, prove } from './decide-proving.ts';
import type { Observation, StatusCheck } from './deploy-target.ts';
import {
  alreadyRuns,
  endNow,
  endUnproven,
  nothingInProgress,
  outOfTime,
  refusedToCheck,
  supersededEnding,
  undetermined,
} from './endings.ts';
import { isNamedBehind } from './evidence/add-observation.ts';
import { publishedId } from './evidence/evidence.ts';
import { addStatusCheck, DATED_CHECK_MS, hasMoved, judgeStatus, type StatusHistory } from './evidence/judge-status.ts';
import { activityOf, isOtherAction, isOutOfDate, readStatus, type StateReading } from './phase.ts';
import { NOTICES } from './sentences.ts';
import type { Decision, DeployState, Effect, Ending, StatusChecked, Step } from './state.ts';
import { andAlso, checkAfterFailure, checkLast, checkLater, notify, sayOnce, settle } from './transition.ts';

/** Decides what to do after a status check while our deployment is followed. */
export function decideFollowing(state: DeployState, event: StatusChecked): Decision {
  const { check } = event;
  if (check.kind === 'observed') return judge(addCheck(state, event.at, check.observation), event, check.observation);
  return withoutObservation(state, event, check);
}

function withoutObservation(
  state: DeployState,
  event: StatusChecked,
  check: Exclude<StatusCheck, { kind: 'observed' }>,
): Decision {
  if (check.kind === 'throttled') return throttled(state, event, check.error);
  if (check.kind !== 'refused') {
    return checkAfterFailure(
      state,
      { ...event, check },
      {
        givenUp: () => undetermined(state, check.error),
        timedOut: () => outOfTime(state, check.error.message),
      },
    );
  }
  const mayBeEarly =
    check.refusal === 'not-found' && state.goodChecks === 0 && state.isAccepted && !state.isNotFoundForgiven;
  if (!mayBeEarly) return settle(state, event.at, refusedToCheck(state, check));
  return checkLater({ ...state, isNotFoundForgiven: true }, event, () => outOfTime(state, ''));
}

/** The rate limit opens only after the deadline: at most the status check reserved for the end is still possible. */
function throttled(state: DeployState, event: StatusChecked, error: { readonly message: string }): Decision {
  const ending = (): Ending => outOfTime(state, error.message);
  if (!event.pace.isLastCheckLeft) return settle(state, event.at, ending());
  const [announced, effects] = sayOnce(state, 'last-check', notify('info', NOTICES.lastCheck(error.message)));
  return andAlso(effects, checkLast(announced, event.at, ending));
}

function addCheck(state: DeployState, at: number, observation: Observation): DeployState {
  const { record } = state;
  const before = state.goodChecks === 0 ? state.reference : record.last;
  const { evidence, echo } = addStatusCheck(historyOf(state), state.reference, observation, at, state.policy);
  const isWaitingNow = activityOf(readStatus(observation, state.policy), observation.details) === 'waiting';
  const isOurs = evidence.strongest !== 'none' || (evidence.queue === 'waiting' && isWaitingNow);
  return {
    ...state,
    evidence,
    checkedAt: at,
    failing: null,
    goodChecks: state.goodChecks + 1,
    movedAt: hasMoved(before, observation) ? at : state.movedAt,
    echo,
    record: {
      ...record,
      last: observation,
      evidence: evidence.strongest === 'date-of-start' ? 'date-changed' : evidence.strongest,
      identity: evidence.ours,
      deploymentId: record.deploymentId ?? publishedId(evidence.ours),
      supersededBy: evidence.another?.isNewer === true ? publishedId(evidence.another.names) : null,
      steps: isOurs ? withStep(record.steps, observation.state, at) : record.steps,
    },
  };
}

function historyOf({ evidence, echo, goodChecks, record, checkedAt }: DeployState): StatusHistory {
  return { evidence, echo, last: goodChecks === 0 ? null : record.last, checkedAt: checkedAt };
}

function judge(state: DeployState, event: StatusChecked, observation: Observation): Decision {
  const reading = readStatus(observation, state.policy);
  const [detailed, details] = sayDetails(state, observation);
  const [said, effects] = say(detailed, reading, observation);
  return andAlso([...details, ...effects], judgeCheck(said, event, observation, reading));
}

function sayDetails(state: DeployState, { details }: Observation): readonly [DeployState, readonly Effect[]] {
  if (details == null || (state.policy.trigger && state.evidence.strongest === 'none' && !isOtherAction(details)))
    return [state, []];
  const { action, status, subAction } = details;
  const words = [action, status, subAction].flatMap((word) => (word === null || word === 'NONE' ? [] : word));
  if (words.length === 0) return [state, []];
  const text = NOTICES.details(words);
  return sayOnce(state, text, notify('info', text));
}

function judgeCheck(
  state: DeployState,
  event: StatusChecked,
  observation: Observation,
  reading: StateReading,
): Decision {
  const { at } = event;
  const judgement = judgeStatus(historyOf(state), state.reference, observation, at, state.policy);
  if (judgement.kind === 'superseded') return settle(state, at, supersededEnding(state));
  const unprovenAt = state.movedAt + state.policy.startTimeoutMs;
  const later = (heldUntil?: number): Decision => checkLater(state, event, () => outOfTime(state, ''), heldUntil);
  if (judgement.kind === 'progress' && !(judgement.isIdle && at >= unprovenAt)) {
    return later(state.evidence.strongest === 'date-of-start' ? at + DATED_CHECK_MS : undefined);
  }
  if (judgement.kind === 'outcome') {
    if (isUnseen(state))
      return decideUnproven(state, at, observation, reading, nothingInProgress(observation, reading));
    const decision = decideProven(state, at, reading);
    if (decision !== null) return decision;
  }
  // A request that waits in the queue has not failed to start.
  if ((observation.requestsWaiting ?? 0) > 0 || isNamedBehind(state.evidence, state.reference, observation))
    return later();
  if (
    at >= unprovenAt &&
    !(state.evidence.another !== null && reading.phase === 'progress') &&
    judgement.kind !== 'holding'
  ) {
    return decideUnproven(state, at, observation, reading, endUnproven(state, observation, reading));
  }
  return later(at < unprovenAt ? unprovenAt : undefined);
}

/** Without a trigger, only a deployment that was first seen in progress was followed. */
function isUnseen({ policy, evidence, goodChecks }: DeployState): boolean {
  return !policy.trigger && (evidence.strongest === 'none' || goodChecks <= 1);
}

/** Settles an outcome that is ours, once the commit does not contradict it; returns null while it is unknown whose outcome it is. */
function decideProven(state: DeployState, at: number, reading: StateReading): Decision | null {
  const ending = endNow(state, reading);
  if (!state.evidence.isOpen) {
    if (reading.phase !== 'success' || !isContradictable(state)) return settle(state, at, ending);
    return prove(state, at, { kind: 'certain', proven: ending, unproven: ending });
  }
  if (reading.phase !== 'success' || !isProvable(state) || state.proof.triedFor === state.movedAt) return null;
  return prove(state, at, { kind: 'open', proven: ending, unproven: ending });
}

function decideUnproven(
  state: DeployState,
  at: number,
  observation: Observation,
  reading: StateReading,
  unproven: Ending,
): Decision {
  const isNothingSeen = unproven.result === 'unchanged' || isUnseen(state);
  if (isNothingSeen && isCommitEnough(state, observation, reading))
    return prove(state, at, { kind: 'unseen', proven: alreadyRuns(state, observation), unproven });
  const isOpen = unproven.result === 'unknown' && reading.phase === 'success' && state.proof.before !== null;
  if (!isOpen || !isProvable(state)) return settle(state, at, unproven);
  return prove(state, at, { kind: 'last', proven: { ...endNow(state, reading), confirmed: true }, unproven });
}

function withStep(steps: readonly Step[], state: string, at: number): readonly Step[] {
  return steps.at(-1)?.state === state ? steps : [...steps, { state, seenAt: at }];
}

function say(
  state: DeployState,
  reading: StateReading,
  observation: Observation,
): readonly [DeployState, readonly Effect[]] {
  const { requestsWaiting = null } = observation;
  if (requestsWaiting !== null && requestsWaiting > 0 && state.evidence.queue === 'waiting') {
    const text = NOTICES.waiting(requestsWaiting, state.policy.timeoutMs);
    return sayOnce(state, `waiting ${requestsWaiting}`, notify('info', text));
  }
  if (!reading.known)
    return sayOnce(state, `unknown ${reading.word}`, {
      kind: 'notify',
      notice: { level: 'warning', text: NOTICES.unknownState(reading.word), advice: [{ kind: 'classify' }] },
    });
  if (reading.phase === 'progress') return [state, []];
  if (state.evidence.another !== null) return sayOnce(state, 'another', notify('info', NOTICES.otherShown));
  if (state.evidence.strongest === 'none' && state.policy.trigger)
    return sayOnce(state, 'previous', notify('info', NOTICES.previousShown(observation.state)));
  if (
    reading.phase === 'success' &&
    state.evidence.strongest !== 'none' &&
    isOutOfDate(observation.serviceDeploymentStatus)
  ) {
    const text = NOTICES.outOfDate(observation.state, observation.serviceDeploymentStatus);
    return sayOnce(state, 'out-of-date', notify('info', text));
  }
  return [state, []];
}
