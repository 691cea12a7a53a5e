/** Another commit is believed after this many reads over this time: a service may write the commit shortly after the state. */
const READS = 3;
const BELIEVED_AFTER_MS = 15_000;
/** How long to wait between two reads, in milliseconds. */
export const BETWEEN_COMMIT_READS_MS = BELIEVED_AFTER_MS / (READS - 1);
/** SHA-1 and SHA-256 object names, whole. */
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Returns true if a commit is a full SHA, so that it can be compared with the running one. */
export function isFullCommit(commit) {
    return FULL_SHA.test(commit ?? '');
}
/** Judges the running commit after a success that is surely our deployment's; `reads` are the earlier reads. Pure. */
export function judgeCommit(commit, ours, { reads, since }, at) {
    if (commit === null)
        return 'nothing';
    if (isSameCommit(commit, ours))
        return 'ours';
    const isLongEnough = reads + 1 >= READS && at - (since ?? at) >= BELIEVED_AFTER_MS;
    return isLongEnough ? 'another' : 'maybe-another';
}
/** Returns true if the commit proves that a success is ours: ours runs, and something else ran before. */
export function isProvenByCommit(commit, ours, before) {
    return commit !== null && before !== null && isSameCommit(commit, ours) && !isSameCommit(before, ours);
}
/** A service may shorten the commit; git takes seven characters at least for one. */
function isSameCommit(one, other) {
    const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
    return short.length >= 7 && long.startsWith(short);
}
