const SUCCESS = new Set(['RUNNING', 'DEPLOYED', 'RESTARTED', 'COMPLETED']);
const FAILURE = new Set(['STOPPED', 'ERROR', 'FAILED']);
const CANCELLED = new Set(['CANCELED', 'CANCELLED', 'ABORTED']);
const FAILURE_ENDING = /_(?:ERROR|FAILED)$/;
const WAITING = /(?:QUEUED|PENDING)$|^WAITING_|^READY$/;
const WORKING = /ING$/;
const NOT_CURRENT = new Set(['OUT_OF_DATE', 'NEVER_DEPLOYED']);
/** Folds a word of the platform to one spelling: `build error`, `BuildError` and `build-error` are all `BUILD_ERROR`. */
export function foldWord(word) {
    return word
        .trim()
        .replace(/([a-z])([A-Z])/g, '$1_$2')
        .replace(/[\s.\-_]+/g, '_')
        .toUpperCase();
}
/** Reads a state word; total: a word that nobody described is in progress and not `known`. */
export function readState(state, overrides) {
    const word = foldWord(state);
    const phase = chosenPhase(word, overrides) ?? builtInPhase(word);
    return { word, phase: phase ?? 'progress', known: phase !== null };
}
/**
 * Tells whether a state can be read at all. One in lower case is not what the platform writes and is not believed, unless the
 * workflow named the words of a platform that does.
 */
export function isReadable(state, { successStates, failureStates }) {
    return state !== state.toLowerCase() || successStates.length > 0 || failureStates.length > 0;
}
/** Tells whether a word says that work waits to begin, and not that it goes on. */
export function isWaiting(word) {
    return WAITING.test(word);
}
/** Tells whether `READY`, or a word that nobody described, is all there is: then nothing is known to be under way. */
export function isIdle(reading) {
    return !reading.known || reading.word === 'READY';
}
/** Tells whether the service itself says that what runs is not what was last asked for. */
export function isOutOfDate(serviceDeploymentStatus) {
    return serviceDeploymentStatus !== null && NOT_CURRENT.has(foldWord(serviceDeploymentStatus));
}
/** Tells whether the service itself says that nothing was ever deployed. */
export function isNeverDeployed(serviceDeploymentStatus) {
    return serviceDeploymentStatus !== null && foldWord(serviceDeploymentStatus) === 'NEVER_DEPLOYED';
}
function chosenPhase(word, overrides) {
    if (overrides.failureStates.some((chosen) => foldWord(chosen) === word))
        return 'failure';
    if (overrides.successStates.some((chosen) => foldWord(chosen) === word))
        return 'success';
    return null;
}
function builtInPhase(word) {
    if (SUCCESS.has(word))
        return 'success';
    if (FAILURE.has(word) || FAILURE_ENDING.test(word))
        return 'failure';
    if (CANCELLED.has(word))
        return 'cancelled';
    if (WAITING.test(word) || WORKING.test(word))
        return 'progress';
    return null;
}
