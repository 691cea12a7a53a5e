import { isNamedBehind } from './evidence/add-observation.js';
import { lastLookAt } from './evidence/transition.js';
import { readStatus } from './phase.js';
/** The looks that are taken all the same while somebody is trusted to say when one is worth it, in milliseconds. */
const SAFETY_NET_MS = 300_000;
/**
 * Returns the latest look that will do instead of `look` while somebody is trusted to call for one; null where `look` must neither
 * wait for a call nor be brought forward by one: before the deployment is followed, and after a failure. Pure.
 */
export function restingLook(state, look, now) {
    if (state.stage !== 'following' || state.failures > 0)
        return null;
    if (isEndInSight(state))
        return look;
    const wanted = Math.max(look.at, Math.min(now + SAFETY_NET_MS, judgedAt(state, now)));
    const lastAt = lastLookAt(state);
    return wanted < lastAt ? { ...look, at: wanted } : { ...look, at: Math.max(look.at, lastAt), purpose: 'final' };
}
/** An end that is ours but not yet beyond doubt: more looks decide, and soon. */
function isEndInSight(state) {
    const { tie, isDateOfStart } = state.ties;
    // Where the date moved with the start, only checks that follow one another closely tell the outcome's move from a newer deployment's.
    return (tie === 'date-changed' && isDateOfStart) || (tie !== 'none' && readPhase(state) === 'ended');
}
/** When it is judged that nothing ever moved; infinite where that can no longer be. */
function judgedAt(state, now) {
    const { tie, otherActive, foreign, queue } = state.ties;
    const { last } = state.record;
    const isBehind = last !== null && isNamedBehind(state.ties, state.reference, last);
    if (isBehind || (last?.requestsWaiting ?? 0) > 0)
        return Number.POSITIVE_INFINITY;
    const isExpected = tie !== 'none' || otherActive || queue.state === 'waiting';
    const isUnderWay = readPhase(state) === 'progress' && isExpected && foreign === null;
    const at = state.movedAt + state.policy.startTimeoutMs;
    return isUnderWay || at <= now ? Number.POSITIVE_INFINITY : at;
}
/** What the last good look since the deployment was asked for showed. */
function readPhase({ goodLooks, record, policy }) {
    if (goodLooks === 0 || record.last === null)
        return 'none';
    return readStatus(record.last, policy).phase === 'progress' ? 'progress' : 'ended';
}
