import type { StoredCheck, WriteOutcome } from '../decide/tasks.ts';
import { decideOutcome } from '../decide/write-outcome.ts';
import type { GithubApp, RelayLog } from '../interfaces.ts';
import { findOtherInstallation } from '../repository-names.ts';
import type { WorkParts } from './work.ts';

/** How long a claim lasts without renewal, in milliseconds; after that, another relay takes over. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;
/** Outcomes that may only mean that the App has a new installation. */
const REFUSALS: readonly WriteOutcome['kind'][] = ['dead', 'refused', 'gone'];

/** A claim, and when it was requested on the monotonic clock: the lease lasts from then on. */
interface ClaimedCheck {
  readonly claim: StoredCheck;
  readonly claimedAt: number;
}

/** Returns a publisher, which claims due check runs and writes them. */
export function createPublisher(parts: WorkParts) {
  const { store, github, clock, rules, meter, log } = parts;
  /** The new installations that this relay found, by the replaced ones. */
  const installations = new Map<string, number>();
  /** The installations without the permission for GitHub Deployments: each is logged once. */
  const unpermitted = new Set<number>();
  const keyOf = ({ installationId, repository }: StoredCheck): string => `${installationId} ${repository}`;
  const renew = (claim: StoredCheck): Promise<boolean> =>
    store.renew({ claim, now: clock.epochMs(), leaseMs: LEASE_MS });

  /** Renews a claim until `until` aborts. If a renewal is refused, the claim expires and its outcome changes nothing. */
  const keepLease = async (claim: StoredCheck, until: AbortSignal): Promise<void> => {
    while (!until.aborted) {
      await clock.wait(RENEW_MS, until);
      if (until.aborted) return;
      if (!(await renew(claim).catch(() => true))) return;
    }
  };

  const retryAfterReinstall = async (claim: StoredCheck, step: Step): Promise<Step> => {
    if (!REFUSALS.includes(step.outcome.kind)) return step;
    const installation = await findOtherInstallation(parts, step.claim).catch(() => null);
    if (installation === null) return step;
    installations.set(keyOf(claim), installation);
    log('info', 'The App was reinstalled.', { repository: claim.repository, installation });
    const reason = 'The App was reinstalled. The relay now uses its new installation.';
    return { ...step, outcome: { kind: 'later', notBefore: clock.epochMs(), reason } };
  };

  return {
    claim: async (limit: number): Promise<readonly ClaimedCheck[]> => {
      const claimedAt = clock.monotonicMs();
      const claims = await store.claimChecks({ now: clock.epochMs(), limit, holdMs: LEASE_MS, rules: rules() });
      return claims.map((claim) => ({ claim, claimedAt }));
    },
    publish: async ({ claim, claimedAt }: ClaimedCheck): Promise<void> => {
      // If the store was slow to respond, another relay may have the lease.
      if (clock.monotonicMs() - claimedAt >= RENEW_MS && !(await renew(claim))) return;
      const done = new AbortController();
      const renewing = keepLease(claim, done.signal);
      const installationId = installations.get(keyOf(claim)) ?? claim.installationId;
      const first = await writeCheck(github, { ...claim, installationId }, () => clock.epochMs());
      const step = await retryAfterReinstall(claim, first);
      done.abort();
      await renewing;
      if (!step.isSearch && step.outcome.kind !== 'skipped') meter.wrote(step.outcome.kind);
      logStep(log, step, unpermitted);
      const settle = () => store.settleCheck({ claim: step.claim, outcome: step.outcome, now: clock.epochMs() });
      // A lost outcome may be GitHub's limit, for which the other claims wait too. Settling twice changes nothing.
      await settle().catch(settle);
    },
  };
}

function logStep(log: RelayLog, { claim, outcome, isSearch }: Step, unpermitted: Set<number>): void {
  const { id: check, repository, sha, attempts, desired, environment, installationId: installation } = claim;
  const what = environment === null ? 'check run' : 'GitHub Deployment';
  const facts = { check, repository, sha, status: desired.deployment?.state ?? desired.status, attempts };
  if (outcome.kind === 'skipped') {
    if (outcome.reason === '' || unpermitted.has(installation)) return;
    unpermitted.add(installation);
    log('warn', outcome.reason, { repository, installation });
  } else if (isSearch) log('info', `Searched for a ${what}.`, { ...facts, isFound: outcome.kind === 'written' });
  else if (outcome.kind === 'written') log('info', `A ${what} was written.`, { ...facts, githubId: outcome.githubId });
  else if (outcome.kind === 'dead')
    log('error', `Gave up writing a ${what}. It is now a dead letter.`, { ...facts, reason: outcome.reason });
  else log('warn', `Could not write a ${what}. Will retry.`, { ...facts, reason: outcome.reason });
}

/** A claim after one call, and its outcome. `isSearch`: it was only searched for on GitHub. */
interface Step {
  readonly claim: StoredCheck;
  readonly outcome: WriteOutcome;
  readonly isSearch: boolean;
}

/**
 * Moves a check run towards its desired state with at most one write. If it may already exist on GitHub, the relay searches for it and
 * writes it with the next claim, since a claim has budget for a write now, not after a slow search. Never rejects.
 */
async function writeCheck(github: GithubApp, claim: StoredCheck, now: () => number): Promise<Step> {
  const { desired, githubId, isUncertain, environment } = claim;
  if (githubId === null && isUncertain) return searchCheck(github, claim, now);
  if (githubId === null && desired.deployment?.state === 'inactive')
    return { claim, outcome: { kind: 'skipped', reason: '' }, isSearch: false };
  const result =
    githubId === null ? await github.createCheck(claim, desired) : await github.updateCheck(claim, githubId, desired);
  const call = githubId === null ? 'create' : 'update';
  const outcome = decideOutcome(claim, call, result, now());
  // A new GitHub Deployment has no status.
  const isUnsaid = environment !== null && call === 'create' && outcome.kind === 'written';
  return { claim: isUnsaid ? { ...claim, desiredRev: 0 } : claim, outcome, isSearch: false };
}

async function searchCheck(github: GithubApp, claim: StoredCheck, now: () => number): Promise<Step> {
  const found = await github.findCheck(claim);
  if (found.kind !== 'done') return { claim, outcome: decideOutcome(claim, 'search', found, now()), isSearch: false };
  if (found.value === null) {
    const reason = 'It does not exist on GitHub yet. Creating it next.';
    const outcome = { kind: 'later', notBefore: now(), reason } as const;
    return { claim: { ...claim, isUncertain: false }, outcome, isSearch: true };
  }
  // Its content is unknown, so it counts as revision 0 and is written next.
  const { id, url } = found.value;
  const unknown = { ...claim, desiredRev: 0 };
  return { claim: unknown, outcome: { kind: 'written', githubId: id, url }, isSearch: true };
}
