import { isOtherActive } from './decide-baseline.ts';
import { decideFollowing } from './decide-following.ts';
import { isWorthInspecting } from './decide-proving.ts';
import { startFollowing } from './decide-trigger-result.ts';
import type { Observation } from './deploy-target.ts';
import { notWaiting, responseLost, sayRefusal } from './endings.ts';
import { isMoved, mayHideOther, type Reference } from './evidence/evidence.ts';
import { NOTICES } from './sentences.ts';
import type { Decision, DeployState, StatusChecked } from './state.ts';
import { andAlso, checkAfterFailure, checkLater, notify, settle, triggerLater } from './transition.ts';

/** A lost request counts as never arrived after this many status checks without a change, over the whole start-timeout. */
const MIN_CHECKS_BEFORE_REPEATING = 3;
/** The request that deploys is sent at most this often if responses are lost. */
const MAX_TRIGGERS = 2;

/** Decides what to do after a status check while it is unknown whether the request that deploys arrived. */
export function decideConfirming(state: DeployState, event: StatusChecked): Decision {
  const { check, at } = event;
  switch (check.kind) {
    case 'observed':
      return observed(state, event, check.observation);
    case 'malformed':
    case 'failed':
      return checkAfterFailure(
        state,
        { ...event, check },
        {
          givenUp: () => responseLost(check.error.message),
          timedOut: () => responseLost(check.error.message),
        },
      );
    case 'refused':
      return settle(state, at, responseLost(sayRefusal(state, check)));
    case 'throttled':
      return settle(state, at, responseLost(check.error.message));
  }
}

function observed(state: DeployState, event: StatusChecked, observation: Observation): Decision {
  const { at } = event;
  const checked = {
    ...state,
    failing: null,
    goodChecks: state.goodChecks + 1,
    record: { ...state.record, last: observation },
  };
  if (state.reference === null || mayHideOther(state.reference))
    return settle(checked, at, responseLost('The status before the request is unknown, so a change cannot be seen.'));
  if (isMoved(state.reference, observation) || isCountRaised(state.reference, observation)) {
    return adopted(checked, event);
  }
  const repeatAt = state.movedAt + state.policy.startTimeoutMs;
  if (at < repeatAt || checked.goodChecks < MIN_CHECKS_BEFORE_REPEATING) {
    return checkLater(checked, event, () => responseLost('The timeout was reached.'), repeatAt);
  }
  if (mayBeQueued(checked, state.reference))
    return settle(
      checked,
      at,
      responseLost('The request may wait behind an earlier deployment, or may have been merged with it.'),
    );
  if (state.triggersSent >= MAX_TRIGGERS)
    return settle(checked, at, responseLost('It was sent twice without a response, and nothing changed.'));
  return andAlso(
    [notify('warning', NOTICES.notArrived(at - state.movedAt))],
    triggerLater(checked, at, at, () => responseLost('The timeout was reached.')),
  );
}

/** If requests queue, one that waits behind another deployment may not show in the status. */
function mayBeQueued(state: DeployState, reference: Reference): boolean {
  const { deployment_request_id: request, execution_id: execution } = reference.identity;
  const isQueueing = reference.requestsWaiting != null || request !== undefined || execution !== undefined;
  return isQueueing && ((reference.requestsWaiting ?? 0) > 0 || isOtherActive(state, reference));
}

function isCountRaised(reference: Reference, { requestsWaiting }: Observation): boolean {
  return requestsWaiting != null && requestsWaiting > (reference.requestsWaiting ?? 0);
}

function adopted(state: DeployState, event: StatusChecked): Decision {
  const following = followFound(state, event);
  const said = notify('info', NOTICES.startedAnyway);
  if (isWorthInspecting(following)) return [following, [said, { kind: 'inspect', at: event.at }]];
  if (state.policy.wait) return andAlso([said], decideFollowing(following, event));
  return andAlso([said], settle(following, event.at, notWaiting(NOTICES.startedAnyway)));
}

/** If requests queue, the change may come from another job's request: then only the commit proves that it is ours. */
function followFound(state: DeployState, event: StatusChecked): DeployState {
  const following = startFollowing(state, event.at, {}, null);
  const count = event.check.kind === 'observed' ? (event.check.observation.requestsWaiting ?? null) : null;
  if (count === null) return following;
  const { evidence } = following;
  return { ...following, evidence: { ...evidence, isOpen: true, exits: count === 0 ? 1 : 0 } };
}
