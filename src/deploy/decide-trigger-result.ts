import type { TouchdownError } from '../kernel/errors.ts';
import { isSameId } from '../kernel/resource-id.ts';
import { isOtherActive } from './decide-baseline.ts';
import { isWorthInspecting } from './decide-proving.ts';
import type { Identity, TriggerResult } from './deploy-target.ts';
import { finishedAtOnce, notWaiting, outOfTimeAfterRequest, responseLost } from './endings.ts';
import {
  conflictFails,
  refusedBefore,
  requestNotSent,
  requestRejected,
  stillInProgress,
  throttledBefore,
  unreachedBefore,
} from './endings-before-start.ts';
import { createEvidence, createUncounted } from './evidence/create-evidence.ts';
import { mayHideOther, publishedId, withoutNamesOf } from './evidence/evidence.ts';
import type { QueueAtStart } from './evidence/evidence-state.ts';
import { activityOf, readActivity, readState } from './phase.ts';
import { NOTICES } from './sentences.ts';
import type { Decision, DeployEvent, DeployState, Ending } from './state.ts';
import { andAlso, checkLater, type FailureEndings, notify, settle, triggerAfterFailure } from './transition.ts';

type ResponseEvent = Extract<DeployEvent, { kind: 'responded' }>;
type Accepted = Extract<TriggerResult, { kind: 'accepted' }>;

/** Decides what to do after the response to the request that deploys. */
export function decideTriggerResult(known: DeployState, event: ResponseEvent): Decision {
  const { response, at, before = null } = event;
  const state = before === null ? known : { ...known, record: { ...known.record, previousCommit: before } };
  switch (response.kind) {
    case 'accepted':
      return accepted(state, event, response);
    case 'conflict':
      return conflicted(state, event, response.message);
    case 'lost':
      return lost(state, event, response.error.message);
    case 'not-sent':
      return triggerAfterFailure(state, event, response.error, endingsUnsent(state, response.error));
    case 'throttled':
      return settle(state, at, untaken(state, response, throttledBefore(response.error.message)));
    case 'rejected':
      return settle(state, at, untaken(state, response, requestRejected(response.error)));
    case 'refused':
      return settle(state, at, untaken(state, response, refusedBefore(response.error, state.policy)));
  }
}

function accepted(state: DeployState, event: ResponseEvent, response: Accepted): Decision {
  const { at } = event;
  // A response that describes the application may still name the deployment before.
  const before = state.reference?.identity ?? {};
  const identity = withoutNamesOf(before, response.identity);
  const { deploymentId } = response;
  const isOld = deploymentId !== null && Object.values(before).some((name) => isSameId(name, deploymentId));
  const id = (isOld ? null : deploymentId) ?? publishedId(identity);
  const atStart = readQueueAtStart(state, response, identity);
  const started = { ...startFollowing(state, at, identity, id, atStart), isAccepted: true };
  const phase =
    response.state !== null && response.aboutDeployment && !isOld
      ? readState(response.state, state.policy).phase
      : 'progress';
  if (phase === 'failure' || phase === 'cancelled') {
    return settle(started, at, finishedAtOnce(phase, response.state));
  }
  if (isWorthInspecting(started)) return [started, [{ kind: 'inspect', at }]];
  if (state.policy.wait) return checkLater(started, event, outOfTimeAfterRequest);
  return settle(started, at, notWaiting('The platform accepted the deployment.'));
}

/** While ours waits, an execution that is running started before ours, whatever its name. */
function readQueueAtStart(state: DeployState, response: Accepted, named: Identity): QueueAtStart {
  const count = response.requestsWaiting ?? null;
  // If nothing is counted, a request that waited right before ours works first.
  const isBehind = count === null ? readActivity(state.reference, state.policy) === 'waiting' : count > 0;
  const isWorking =
    isBehind && response.state !== null && activityOf(readState(response.state, state.policy)) === 'working';
  const request = response.identity.deployment_request_id ?? null;
  return { count, working: isWorking ? (named.execution_id ?? null) : null, request };
}

/** Returns the state in which our deployment is followed from now on. */
export function startFollowing(
  state: DeployState,
  at: number,
  identity: DeployState['record']['identity'],
  deploymentId: string | null,
  atStart: QueueAtStart = { count: null, working: null },
): DeployState {
  const other = isOtherActive(state, state.reference) ? state.reference : state.other;
  const evidence = createEvidence(
    state.reference,
    identity,
    other,
    atStart,
    readActivity(state.reference, state.policy),
  );
  return {
    ...state,
    stage: 'following',
    checkedAt: null,
    triggersSent: Math.max(1, state.triggersSent),
    failing: null,
    goodChecks: 0,
    movedAt: at,
    // Without a baseline, work shown by the first status check may be that of an earlier deployment.
    evidence: {
      ...evidence,
      otherActive: evidence.otherActive || (state.reference !== null && mayHideOther(state.reference)),
    },
    record: { ...state.record, triggeredAt: at, identity, deploymentId },
  };
}

function conflicted(state: DeployState, event: ResponseEvent, message: string): Decision {
  const { at } = event;
  if (state.triggersSent > 0) {
    return andAlso(
      [notify('warning', NOTICES.conflictIsOurs)],
      checkLater(startFollowing(state, at, {}, null), event, outOfTimeAfterRequest),
    );
  }
  const said = notify('info', NOTICES.conflict(message));
  switch (state.policy.onConflict) {
    case 'fail':
      return settle(state, at, conflictFails(message));
    case 'adopt':
      return andAlso([said, notify('info', NOTICES.adopting)], adoptOther(state, event));
    case 'wait': {
      const yielding = { ...state, stage: 'yielding' as const, conflicts: state.conflicts + 1, failing: null };
      return andAlso(
        state.conflicts === 0 ? [said] : [],
        checkLater(yielding, event, () => stillInProgress(message)),
      );
    }
  }
}

function adoptOther(state: DeployState, event: ResponseEvent): Decision {
  const adopted = adopt(state, event.at);
  if (state.policy.wait) return checkLater(adopted, event, outOfTimeAfterRequest);
  return settle(adopted, event.at, notWaiting('Adopted the deployment in progress.'));
}

function adopt(state: DeployState, at: number): DeployState {
  const isNamed = isOtherActive(state, state.reference);
  const ours = isNamed ? (state.reference?.identity ?? {}) : {};
  const following = startFollowing(state, at, ours, null);
  const record = { ...following.record, isAdopted: true };
  return { ...following, record, evidence: createUncounted(state.reference, ours) };
}

function lost(state: DeployState, event: ResponseEvent, message: string): Decision {
  const sent = {
    ...state,
    stage: 'confirming' as const,
    triggersSent: state.triggersSent + 1,
    failing: null,
    goodChecks: 0,
    movedAt: event.at,
  };
  return andAlso([notify('warning', NOTICES.responseLost(message))], checkLater(sent, event, outOfTimeAfterRequest));
}

/** An earlier request whose response was lost may have started a deployment. */
function endingsUnsent(state: DeployState, error: TouchdownError): FailureEndings {
  const { message } = error;
  if (state.triggersSent > 0) return { givenUp: () => responseLost(message), timedOut: () => responseLost(message) };
  return {
    givenUp: () => requestNotSent(message),
    timedOut: () => throttledBefore(message),
    unreached: () => unreachedBefore(error),
  };
}

/** Returns the ending of a request that surely started nothing; an earlier request whose response was lost may have started one. */
function untaken(state: DeployState, { error }: { readonly error: TouchdownError }, alone: Ending): Ending {
  return state.triggersSent === 0 ? alone : responseLost(error.message);
}
