import { compareProgress } from './relay-event.js';
/** The status is given this many looks to show what was told. */
const LOOKS_TO_CONFIRM = 2;
const MAX_CLOSINGS = 1;
/** The relay ends a stream when its token expires, after five minutes with GitHub. */
const LONG_STREAM_MS = 60_000;
/** Returns the trust in a relay that has told nothing yet. */
export function createTrust() {
    return {
        doubt: null,
        progress: 'unknown',
        revision: -1,
        isCalling: false,
        looksSinceCall: null,
        isTied: false,
        closings: 0,
    };
}
/** Tells whether looks at the status may wait for a call. Pure, as all of these. */
export function isAtRest({ doubt, looksSinceCall }) {
    return doubt === null && looksSinceCall === null;
}
/** Takes in what the relay told: a look is called for where that is news. What falls back behind what it told before is a doubt. */
export function tell(trust, { progress, revision }) {
    if (trust.doubt !== null)
        return trust;
    const isFurther = compareProgress(progress, trust.progress) > 0;
    if (compareProgress(progress, trust.progress) < 0 || revision < trust.revision) {
        return lose(trust, 'it took back what it had told');
    }
    const told = { ...trust, progress, revision };
    const isNews = isFurther && (isEnd(progress) || (progress === 'running' && !trust.isTied));
    return isNews ? { ...told, isCalling: true, looksSinceCall: 0 } : told;
}
/** The look that was called for is begun. */
export function answerCall(trust) {
    return { ...trust, isCalling: false };
}
/** Takes in that a look was taken and the deployment goes on: an end that two looks in a row do not show is a doubt. */
export function look(trust, isTied) {
    const seen = { ...trust, isTied };
    // A look that was begun before the call cannot show what was told.
    if (trust.doubt !== null || trust.looksSinceCall === null || trust.isCalling)
        return seen;
    const looks = trust.looksSinceCall + 1;
    const isEnough = looks >= LOOKS_TO_CONFIRM;
    if (isEnd(trust.progress)) {
        return isEnough
            ? lose(seen, 'it told of an end that the status does not show')
            : { ...seen, looksSinceCall: looks };
    }
    return { ...seen, looksSinceCall: isEnough || isTied ? null : looks };
}
/** Records that the stream closed, `lastedMs` after it was asked for: any number of long streams may close, but only one short one. */
export function close(trust, lastedMs) {
    if (lastedMs >= LONG_STREAM_MS)
        return trust;
    const closings = trust.closings + 1;
    return closings > MAX_CLOSINGS ? lose({ ...trust, closings }, 'its stream closed twice') : { ...trust, closings };
}
/** Relies on the relay no more, for good; the first doubt is the one that is kept. */
export function lose(trust, why) {
    return { ...trust, doubt: trust.doubt ?? why, isCalling: false };
}
function isEnd(progress) {
    return progress === 'ending' || progress === 'ended';
}
