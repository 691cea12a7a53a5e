import { readState } from './phase.js';
import { lastLookAt } from './transition.js';
/** The looks that are taken all the same while somebody is trusted to say when one is worth it, in milliseconds. */
const SAFETY_NET_MS = 300_000;
/**
 * Answers the latest look that will do instead of `look` while somebody is trusted to call for one; null where `look` must neither
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
    return state.ties.tie !== 'none' && readPhase(state) === 'ended';
}
/** When it is judged that nothing ever moved; infinite where that can no longer be. */
function judgedAt(state, now) {
    const { tie, otherActive, foreign } = state.ties;
    const isUnderWay = readPhase(state) === 'progress' && (tie !== 'none' || otherActive) && foreign === null;
    const at = state.movedAt + state.policy.startTimeoutMs;
    return isUnderWay || at <= now ? Number.POSITIVE_INFINITY : at;
}
/** What the last good look since the deployment was asked for showed. */
function readPhase({ goodLooks, record, policy }) {
    if (goodLooks === 0 || record.last === null)
        return 'none';
    return readState(record.last.state, policy).phase === 'progress' ? 'progress' : 'ended';
}
