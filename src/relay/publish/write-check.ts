import type { GithubApp, GithubReply, KnownCheck } from '../relay-interfaces.ts';
import type { Claim, WriteOutcome } from '../store/store.ts';

/** What became of a claim, and what is known of it by now. `isLookUp`: nothing was to be written yet, and what was looked for is known. */
export interface Step {
  readonly claim: Claim;
  readonly outcome: WriteOutcome;
  readonly isLookUp: boolean;
}

/**
 * Brings one check run a step towards what it is to say, with at most one write. One whose creation may have been carried out without
 * our knowing is looked up, and written under the next claim: a claim has room for a write now, not after the time that looking takes,
 * in which another may have been sent and the lease been lost. `now` is in epoch milliseconds. Never rejects.
 */
export async function writeCheck(github: GithubApp, claim: Claim, now: () => number): Promise<Step> {
  const { place, wanted, githubId, isUncertain } = claim;
  if (githubId === null && isUncertain) return lookUp(github, claim, now);
  const reply =
    githubId === null ? await github.createCheck(place, wanted) : await github.updateCheck(place, githubId, wanted);
  return { claim, outcome: outcomeOf(reply), isLookUp: false };
}

async function lookUp(github: GithubApp, claim: Claim, now: () => number): Promise<Step> {
  const found = await github.findCheck(claim.place);
  if (found.kind !== 'done') return { claim, outcome: withoutWriting(found), isLookUp: false };
  if (found.value === null) {
    const reason = 'GitHub has no such check run: it is created next.';
    return {
      claim: { ...claim, isUncertain: false },
      outcome: { kind: 'later', notBefore: now(), reason },
      isLookUp: true,
    };
  }
  // What it says is not known: that is revision 0, so that it is still to be written.
  const { id, url } = found.value;
  const unknown = { ...claim, desiredRev: 0, desiredHash: '' };
  return { claim: unknown, outcome: { kind: 'written', githubId: id, url }, isLookUp: true };
}

function outcomeOf(reply: GithubReply<KnownCheck>): WriteOutcome {
  if (reply.kind === 'done') return { kind: 'written', githubId: reply.value.id, url: reply.value.url };
  if (reply.kind === 'lost') return { kind: 'failed', isUncertain: true, reason: reply.sentence };
  return withoutWriting(reply);
}

function withoutWriting(reply: Exclude<GithubReply<unknown>, { kind: 'done' }>): WriteOutcome {
  if (reply.kind === 'later') return { kind: 'later', notBefore: reply.notBefore, reason: reply.sentence };
  if (reply.kind === 'dead') return { kind: 'dead', reason: reply.sentence };
  return { kind: 'failed', isUncertain: false, reason: reply.sentence };
}
