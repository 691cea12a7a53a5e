import { beginFollowing } from './decide-answered.js';
import { isOtherActive } from './decide-baseline.js';
import { decideFollowing } from './decide-following.js';
import { isWorthInspecting } from './decide-proving.js';
import { neverAnswered } from './endings.js';
import { isMoved } from './evidence/evidence.js';
import { mayHideOther } from './evidence/no-baseline.js';
import { andAlso, lookAfterFailure, lookLater, notify, settle, triggerLater } from './evidence/transition.js';
import { renderSeconds } from './sentences.js';
/** Looks without any movement, over the whole start-timeout, before a lost request counts as never arrived. */
const LOOKS_BEFORE_REPEATING = 3;
/** The request that deploys is sent at most this often when answers are lost. */
const MAX_TRIGGERS = 2;
/** What follows from a look while it is open whether the request that deploys arrived. */
export function decideConfirming(state, event) {
    const { look, at } = event;
    switch (look.kind) {
        case 'observed':
            return observed(state, event, look.observation);
        case 'malformed':
        case 'failed':
            return lookAfterFailure(state, event, () => neverAnswered(look.error.message), () => neverAnswered(look.error.message));
        case 'refused':
        case 'throttled':
            return settle(state, at, neverAnswered(look.error.message));
    }
}
function observed(state, event, observation) {
    const { at } = event;
    const looked = {
        ...state,
        failures: 0,
        goodLooks: state.goodLooks + 1,
        record: { ...state.record, last: observation },
    };
    if (state.reference === null || mayHideOther(state.reference))
        return settle(looked, at, neverAnswered('there is no baseline to compare with'));
    if (isMoved(state.reference, observation) || isCountRaised(state.reference, observation)) {
        return adopted(looked, event);
    }
    const repeatAt = state.movedAt + state.policy.startTimeoutMs;
    if (at < repeatAt || looked.goodLooks < LOOKS_BEFORE_REPEATING) {
        return lookLater(looked, event, () => neverAnswered('the time ran out'), repeatAt);
    }
    if (mayBeQueued(looked, state.reference))
        return settle(looked, at, neverAnswered('it may wait behind the deployment that was there before, or be merged with it'));
    if (state.triggersSent >= MAX_TRIGGERS)
        return settle(looked, at, neverAnswered('its answer was lost twice and nothing moved'));
    const text = `Nothing moved for ${renderSeconds(at - state.movedAt)}: the request did not arrive; sending it once more.`;
    return andAlso([notify('warning', text)], triggerLater(looked, at, at, () => neverAnswered('the time ran out')));
}
/** Where requests queue, one that waits behind another deployment need not show. */
function mayBeQueued(state, reference) {
    const { deployment_request_id: request, execution_id: execution } = reference.identity;
    const isQueueing = reference.requestsWaiting != null || request !== undefined || execution !== undefined;
    return isQueueing && ((reference.requestsWaiting ?? 0) > 0 || isOtherActive(state, reference));
}
/** More requests wait than before ours was sent. */
function isCountRaised(reference, { requestsWaiting }) {
    return requestsWaiting != null && requestsWaiting > (reference.requestsWaiting ?? 0);
}
function adopted(state, event) {
    const following = followFound(state, event);
    const said = notify('info', 'The status moved: the deployment began although the answer was lost.');
    if (isWorthInspecting(following))
        return [following, [said, { kind: 'inspect', at: event.at }]];
    if (state.policy.wait)
        return andAlso([said], decideFollowing(following, event));
    return andAlso([said], settle(following, event.at, {
        result: 'triggered',
        reason: 'The answer to the request was lost, but the status moved: the deployment began; not waiting for its end.',
    }));
}
/** Where requests queue, what moved may be another job's request: then only the commit proves that it is ours. */
function followFound(state, event) {
    const following = beginFollowing(state, event.at, {}, null);
    const isQueueTold = event.look.kind === 'observed' && event.look.observation.requestsWaiting != null;
    if (!isQueueTold)
        return following;
    const { ties } = following;
    return { ...following, ties: { ...ties, queue: { ...ties.queue, isOpen: true } } };
}
