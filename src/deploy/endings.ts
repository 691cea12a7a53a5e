import { foldWord, shortCommit } from '../kernel/plain-text.ts';
import type { Observation, StatusCheck } from './deploy-target.ts';
import { mayHideOther, publishedId } from './evidence/evidence.ts';
import { CHECK_FIRST, checkOrChoose, FOLLOW, type NextStep, RAISE_TIMEOUT } from './next-steps.ts';
import { isOtherAction, isOutOfDate, type StateReading } from './phase.ts';
import { codeOfState, type ReasonCode } from './reason-codes.ts';
import { asSentence, lastSeen, renderEvidence, renderOtherCommit, renderSeconds, sentenceOf } from './sentences.ts';
import type { DeployState, Ending } from './state.ts';

const NEVER_SHOWN =
  'the platform said that another deployment is in progress, but its status never showed that. This run started no deployment.';
const UNATTRIBUTED = 'The status could not be read before the deployment, so it is unclear which deployment finished.';

type Refused = Extract<StatusCheck, { kind: 'refused' }>;

/** The ending of a deployment that is surely ours. */
export function endNow(state: DeployState, reading: StateReading): Ending {
  const evidence = renderEvidence(state.record, state.policy.trigger);
  const reason = `${evidence.charAt(0).toUpperCase()}${evidence.slice(1)}.`;
  const { phase, word } = reading;
  const ended =
    phase === 'progress'
      ? ({ result: 'unknown', reasonCode: 'outcome-unclear' } as const)
      : { result: phase, reasonCode: codeOfState(phase, word) };
  return { ...ended, reason, confirmed: state.evidence.strongest !== 'none' };
}

/** The ending if nothing of ours was seen, but the application runs our commit. */
export function alreadyRuns({ policy, record }: DeployState, observation: Observation): Ending {
  const why = policy.trigger ? `nothing changed for ${renderSeconds(policy.startTimeoutMs)}` : 'nothing is in progress';
  const commit = shortCommit(record.commit ?? '');
  return {
    result: 'success',
    reasonCode: 'already-runs',
    reason: `The application already runs this commit (${commit}): ${why}, and it is ${stateSince(observation)}.`,
    confirmed: true,
  };
}

/**
 * The ending if nothing was started and nothing is in progress. A success may be an earlier deployment's, so it counts as unknown; a
 * failure is at least that of the last one.
 */
export function nothingInProgress(observation: Observation, { phase }: StateReading): Ending {
  const what = isOtherAction(observation.details) ? 'No deployment' : 'Nothing';
  const hasFailed = phase === 'failure' || phase === 'cancelled';
  return {
    result: hasFailed ? phase : 'unknown',
    reasonCode: 'nothing-in-progress',
    reason: `${what} is in progress; the application is ${stateSince(observation)}.`,
    advice: [
      {
        kind: 'do',
        what: `${hasFailed ? 'read the log of the last deployment, then ' : ''}start a deployment on the platform`,
      },
      { kind: 'set', setting: 'trigger', value: 'true' },
    ],
  };
}

function stateSince({ state, lastDeploymentDate }: Observation): string {
  return lastDeploymentDate === null ? state : `${state} since ${lastDeploymentDate.text}`;
}

/** The ending if nothing shown is tied to our deployment and nothing has changed for the start-timeout. */
export function endUnproven(state: DeployState, observation: Observation, reading: StateReading): Ending {
  const still = renderSeconds(state.policy.startTimeoutMs);
  if (state.evidence.another !== null && !state.evidence.isOpen) return supersededEnding(state);
  if (!state.isAccepted && state.policy.trigger)
    return state.record.isAdopted === true ? undecided(NEVER_SHOWN) : responseLost('The status shows no sign of it.');
  const isOurs = state.evidence.strongest !== 'none';
  if (mayHaveWaited(state, observation, reading)) return leftQueue(state, observation, reading);
  if (reading.phase === 'progress' && (isOurs || !(reading.known || state.policy.trigger))) {
    const seen = renderEvidence(state.record, state.policy.trigger);
    const idle = `the state has been ${observation.state} for ${still}, which means neither success nor failure`;
    return undecided(`${idle} (${seen}).`);
  }
  // Without a trigger, a state that never changed was there before.
  if (!state.policy.trigger && state.record.steps.length <= 1) return nothingInProgress(observation, reading);
  if (reading.phase === 'success' && (isOurs || !isOutOfDate(observation.serviceDeploymentStatus))) {
    const [value, to] = state.policy.onUnchanged === 'fail' ? ['succeed', 'let this pass'] : ['fail', 'let this fail'];
    const isSet = state.settings === 'written';
    const needed = isSet ? ' Only a new deployment uses the variables and secrets of this run.' : '';
    return {
      result: 'unchanged',
      reasonCode: 'unproven',
      reason: `Nothing proves a new deployment: ${whyUnproven(state, observation, still)}${needed}`,
      advice: [
        { kind: 'do', what: `check on the platform ${isSet ? 'whether it was deployed' : 'which commit runs'}` },
        { kind: 'set', setting: 'on-unchanged', value, to },
      ],
    };
  }
  if (reading.phase !== 'progress' && state.reference !== null && mayHideOther(state.reference)) {
    return undecided(`the state is ${observation.state}, and nothing changed for ${still}. ${UNATTRIBUTED}`);
  }
  return {
    result: 'timed_out',
    reasonCode: 'not-started',
    reason: `The deployment never started: nothing changed for ${still}, and the state is ${observation.state}.`,
    advice: [
      { kind: 'do', what: 'check on the platform why it did not start' },
      { kind: 'raise', setting: 'start-timeout' },
    ],
  };
}

/** The platform may have queued ours: it counted or named it, another was under way, or it shows a cancellation or no deployment. */
function mayHaveWaited(
  { evidence, reference }: DeployState,
  { details, identity, requestsWaiting }: Observation,
  { phase }: StateReading,
): boolean {
  const { atStart, isOpen, responseNames, other, strongest } = evidence;
  const isQueueing = requestsWaiting != null || identity.execution_id !== undefined;
  if ((phase === 'cancelled' && isQueueing) || isOtherAction(details)) return true;
  const isNamedInResponse =
    responseNames.deployment_request_id !== undefined || responseNames.execution_id !== undefined;
  const isNamed = isNamedInResponse && strongest === 'none';
  const isBehind = other !== null && reference?.identity.execution_id !== undefined;
  return atStart > 0 || isOpen || isNamed || isBehind;
}

/** The ending if ours waited and left the queue, but no outcome can be distinguished from another's. */
function leftQueue(state: DeployState, { state: word }: Observation, reading: StateReading): Ending {
  const { evidence, record, policy } = state;
  const isOnlyOurs = !evidence.isOpen && evidence.others.length === 0 && evidence.other === null;
  if (reading.phase === 'cancelled' && isOnlyOurs && record.baseline?.state !== word) {
    return {
      result: 'cancelled',
      reasonCode: 'cancelled-in-queue',
      reason: `The deployment was cancelled before it started: it left the queue, and the state is ${word}.`,
      advice: CHECK_FIRST,
      confirmed: true,
    };
  }
  if (foldWord(word) === 'DELETED' && record.baseline?.state !== word) {
    return {
      result: 'failure',
      reasonCode: 'application-deleted',
      reason: 'The application was deleted while the deployment waited: the state is DELETED.',
      advice: CHECK_FIRST,
      confirmed: true,
    };
  }
  const why = evidence.isOpen
    ? 'another request was deployed around the same time, and it is unclear which of them the status shows'
    : `the state is ${word}, and the status shows no outcome of this deployment`;
  return undecided(`${why} (${renderEvidence(record, policy.trigger)}).`);
}

/** The ending if it cannot be known how ours finished, so that it may have succeeded. */
function undecided(why: string): Ending {
  const reason = `Could not determine the outcome: ${why}`;
  return { result: 'unknown', reasonCode: 'outcome-unclear', reason, advice: CHECK_FIRST };
}

function whyUnproven({ reference }: DeployState, observation: Observation, still: string): string {
  const { state, serviceDeploymentStatus } = observation;
  if (isOutOfDate(serviceDeploymentStatus))
    return `the state is ${state}, but the service still reported ${serviceDeploymentStatus} after ${still}.`;
  if (reference !== null && mayHideOther(reference)) return `the state is ${state}. ${UNATTRIBUTED}`;
  return `nothing changed for ${still}, and the state stayed ${state}.`;
}

/** The ending of a deployment that another one replaced, even before ours was ever seen. */
export function supersededEnding(state: DeployState): Ending {
  const { another, strongest } = state.evidence;
  const id = publishedId(another?.names ?? {});
  const other = id === null ? 'deployment' : `deployment (${id})`;
  return {
    result: 'superseded',
    reasonCode: 'replaced',
    reason:
      strongest === 'identity' || id === null
        ? `A newer ${other} replaced this one before its end was seen: ${renderEvidence(state.record, state.policy.trigger)}.`
        : `The status shows another ${other} and never showed this one: ${renderEvidence(state.record, state.policy.trigger)}.`,
    advice: checkOrChoose('check the other deployment for what runs now'),
    confirmed: true,
  };
}

/** The ending when the time is over: that of the whole step, or of a wait that would exceed it. */
export function outOfTime(state: DeployState, message: string): Ending {
  const last = lastSeen(state.record);
  const seen =
    last === null
      ? 'the platform reported no state'
      : `the last state was ${last} (${renderEvidence(state.record, state.policy.trigger)})`;
  const because = message === '' ? '' : ` ${asSentence(message)}`;
  return {
    result: 'timed_out',
    reasonCode: 'timeout',
    reason: `Not finished within ${renderSeconds(state.policy.timeoutMs)}: ${seen}.${because} The deployment continues on the platform.`,
    advice: [{ kind: 'do', what: 'check it there' }, RAISE_TIMEOUT, FOLLOW],
  };
}

/** The ending after too many failed status checks in a row: the outcome is unknown. */
export function undetermined(state: DeployState, error: { readonly message: string }): Ending {
  const last = lastSeen(state.record);
  return {
    result: 'unknown',
    reasonCode: 'cannot-read-status',
    reason: `Could not read the status of the deployment${last === null ? '' : `; the last state was ${last}`}. ${asSentence(error.message)} The deployment may continue on the platform.`,
    advice: [{ kind: 'do', what: 'check it there' }, FOLLOW],
  };
}

function isExpired({ record }: DeployState, { refusal }: Refused): boolean {
  return refusal === 'unauthorized' && record.last !== null;
}

/** Returns what the platform's refusal of a status check means: it accepted the same token before. */
export function sayRefusal(state: DeployState, check: Refused): string {
  const { message } = check.error;
  return isExpired(state, check)
    ? `The token was accepted before, so it has expired or was revoked. ${message}`
    : message;
}

const RENEW: readonly NextStep[] = [
  { kind: 'do', what: 'use a token that is valid for longer than a deployment' },
  FOLLOW,
];

/** The ending if the platform refuses the status of a deployment that it accepted. */
export function refusedToCheck(state: DeployState, check: Refused): Ending {
  if (isExpired(state, check)) {
    const ending = undetermined(state, { message: sayRefusal(state, check) });
    return { ...ending, reasonCode: 'token-expired', advice: RENEW };
  }
  if (!state.policy.trigger)
    return { result: 'failure', reasonCode: 'platform-refused', reason: sentenceOf(check.error), isRefused: true };
  if (check.refusal === 'forbidden' || check.refusal === 'unauthorized') {
    return {
      result: 'unknown',
      reasonCode: 'read-scope-missing',
      reason: `The platform accepted the deployment, but following it needs the Read scope. ${sentenceOf(check.error)}`,
      advice: [
        { kind: 'do', what: 'give the token the Read scope as well' },
        { kind: 'set', setting: 'wait', value: 'false' },
      ],
    };
  }
  const doubted = check.refusal === 'rejected' ? 'the base URL' : 'the token';
  const what = `check ${doubted} and the id of the application`;
  return { ...undetermined(state, check.error), advice: [{ kind: 'do', what }] };
}

/** The ending when the response to the request that deploys was lost and its outcome cannot be known; `why` is a sentence. */
export function responseLost(why: string): Ending {
  return {
    result: 'unknown',
    reasonCode: 'response-lost',
    reason: `Could not determine whether the deployment started: the response to the request was lost. ${asSentence(why)} The deployment may be in progress.`,
    advice: CHECK_FIRST,
  };
}

/** The ending when the step does not wait for the outcome; `reason` is a sentence on how far the deployment came. */
export function notWaiting(reason: string): Ending {
  return { result: 'triggered', reasonCode: 'not-waiting', reason: `${reason} Not waiting for its outcome.` };
}

/** The ending when the response to the request that deploys already shows its outcome. */
export function finishedAtOnce(result: 'failure' | 'cancelled', word: string | null): Ending {
  return {
    result,
    reasonCode: codeOfState(result, word ?? ''),
    reason: `The platform's response to the request shows a deployment that is already ${word}.`,
    confirmed: true,
  };
}

/** The ending when no time is left right after the request that deploys. */
export function outOfTimeAfterRequest(): Ending {
  return {
    result: 'timed_out',
    reasonCode: 'timeout',
    reason: 'The timeout was reached right after the deployment was requested. It continues on the platform.',
    advice: [RAISE_TIMEOUT, FOLLOW],
  };
}

/** Adds to the ending of a success that the application runs our commit. */
export function withCommit(ending: Ending, commit: string): Ending {
  return { ...ending, reason: `${ending.reason} The application runs ${shortCommit(commit)}.` };
}

/** Adds to an ending without proof that the application runs another commit. */
export function withOtherCommit(ending: Ending, commit: string, ours: string): Ending {
  const runs = `The application runs ${shortCommit(commit)} instead of ${shortCommit(ours)}.`;
  return { ...ending, reason: `${ending.reason} ${runs}` };
}

/** The ending when the application runs another commit after a success. */
export function otherCommit(state: DeployState, commit: string): Ending {
  return {
    result: 'superseded',
    reasonCode: 'other-commit',
    reason: renderOtherCommit(commit, state.policy.commit ?? ''),
    advice: checkOrChoose(`check on the platform who deployed ${shortCommit(commit)}`),
    confirmed: true,
  };
}

/** The ending when the time ran out before it was sure which commit the application runs. */
export function unsureOfCommit(state: DeployState, commit: string): Ending {
  return {
    result: 'unknown',
    reasonCode: 'outcome-unclear',
    reason: `The status shows success (${renderEvidence(state.record, state.policy.trigger)}), but the application runs ${shortCommit(commit)} instead of ${shortCommit(state.policy.commit ?? '')}. The timeout was reached before that could be checked again.`,
    advice: [{ kind: 'do', what: 'check on the platform which commit runs' }, RAISE_TIMEOUT],
  };
}

/** The ending when the step was asked to stop: it says what continues on the platform. */
export function interruptedEnding({ policy, stage, triggersSent, isAccepted, record }: DeployState): Ending {
  const interrupted = (
    how: string,
    advice: readonly NextStep[] = [],
    reasonCode: ReasonCode = 'interrupted',
  ): Ending => {
    return { result: 'cancelled', reasonCode, reason: `Interrupted${how}`, advice, isInterrupted: true };
  };
  if (triggersSent === 0 && stage !== 'following')
    return interrupted(' before a deployment was started.', [], 'interrupted-before-request');
  if (isAccepted || record.isAdopted === true || record.evidence !== 'none') {
    const check: NextStep = { kind: 'do', what: 'check the outcome there' };
    return interrupted('. The deployment continues on the platform.', [check, FOLLOW]);
  }
  if (!policy.trigger) return interrupted('. No deployment was seen in progress.');
  const unclear = 'The deployment may have started, and may continue on the platform.';
  return interrupted(` before the platform responded to the request. ${unclear}`, CHECK_FIRST);
}
