import { MAX_ATTEMPTS } from '../decide/check-schedule.ts';
import type { Claim, WriteOutcome } from '../decide/tasks.ts';
import type { AppResult, GithubApp, KnownCheck, RelayLog } from '../relay-interfaces.ts';
import { findOtherInstallation } from '../repository-names.ts';
import { claimTasks, type WorkParts } from './work.ts';

/** How long a claim holds without being renewed, in milliseconds: another relay takes over after it. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;
/** How often to look for check runs that are due, in milliseconds. */
export const PUBLISH_POLL_MS = 1_000;

/** A claim, and when it was asked for, on the monotonic clock: its lease runs from then. */
interface ClaimedCheck {
  readonly claim: Claim;
  readonly claimedAt: number;
}

/** Writes the check runs that are due, as many as their budgets allow. */
export interface Publisher {
  claim(limit: number): Promise<readonly ClaimedCheck[]>;
  publish(claimed: ClaimedCheck): Promise<void>;
}

/** What a publisher writes with: `installations` took the place of others, as this relay found out. */
interface PublisherParts extends WorkParts {
  readonly installations: Map<string, number>;
}

/** Returns a publisher that has written nothing yet. */
export function createPublisher(work: WorkParts): Publisher {
  const parts = { ...work, installations: new Map() };
  return {
    claim: async (limit) => {
      const claimedAt = parts.clock.monotonicMs();
      return (await claimTasks(parts, 'check-run', limit, LEASE_MS)).map((claim) => ({ claim, claimedAt }));
    },
    publish: (claimed) => publish(parts, claimed),
  };
}

async function publish(parts: PublisherParts, { claim, claimedAt }: ClaimedCheck): Promise<void> {
  const { store, github, clock, meter, log } = parts;
  // After a response of the store that was long in coming, another relay may have the lease.
  if (clock.monotonicMs() - claimedAt >= RENEW_MS && !(await renew(parts, claim))) return;
  const done = new AbortController();
  const renewing = keepLease(parts, claim, done.signal);
  const first = await writeCheck(github, withCurrentInstallation(parts, claim), () => clock.epochMs());
  const step = giveUpAfterLastAttempt(await retryAfterReinstall(parts, claim, first));
  done.abort();
  await renewing;
  if (!step.isLookUp) meter.wrote(step.outcome.kind);
  logStep(log, step);
  await store.settle({ kind: 'check-run', claim: step.claim, outcome: step.outcome, now: clock.epochMs() });
}

/** A check run keeps the installation that it began under; the App may have been installed again since. */
function withCurrentInstallation({ installations }: PublisherParts, claim: Claim): Claim {
  const installationId = installations.get(keyOf(claim)) ?? claim.place.installationId;
  return { ...claim, place: { ...claim.place, installationId } };
}

function keyOf({ place }: Claim): string {
  return `${place.installationId} ${place.repository}`;
}

/** What was refused is tried again if the App has another installation now. */
async function retryAfterReinstall(parts: PublisherParts, claim: Claim, step: Step): Promise<Step> {
  const { clock, log, installations } = parts;
  const { place } = step.claim;
  if (step.outcome.kind !== 'dead') return step;
  const installation = await findOtherInstallation(parts, place).catch(() => null);
  if (installation === null) return step;
  installations.set(keyOf(claim), installation);
  log('info', 'The App was reinstalled.', { repository: place.repository, installation });
  const reason = 'The App was reinstalled. The relay now uses its new installation.';
  return { ...step, outcome: { kind: 'later', notBefore: clock.epochMs(), reason } };
}

/** After the last attempt a check run is a dead letter, and logged as one. */
function giveUpAfterLastAttempt(step: Step): Step {
  const { claim, outcome } = step;
  if (outcome.kind !== 'failed' || claim.attempts < MAX_ATTEMPTS) return step;
  return { ...step, outcome: { kind: 'dead', reason: outcome.reason } };
}

/** Renews the claim until `until`; if it cannot be renewed, it ends, and its outcome will change nothing. */
async function keepLease(parts: PublisherParts, claim: Claim, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await parts.clock.wait(RENEW_MS, until);
    if (until.aborted) return;
    if (!(await renew(parts, claim).catch(() => true))) return;
  }
}

function renew({ store, clock }: PublisherParts, { checkId, epoch }: Claim): Promise<boolean> {
  return store.renew({ checkId, epoch, now: clock.epochMs(), leaseMs: LEASE_MS });
}

function logStep(log: RelayLog, { claim, outcome, isLookUp }: Step): void {
  const { checkId, place, attempts, desired } = claim;
  const facts = { check: checkId, repository: place.repository, sha: place.sha, status: desired.status, attempts };
  if (isLookUp) log('info', 'Searched for a check run.', { ...facts, isFound: outcome.kind === 'written' });
  else if (outcome.kind === 'written')
    log('info', 'A check run was written.', { ...facts, githubId: outcome.githubId });
  else if (outcome.kind === 'dead')
    log('error', 'Gave up writing a check run. It is now a dead letter.', { ...facts, reason: outcome.reason });
  else log('warn', 'Could not write a check run. Will retry.', { ...facts, reason: outcome.reason });
}

/** What became of a claim, and what is known of it by now. `isLookUp`: nothing was to be written yet, it was only looked for. */
interface Step {
  readonly claim: Claim;
  readonly outcome: WriteOutcome;
  readonly isLookUp: boolean;
}

/**
 * Brings one check run a step towards what it is to say, with at most one write. If it may have been created without our knowing, it is
 * looked up, and written under the next claim: a claim has room for a write now, not after the time that the look-up takes. Never rejects.
 */
async function writeCheck(github: GithubApp, claim: Claim, now: () => number): Promise<Step> {
  const { place, desired, githubId, isUncertain } = claim;
  if (githubId === null && isUncertain) return lookUp(github, claim, now);
  const result =
    githubId === null ? await github.createCheck(place, desired) : await github.updateCheck(place, githubId, desired);
  return { claim, outcome: outcomeOf(result), isLookUp: false };
}

async function lookUp(github: GithubApp, claim: Claim, now: () => number): Promise<Step> {
  const found = await github.findCheck(claim.place);
  if (found.kind !== 'done') return { claim, outcome: unwrittenOutcome(found), isLookUp: false };
  if (found.value === null) {
    const reason = 'The check run does not exist on GitHub yet. Creating it next.';
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
