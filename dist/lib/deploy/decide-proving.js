import { otherCommit, outOfTime, unsureOfCommit, withCommit } from './endings.js';
import { BETWEEN_COMMIT_READS_MS, isFullCommit, isProvenByCommit, judgeCommit, } from './evidence/judge-commit.js';
import { checkLater, settle } from './transition.js';
/** Returns whether the running commit can prove anything: this run requested a deployment and knows its full commit. */
export function isProvable({ policy, record }) {
    return policy.trigger && record.isAdopted !== true && isFullCommit(policy.commit);
}
/** Holds an outcome until the application has reported which commit it runs. */
export function prove(state, at, pending) {
    const held = { ...pending, seenAt: at, reads: 0, since: null };
    const proof = { ...state.proof, pending: held, triedFor: state.movedAt };
    return [{ ...state, stage: 'proving', proof }, [{ kind: 'inspect', at }]];
}
/** Returns whether to read the commit that runs before ours starts: ours may wait, and only the commit may prove it later. */
export function isWorthInspecting(state) {
    const { queue } = state.evidence;
    const mayBeOpen = queue.state === 'waiting' || queue.isOpen || queue.isFirstOfOther;
    return isProvable(state) && state.policy.wait && mayBeOpen;
}
/** Decides what to do after reading which commit the application runs, even if it could not be read. */
export function decideInspected(state, event) {
    const { pending } = state.proof;
    const { commit, at } = event;
    if (pending === null) {
        const proof = { ...state.proof, before: commit };
        return checkLater({ ...state, proof }, event, () => outOfTime(state, ''));
    }
    const ours = state.policy.commit ?? '';
    if (pending.kind !== 'certain')
        return decideOpen(state, event, pending);
    const verdict = judgeCommit(commit, ours, pending, at);
    if (verdict === 'ours')
        return settle(state, pending.seenAt, withCommit(pending.proven, ours));
    if (commit === null || verdict === 'nothing')
        return settle(state, pending.seenAt, pending.proven);
    if (verdict === 'another')
        return settle(state, at, otherCommit(state, commit));
    const againAt = at + BETWEEN_COMMIT_READS_MS;
    if (againAt >= state.deadlineAt)
        return settle(state, at, unsureOfCommit(state, commit));
    const again = { ...pending, reads: pending.reads + 1, since: pending.since ?? at };
    return [{ ...state, proof: { ...state.proof, pending: again } }, [{ kind: 'inspect', at: againAt }]];
}
/** An outcome that may be another's is ours if our commit runs now and did not run before. */
function decideOpen(state, event, pending) {
    const ours = state.policy.commit ?? '';
    const { commit } = event;
    if (isProvenByCommit(commit, ours, state.proof.before))
        return settle(state, pending.seenAt, withCommit({ ...pending.proven, confirmed: true }, ours));
    if (pending.kind === 'last')
        return settle(state, pending.seenAt, pending.unproven);
    const following = { ...state, stage: 'following', proof: { ...state.proof, pending: null } };
    return checkLater(following, event, () => outOfTime(state, ''));
}
