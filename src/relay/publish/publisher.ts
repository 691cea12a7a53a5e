import type { Clock } from '../../kernel/clock.ts';
import { MAX_ATTEMPTS } from '../decide/check-schedule.ts';
import type { GithubApp, Meter, RelayLog } from '../relay-interfaces.ts';
import { findOtherInstallation } from '../repository-names.ts';
import type { Claim, Store } from '../store/store.ts';
import { finishAll } from './poll-loop.ts';
import { type Step, writeCheck } from './write-check.ts';

/** How long a claim holds without being renewed: another relay takes over after it, in milliseconds. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;
/** GitHub asks for few requests at a time; so many check runs are written at once by each of a relay's publishers. */
const AT_ONCE = 2;
/** How long to wait where nothing was due, in milliseconds. */
export const PUBLISH_POLL_MS = 1_000;
const BUSY_POLL_MS = 100;

/** What a publisher writes with. */
export interface PublisherParts {
  readonly store: Pick<Store, 'claim' | 'renew' | 'settle' | 'readRepository' | 'saveRepository'>;
  readonly github: GithubApp;
  readonly clock: Clock;
  readonly meter: Meter;
  readonly log: RelayLog;
  /** This relay's name among all those that share the store. */
  readonly owner: string;
  /** Installations of the App that took the place of others, as this relay found out; empty at first. */
  readonly installations: Map<string, number>;
}

/**
 * Writes the check runs that are due, as many as their budgets allow; answers after how many milliseconds to look again. `onTaken` is
 * told before it begins to write: until it is done, somebody else has to look for what comes due.
 */
export async function publishDue(parts: PublisherParts, onTaken: () => void = () => {}): Promise<number> {
  const { store, clock, owner } = parts;
  const askedAt = clock.monotonicMs();
  const claims = await store.claim({ now: clock.epochMs(), owner, limit: AT_ONCE, leaseMs: LEASE_MS });
  if (claims.length > 0) onTaken();
  await finishAll(claims.map((claim) => publishOne(parts, claim, askedAt)));
  if (claims.length === 0) return PUBLISH_POLL_MS;
  return claims.length < AT_ONCE ? BUSY_POLL_MS : 0;
}

async function publishOne(parts: PublisherParts, claim: Claim, claimedAt: number): Promise<void> {
  const { store, github, clock, meter, log } = parts;
  // A lease runs from when it was asked for: after an answer that was long in coming, another relay may have it.
  if (clock.monotonicMs() - claimedAt >= RENEW_MS && !(await renew(parts, claim))) return;
  const done = new AbortController();
  const renewing = keepHold(parts, claim, done.signal);
  const first = await writeCheck(github, underNewest(parts, claim), () => clock.epochMs());
  const step = endIfLast(await followApp(parts, claim, first));
  done.abort();
  await renewing;
  if (!step.isLookUp) meter.wrote(step.outcome.kind);
  tell(log, step);
  await store.settle({ claim: step.claim, outcome: step.outcome, now: clock.epochMs() });
}

/** A check run keeps the installation that it began under; the App may have been installed anew since. */
function underNewest({ installations }: PublisherParts, claim: Claim): Claim {
  const installationId = installations.get(keyOf(claim)) ?? claim.place.installationId;
  return { ...claim, place: { ...claim.place, installationId } };
}

function keyOf({ place }: Claim): string {
  return `${place.installationId} ${place.repository}`;
}

/** What is refused is tried again where the App has another installation now. */
async function followApp(parts: PublisherParts, claim: Claim, step: Step): Promise<Step> {
  const { clock, log, installations } = parts;
  const { place } = step.claim;
  if (step.outcome.kind !== 'dead') return step;
  const installation = await findOtherInstallation(parts, place).catch(() => null);
  if (installation === null) return step;
  installations.set(keyOf(claim), installation);
  log('info', 'The App was installed anew.', { repository: place.repository, installation });
  const reason = 'The App was installed anew: its new installation is used from now on.';
  return { ...step, outcome: { kind: 'later', notBefore: clock.epochMs(), reason } };
}

/** After the last attempt a check run is a dead letter, and told as one. */
function endIfLast(step: Step): Step {
  const { claim, outcome } = step;
  if (outcome.kind !== 'failed' || claim.attempts < MAX_ATTEMPTS) return step;
  return { ...step, outcome: { kind: 'dead', reason: outcome.reason } };
}

/** Renews the claim until `until`; one that cannot be renewed is left to end, and its outcome will change nothing. */
async function keepHold(parts: PublisherParts, claim: Claim, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await parts.clock.wait(RENEW_MS, until);
    if (until.aborted) return;
    if (!(await renew(parts, claim).catch(() => true))) return;
  }
}

function renew({ store, clock }: PublisherParts, { checkId, epoch }: Claim): Promise<boolean> {
  return store.renew({ checkId, epoch, now: clock.epochMs(), leaseMs: LEASE_MS });
}

function tell(log: RelayLog, { claim, outcome, isLookUp }: Step): void {
  const { checkId, place, attempts, wanted } = claim;
  const facts = { check: checkId, repository: place.repository, sha: place.sha, status: wanted.status, attempts };
  if (isLookUp) log('info', 'A check run was looked for.', { ...facts, isFound: outcome.kind === 'written' });
  else if (outcome.kind === 'written')
    log('info', 'A check run was written.', { ...facts, githubId: outcome.githubId });
  else if (outcome.kind === 'dead') log('error', 'A check run is a dead letter.', { ...facts, reason: outcome.reason });
  else log('warn', 'A check run could not be written and is tried again.', { ...facts, reason: outcome.reason });
}
