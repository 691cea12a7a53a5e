import { TouchdownError } from '../kernel/errors.js';
/** Whether the platform may have done what was asked, for every way in which a write can end. */
const MAY_BE_DONE = {
    input: false,
    'access-unauthorized': false,
    'access-forbidden': false,
    'access-not-found': false,
    throttled: false,
    remote: true,
    rejected: false,
    conflict: false,
    'network-dns': false,
    'network-connect': false,
    'network-tls': false,
    'network-headers': true,
    'network-body': true,
    'network-reset': true,
    protocol: true,
    'cancelled-signal': true,
    'cancelled-timeout': true,
};
/** Kept beside the errors, since whoever waits for a turn of its own cannot know what the wait was for. */
const unsent = new WeakSet();
/** Notes that the request which ended so was surely not sent, and answers the error; never throws. */
export function markUnsent(error) {
    if (error instanceof TouchdownError)
        unsent.add(error);
    return error;
}
/**
 * Tells whether the platform may have done what was asked without our knowing: the answer was lost or could not be read, the service
 * failed in the middle, or the caller gave up after the request was sent. Such a write is not to be repeated blindly. Never throws.
 */
export function isUncertain(error) {
    return error instanceof TouchdownError && MAY_BE_DONE[error.code] && !unsent.has(error);
}
