import { TouchdownError } from './errors.js';
const FATES = {
    input: 'unsent',
    'access-unauthorized': 'refused',
    'access-forbidden': 'refused',
    'access-not-found': 'refused',
    throttled: 'refused',
    remote: 'open',
    rejected: 'refused',
    conflict: 'refused',
    'network-dns': 'unsent',
    'network-connect': 'unsent',
    'network-tls': 'unsent',
    'network-headers': 'open',
    'network-body': 'open',
    'network-reset': 'open',
    protocol: 'open',
    'cancelled-signal': 'open',
    'cancelled-timeout': 'open',
};
/** Kept beside the errors, since whoever waits for a turn of its own cannot know what the wait was for. */
const marked = new WeakSet();
/** Notes that the request which ended so was surely not sent, and returns the error; never throws. */
export function markUnsent(error) {
    if (error instanceof TouchdownError)
        marked.add(error);
    return error;
}
/** Returns whether nothing of the request that ended so can have reached the other side; false for what is no error of ours. Never throws. */
export function isUnsent(error) {
    return error instanceof TouchdownError && fateOf(error) === 'unsent';
}
/**
 * Returns whether the platform may have done what was asked without our knowing: the answer was lost or could not be read, the service
 * failed in the middle, or the caller gave up after the request was sent. Such a write is not to be repeated blindly. Never throws.
 */
export function isUncertain(error) {
    return error instanceof TouchdownError && fateOf(error) === 'open';
}
/**
 * Returns how far a request came by a system's code alone: the codes that only looking up a name and opening a connection can end
 * with; null for all others, which may come after something was sent.
 * Source: Node's documentation, "Common system errors" (ECONNREFUSED, ENOTFOUND), and getaddrinfo(3) for EAI_….
 */
export function unsentStageOf(code) {
    if (/^(?:ENOTFOUND|EAI_[A-Z]+)$/.test(code))
        return 'dns';
    return code === 'ECONNREFUSED' ? 'connect' : null;
}
function fateOf(error) {
    return marked.has(error) ? 'unsent' : FATES[error.code];
}
