/** Another commit is believed after this many reads, over this long in milliseconds: a service may write the commit a little later than the state. */
const READS = 3;
const BELIEVED_AFTER_MS = 15_000;
/** How long to wait between two reads, in milliseconds. */
export const BETWEEN_COMMIT_READS_MS = BELIEVED_AFTER_MS / (READS - 1);
/** SHA-1 and SHA-256 object names, whole. */
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Returns whether a commit is named whole, so that it can be compared with the one that runs. */
export function isFullCommit(commit) {
    return FULL_SHA.test(commit ?? '');
}
/** Judges the commit that runs after a success that is surely our deployment's; `reads` is of the reads before. Pure. */
export function judgeCommit(commit, ours, { reads, since }, at) {
    if (commit === null)
        return 'nothing';
    if (isSameCommit(commit, ours))
        return 'ours';
    const isLongEnough = reads + 1 >= READS && at - (since ?? at) >= BELIEVED_AFTER_MS;
    return isLongEnough ? 'another' : 'maybe-another';
}
/** Returns whether the commit proves that a success is ours which may be another's: ours runs, and something else ran before. */
export function isProvenByCommit(commit, ours, before) {
    return commit !== null && before !== null && isSameCommit(commit, ours) && !isSameCommit(before, ours);
}
/** A service may shorten the commit; seven characters are the fewest that git takes for one. */
function isSameCommit(one, other) {
    const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
    return short.length >= 7 && long.startsWith(short);
}
