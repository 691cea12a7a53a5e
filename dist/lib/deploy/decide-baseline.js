import { decideFollowing } from './decide-following.js';
import { createTies } from './evidence/evidence-state.js';
import { NO_BASELINE } from './evidence/no-baseline.js';
import { enterQueue, UNCOUNTED } from './evidence/place-in-queue.js';
import { andAlso, lookAfterFailure, notify, settle, triggerLater } from './evidence/transition.js';
import { readActivity } from './phase.js';
import { asSentence, sentenceOf, shortCommit } from './sentences.js';
/** How often a status without a readable state is asked again before the deployment goes on without a baseline state. */
const UNREADABLE_BASELINES_BORNE = 3;
/** What follows from the look before anything is asked for. */
export function decideBaseline(state, event) {
    const { look } = event;
    switch (look.kind) {
        case 'observed': {
            const { observation } = look;
            const record = { ...state.record, baseline: observation, last: observation };
            const known = { ...state, failures: 0, unreadableBaselines: 0, record };
            return state.policy.trigger || state.policy.dryRun
                ? begin(known, event.at, observation)
                : decideFollowing(watch(known, event.at), event);
        }
        case 'malformed':
            return malformed({ ...state, unreadableBaselines: state.unreadableBaselines + 1 }, event, look);
        case 'failed':
            return lookAfterFailure(state, event, () => unreachable(look.error.message), () => outOfTime(look.error.message));
        case 'throttled':
            return settle(state, event.at, {
                result: 'timed_out',
                reason: `${sentenceOf(look.error)} Nothing was deployed.`,
            });
        case 'refused':
            // A token that may deploy and nothing else is recommended by some services; a bad one fails the POST as well.
            if (isAboutToken(look.refusal) && state.policy.trigger && !state.policy.dryRun) {
                return andAlso([withoutBaseline(look.refusal)], begin(state, event.at, NO_BASELINE));
            }
            return settle(state, event.at, { result: 'failure', reason: sentenceOf(look.error), isRefused: true });
    }
}
/** A 401 is mostly a bad token, which the POST tells; a 403 is about reading alone. */
function withoutBaseline(refusal) {
    if (refusal === 'forbidden')
        return notify('warning', 'The token may not read the status of this application: deploying without a baseline.');
    return notify('info', 'The platform refuses the token for the status (401). It may still deploy: trying without a baseline.');
}
/** Some services answer 401, others 403, for what the token's policy does not allow. */
function isAboutToken(refusal) {
    return refusal === 'unauthorized' || refusal === 'forbidden';
}
function malformed(state, event, look) {
    if (look.partial !== null && state.policy.trigger && state.unreadableBaselines >= UNREADABLE_BASELINES_BORNE) {
        return begin({ ...state, failures: 0 }, event.at, { ...look.partial, state: null });
    }
    const { message } = look.error;
    return lookAfterFailure(state, event, () => unreachable(message), () => outOfTime(message));
}
/** What follows when the variables and secrets were written, or could not be. */
export function decideConfigured(state, event) {
    if (event.problem !== null)
        return settle(state, event.at, event.problem);
    const late = () => outOfTime('the settings took all the time');
    if (state.record.baseline === null)
        return triggerLater(state, event.at, event.at, late);
    if (event.at >= state.deadlineAt)
        return settle(state, event.at, late());
    // Writing them takes its time and may itself move the status: what counts is how it stood right before the request.
    return [{ ...state, stage: 'baseline', hasSettings: false }, [{ kind: 'look', at: event.at, purpose: 'baseline' }]];
}
function begin(state, at, reference) {
    const ready = { ...state, reference };
    if (state.policy.dryRun) {
        return settle(ready, at, { result: 'skipped', reason: dryRunReason(state.policy, reference) });
    }
    if (state.hasSettings)
        return [{ ...ready, stage: 'configuring' }, [{ kind: 'configure' }]];
    return triggerLater(ready, at, at, () => outOfTime('no time was left'));
}
/** Without a trigger, what is in progress now is what is followed; where nothing works, what waits. */
function watch(state, at) {
    const baseline = state.record.baseline;
    const { execution_id: _before, ...request } = baseline?.identity ?? {};
    const waiting = readActivity(baseline, state.policy) === 'working' ? 0 : (baseline?.requestsWaiting ?? 0);
    const ours = waiting > 0 ? request : (baseline?.identity ?? {});
    const ties = createTies(baseline, ours, null);
    const queue = waiting > 0 ? enterQueue(null, { count: waiting, working: null }) : UNCOUNTED;
    return { ...state, stage: 'following', reference: baseline, ties: { ...ties, queue, oursSeen: true }, movedAt: at };
}
/** Tells whether the baseline shows another deployment under way. */
export function isOtherActive(state, reference) {
    const activity = readActivity(reference, state.policy);
    return activity === 'waiting' || activity === 'working';
}
function dryRunReason({ commit }, reference) {
    const asked = commit === null ? 'without naming a commit' : `of commit ${shortCommit(commit)}`;
    const seen = reference.state ?? 'no readable state';
    return `Dry run: the token may read, the application is there and shows ${seen}; a deployment ${asked} would be asked for, and nothing was deployed.`;
}
function unreachable(message) {
    return {
        result: 'unknown',
        reason: `Could not determine the state of the application before the deployment: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check base-url and the platform, then run the job again.',
    };
}
function outOfTime(message) {
    return {
        result: 'timed_out',
        reason: `The time ran out before the deployment could be asked for: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check the platform, or raise timeout.',
    };
}
