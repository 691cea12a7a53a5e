import { beginFollowing } from './decide-answered.ts';
import { decideFollowing } from './decide-following.ts';
import { neverAnswered } from './endings.ts';
import { isMoved } from './evidence.ts';
import { mayHideOther } from './no-baseline.ts';
import type { Observation } from './ports.ts';
import { renderSeconds } from './sentences.ts';
import type { Decision, DeployState, Looked } from './state.ts';
import { andAlso, lookAfterFailure, lookLater, notify, settle, triggerLater } from './transition.ts';

/** Looks without any movement, over the whole start-timeout, before a lost request counts as never arrived. */
const LOOKS_BEFORE_REPEATING = 3;
/** The request that deploys is sent at most this often when answers are lost. */
const MOST_TRIGGERS = 2;

/** What follows from a look while it is open whether the request that deploys arrived. */
export function decideConfirming(state: DeployState, event: Looked): Decision {
  const { look, at } = event;
  switch (look.kind) {
    case 'observed':
      return observed(state, event, look.observation);
    case 'malformed':
    case 'failed':
      return lookAfterFailure(
        state,
        event,
        () => neverAnswered(look.error.message),
        () => neverAnswered(look.error.message),
      );
    case 'refused':
    case 'throttled':
      return settle(state, at, neverAnswered(look.error.message));
  }
}

function observed(state: DeployState, event: Looked, observation: Observation): Decision {
  const { at } = event;
  const looked = {
    ...state,
    failures: 0,
    goodLooks: state.goodLooks + 1,
    record: { ...state.record, last: observation },
  };
  if (state.reference === null || mayHideOther(state.reference))
    return settle(looked, at, neverAnswered('there is no baseline to compare with'));
  if (isMoved(state.reference, observation)) return adopted(looked, event);
  const repeatAt = state.movedAt + state.policy.startTimeoutMs;
  if (at < repeatAt || looked.goodLooks < LOOKS_BEFORE_REPEATING) {
    return lookLater(looked, event, () => neverAnswered('the time ran out'), repeatAt);
  }
  if (state.triggersSent >= MOST_TRIGGERS)
    return settle(looked, at, neverAnswered('its answer was lost twice and nothing moved'));
  const text = `Nothing moved for ${renderSeconds(at - state.movedAt)}: the request did not arrive; sending it once more.`;
  return andAlso(
    [notify('warning', text)],
    triggerLater(looked, at, at, () => neverAnswered('the time ran out')),
  );
}

function adopted(state: DeployState, event: Looked): Decision {
  const following = beginFollowing(state, event.at, {}, null);
  const said = notify('info', 'The status moved: the deployment began although the answer was lost.');
  if (state.policy.wait) return andAlso([said], decideFollowing(following, event));
  return andAlso(
    [said],
    settle(following, event.at, {
      result: 'triggered',
      reason:
        'The answer to the request was lost, but the status moved: the deployment began; not waiting for its end.',
    }),
  );
}
