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
/** Stored apart from the errors: code that waits for its own turn cannot know which request the wait was for. */
const marked = new WeakSet();
/** Marks an error as that of a request that was surely not sent, and returns it. Never throws. */
export function markUnsent(error) {
    if (error instanceof TouchdownError)
        marked.add(error);
    return error;
}
/** Returns whether nothing of the failed request can have reached the other side; false for errors that are not ours. Never throws. */
export function isUnsent(error) {
    return error instanceof TouchdownError && fateOf(error) === 'unsent';
}
/** Returns whether the platform may have carried out the request unnoticed: it must not be repeated blindly. Never throws. */
export function isUncertain(error) {
    return error instanceof TouchdownError && fateOf(error) === 'open';
}
/**
 * Returns how far a request came, by a system error code alone: `dns` or `connect` for codes that only name resolution and connecting
 * can produce; null for all others, which may come after something was sent. Source: Node's documentation, "Common system errors"
 * (ECONNREFUSED, ENOTFOUND), and getaddrinfo(3) for EAI_….
 */
export function unsentStageOf(code) {
    if (/^(?:ENOTFOUND|EAI_[A-Z]+)$/.test(code))
        return 'dns';
    return code === 'ECONNREFUSED' ? 'connect' : null;
}
function fateOf(error) {
    return marked.has(error) ? 'unsent' : FATES[error.code];
}
