import { MAX_ATTEMPTS } from '../decide/check-schedule.ts';
import type { Claim, WriteOutcome } from '../decide/tasks.ts';
import type { AppResult, GithubApp, KnownCheck, RelayLog } from '../interfaces.ts';
import { findOtherInstallation } from '../repository-names.ts';
import { claimTasks, type WorkParts } from './work.ts';

/** How long a claim lasts without renewal, in milliseconds; after that, another relay takes over. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;

/** A claim, and when it was requested on the monotonic clock: the lease lasts from then on. */
interface ClaimedCheck {
  readonly claim: Claim;
  readonly claimedAt: number;
}

/** What a publisher needs; `installations` maps replaced installations to the new ones that this relay found. */
interface PublisherParts extends WorkParts {
  readonly installations: Map<string, number>;
}

/** Returns a publisher, which claims due check runs, as many as the budgets allow, and writes them. */
export function createPublisher(work: WorkParts) {
  const parts = { ...work, installations: new Map() };
  return {
    claim: async (limit: number): Promise<readonly ClaimedCheck[]> => {
      const claimedAt = parts.clock.monotonicMs();
      return (await claimTasks(parts, 'check-run', limit, LEASE_MS)).map((claim) => ({ claim, claimedAt }));
    },
    publish: (claimed: ClaimedCheck): Promise<void> => publish(parts, claimed),
  };
}

async function publish(parts: PublisherParts, { claim, claimedAt }: ClaimedCheck): Promise<void> {
  const { store, github, clock, meter, log } = parts;
  // If the store was slow to respond, another relay may have the lease.
  if (clock.monotonicMs() - claimedAt >= RENEW_MS && !(await renew(parts, claim))) return;
  const done = new AbortController();
  const renewing = keepLease(parts, claim, done.signal);
  const first = await writeCheck(github, withCurrentInstallation(parts, claim), () => clock.epochMs());
  const step = giveUpAfterLastAttempt(await retryAfterReinstall(parts, claim, first));
  done.abort();
  await renewing;
  if (!step.isSearch) meter.wrote(step.outcome.kind);
  logStep(log, step);
  await store.settle({ kind: 'check-run', claim: step.claim, outcome: step.outcome, now: clock.epochMs() });
}

/** Uses the new installation if the App was reinstalled since the check run was created. */
function withCurrentInstallation({ installations }: PublisherParts, claim: Claim): Claim {
  return { ...claim, installationId: installations.get(keyOf(claim)) ?? claim.installationId };
}

function keyOf({ installationId, repository }: Claim): string {
  return `${installationId} ${repository}`;
}

/** Retries a refused write if the App has another installation now. */
async function retryAfterReinstall(parts: PublisherParts, claim: Claim, step: Step): Promise<Step> {
  const { clock, log, installations } = parts;
  if (step.outcome.kind !== 'dead') return step;
  const installation = await findOtherInstallation(parts, step.claim).catch(() => null);
  if (installation === null) return step;
  installations.set(keyOf(claim), installation);
  log('info', 'The App was reinstalled.', { repository: claim.repository, installation });
  const reason = 'The App was reinstalled. The relay now uses its new installation.';
  return { ...step, outcome: { kind: 'later', notBefore: clock.epochMs(), reason } };
}

function giveUpAfterLastAttempt(step: Step): Step {
  const { claim, outcome } = step;
  if (outcome.kind !== 'failed' || claim.attempts < MAX_ATTEMPTS) return step;
  return { ...step, outcome: { kind: 'dead', reason: outcome.reason } };
}

/** Renews a claim until `until` aborts. If a renewal is refused, the claim expires and its outcome changes nothing. */
async function keepLease(parts: PublisherParts, claim: Claim, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await parts.clock.wait(RENEW_MS, until);
    if (until.aborted) return;
    if (!(await renew(parts, claim).catch(() => true))) return;
  }
}

function renew({ store, clock }: PublisherParts, claim: Claim): Promise<boolean> {
  return store.renew({ claim, now: clock.epochMs(), leaseMs: LEASE_MS });
}

function logStep(log: RelayLog, { claim, outcome, isSearch }: Step): void {
  const { id: check, repository, sha, attempts, desired } = claim;
  const facts = { check, repository, sha, status: desired.status, attempts };
  if (isSearch) log('info', 'Searched for a check run.', { ...facts, isFound: outcome.kind === 'written' });
  else if (outcome.kind === 'written')
    log('info', 'A check run was written.', { ...facts, githubId: outcome.githubId });
  else if (outcome.kind === 'dead')
    log('error', 'Gave up writing a check run. It is now a dead letter.', { ...facts, reason: outcome.reason });
  else log('warn', 'Could not write a check run. Will retry.', { ...facts, reason: outcome.reason });
}

/** A claim after one call, and its outcome. `isSearch`: it was only searched for on GitHub. */
interface Step {
  readonly claim: Claim;
  readonly outcome: WriteOutcome;
  readonly isSearch: boolean;
}

/**
 * Brings a check run closer to its desired state with at most one write. If it may already exist on GitHub, the relay searches for it and
 * writes it with the next claim, since a claim has budget for a write now, not after a slow search. Never rejects.
 */
async function writeCheck(github: GithubApp, claim: Claim, now: () => number): Promise<Step> {
  const { desired, githubId, isUncertain } = claim;
  if (githubId === null && isUncertain) return searchCheck(github, claim, now);
  const result =
    githubId === null ? await github.createCheck(claim, desired) : await github.updateCheck(claim, githubId, desired);
  return { claim, outcome: outcomeOf(result), isSearch: false };
}

async function searchCheck(github: GithubApp, claim: Claim, now: () => number): Promise<Step> {
  const found = await github.findCheck(claim);
  if (found.kind !== 'done') return { claim, outcome: unwrittenOutcome(found), isSearch: false };
  if (found.value === null) {
    const reason = 'The check run does not exist on GitHub yet. Creating it next.';
    return {
      claim: { ...claim, isUncertain: false },
      outcome: { kind: 'later', notBefore: now(), reason },
      isSearch: true,
    };
  }
  // Its content is unknown, so it counts as revision 0 and is written next.
  const { id, url } = found.value;
  const unknown = { ...claim, desiredRev: 0 };
  return { claim: unknown, outcome: { kind: 'written', githubId: id, url }, isSearch: true };
}

function outcomeOf(result: AppResult<KnownCheck>): WriteOutcome {
  if (result.kind === 'done') return { kind: 'written', githubId: result.value.id, url: result.value.url };
  if (result.kind === 'lost') return { kind: 'failed', isUncertain: true, reason: result.sentence };
  return unwrittenOutcome(result);
}

function unwrittenOutcome(result: Exclude<AppResult<unknown>, { kind: 'done' }>): WriteOutcome {
  if (result.kind === 'later') return { kind: 'later', notBefore: result.notBefore, reason: result.sentence };
  if (result.kind === 'dead') return { kind: 'dead', reason: result.sentence };
  return { kind: 'failed', isUncertain: false, reason: result.sentence };
}
