import { backOffMs } from '../../kernel/back-off.ts';
import type { DesiredCheck } from '../interfaces.ts';
import type { StoredCheck, WriteOutcome } from './tasks.ts';

type CheckChanges = Partial<Omit<StoredCheck, 'id'>>;

/** Minimum time between two writes of progress; an outcome is written at once. */
const PROGRESS_MS = 5_000;
/** Further progress waits this long: the outcome, or its confirmation, may be on its way. */
const FURTHER_PROGRESS_MS = 2_000;
/** GitHub aborts a request after 10 s. Until then, a request whose response was lost may still take effect. */
const SETTLED_MS = 11_000;
const RETRY = { firstMs: 1_000, maxMs: 300_000 };
/** The wait after a refusal doubles the time since the first one, within these bounds. */
const REFUSED = { firstMs: 1_000, maxMs: 120_000 };
/** How often to try again while GitHub refuses the App or its installation, in milliseconds. */
const REFUSED_APP_MS = 10 * 60_000;
/** An installation pauses after this many failures in a row, for at most a minute. */
const FAILURES_BEFORE_PAUSE = 3;
const MAX_PAUSE_MS = 60_000;

/** GitHub's limits on writing content, for one installation (its documentation of rate limits for the REST API). */
const MAX_IN_MINUTE = 80;
const MAX_IN_HOUR = 500;
/** Minimum time between two writes of an installation, in milliseconds (GitHub's best practices for the REST API). */
const BETWEEN_MS = 1_000;
/** The limits for progress; the rest is reserved for outcomes. */
const PROGRESS_IN_MINUTE = 60;
const PROGRESS_IN_HOUR = 350;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The clock of another relay may be ahead by this much; later times are from a clock that was wrong, and are ignored. */
const APART_MS = 60_000;

/** When an installation wrote in the last hour, in epoch milliseconds. */
export type Writes = readonly number[];

/** Returns true if one more write keeps within GitHub's limits for a minute and an hour; progress leaves room for outcomes. */
function hasRoom(writes: Writes, isOutcome: boolean, now: number): boolean {
  const fits = (windowMs: number, max: number): boolean => within(writes, windowMs, now).length < max;
  return (
    fits(MINUTE_MS, isOutcome ? MAX_IN_MINUTE : PROGRESS_IN_MINUTE) &&
    fits(HOUR_MS, isOutcome ? MAX_IN_HOUR : PROGRESS_IN_HOUR)
  );
}

/** Returns an installation's writes of the last hour after one more, and when it may write again. */
export function noteWrite(writes: Writes, now: number): { readonly writes: Writes; readonly notBefore: number } {
  return { writes: [...within(writes, HOUR_MS, now), now], notBefore: now + BETWEEN_MS };
}

function within(writes: Writes, windowMs: number, now: number): Writes {
  return writes.filter((at) => at > now - windowMs && at <= now + APART_MS);
}

/** The fields that decide which check run is written next. */
export type PendingCheck = Pick<
  StoredCheck,
  | 'id'
  | 'installationId'
  | 'repositoryId'
  | 'sha'
  | 'name'
  | 'generation'
  | 'environment'
  | 'githubId'
  | 'isFinal'
  | 'notBefore'
  | 'leaseUntil'
  | 'openedAt'
>;

/**
 * Returns the check runs of an installation that may be written now, outcomes first. `pending` holds all unwritten check runs of its
 * repositories, `writes` when it wrote. Check runs with the same name and commit are created in order, since GitHub shows the one
 * created last, and are written one at a time.
 */
export function findCandidates(
  pending: readonly PendingCheck[],
  installation: number,
  writes: Writes,
  now: number,
): readonly PendingCheck[] {
  const places = Map.groupBy(pending, ({ repositoryId, sha, name }) => JSON.stringify([repositoryId, sha, name]));
  const [mayProgress, mayEnd] = [hasRoom(writes, false, now), hasRoom(writes, true, now)];
  const mayWrite = (one: PendingCheck): boolean =>
    one.installationId === installation && one.notBefore <= now && (isUrgent(one) ? mayEnd : mayProgress);
  const free = [...places.values()].flatMap((checks) => {
    if (checks.some(({ leaseUntil }) => leaseUntil > now)) return [];
    const uncreated = checks.filter(({ githubId }) => githubId === null).map(({ generation }) => generation);
    return checks.filter((one) => mayWrite(one) && !uncreated.some((older) => older < one.generation));
  });
  return free.sort(byPriority);
}

/** GitHub Deployments share the limits for progress, which leaves room for the outcomes of check runs. */
function isUrgent({ isFinal, environment }: PendingCheck): boolean {
  return isFinal && !environment;
}

function byPriority(one: PendingCheck, other: PendingCheck): number {
  return (
    Number(isUrgent(other)) - Number(isUrgent(one)) ||
    one.notBefore - other.notBefore ||
    one.openedAt - other.openedAt ||
    (one.id < other.id ? -1 : 1)
  );
}

/**
 * Returns what changes in a check run with a new desired state; null if nothing does. A completed check run is never reopened. A new outcome
 * gives a dead letter new attempts, since GitHub refused something else.
 */
export function changeDesired(
  check: StoredCheck,
  desired: DesiredCheck,
  hasNewer: boolean,
  now: number,
): CheckChanges | null {
  const isFinal = desired.status === 'completed';
  if (check.isFinal && !isFinal) return null;
  if (JSON.stringify(desired) === JSON.stringify(check.desired)) return null;
  const dueAt = isFinal || check.publishedAt === null ? now : nextProgressAt(check, check.publishedAt, now);
  return {
    desired,
    desiredRev: check.desiredRev + 1,
    isFinal,
    isPending: true,
    notBefore: Math.max(dueAt, heldUntil(check, now)),
    ...(check.isDead && isFinal && mayRevive(check, hasNewer) ? { isDead: false, attempts: 0, refusedAt: null } : {}),
  };
}

/** Returns true if a dead letter may be retried. Creating one that GitHub does not have yet would hide a newer check run. */
export function mayRevive({ githubId }: Pick<StoredCheck, 'githubId'>, hasNewer: boolean): boolean {
  return githubId !== null || !hasNewer;
}

/** A failed attempt delays the next one. A dead letter waits only while a lost request may still create it: a retry would do so twice. */
function heldUntil({ isDead, isUncertain, attempts, notBefore }: StoredCheck, now: number): number {
  if (!isDead) return attempts > 0 ? notBefore : 0;
  return isUncertain ? Math.min(notBefore, now + SETTLED_MS) : 0;
}

/** Later progress does not delay a pending write, else a deployment with frequent progress would never be shown. */
function nextProgressAt({ isPending, notBefore }: StoredCheck, publishedAt: number, now: number): number {
  const waitsUntil = isPending ? notBefore : now + FURTHER_PROGRESS_MS;
  return Math.max(Math.min(waitsUntil, now + FURTHER_PROGRESS_MS), Math.min(publishedAt, now) + PROGRESS_MS);
}

/** What a write to GitHub changes. */
interface WriteChanges {
  readonly check: CheckChanges;
  /** `notBefore`: nothing of the installation is written earlier; `unexplained`: its failures in a row. */
  readonly installation: { readonly notBefore?: number; readonly unexplained?: number };
}

/**
 * Returns what the outcome of a claimed write changes. `failures`: how many writes of the installation failed in a row before; `hasNewer`:
 * whether the commit has a newer check run of this name.
 */
export function settleWrite(
  check: StoredCheck,
  claim: StoredCheck,
  outcome: WriteOutcome,
  { failures, hasNewer }: { readonly failures: number; readonly hasNewer: boolean },
  now: number,
): WriteChanges {
  const isCurrent = check.desiredRev === claim.desiredRev;
  // The outcome of a write says nothing about a verdict that arrived during it.
  const hasNewerVerdict = check.isFinal && !isCurrent;
  switch (outcome.kind) {
    case 'written': {
      const { githubId, url } = outcome;
      const written: CheckChanges = {
        githubId,
        url: url === '' ? check.url : url,
        isUncertain: false,
        attempts: 0,
        lastError: null,
        refusedAt: null,
        publishedAt: now,
        isPending: !isCurrent,
        notBefore: isCurrent || check.isFinal ? now : now + PROGRESS_MS,
        // After a reinstallation of the App, the installation that wrote successfully is the right one.
        installationId: claim.installationId,
      };
      return { check: written, installation: { unexplained: 0 } };
    }
    case 'later': {
      const { notBefore, reason: lastError } = outcome;
      const attempts = Math.max(0, claim.attempts - 1);
      const { isUncertain } = claim;
      return { check: { notBefore, attempts, lastError, isUncertain }, installation: { notBefore } };
    }
    case 'failed': {
      const failed: CheckChanges = {
        notBefore: now + Math.max(backOffMs(claim.attempts, RETRY), outcome.isUncertain ? SETTLED_MS : 0),
        isUncertain: outcome.isUncertain || claim.isUncertain,
        lastError: outcome.reason,
      };
      // GitHub did not respond, so the whole installation waits too.
      const excess = failures + 1 - FAILURES_BEFORE_PAUSE;
      const pauseMs = excess < 0 ? 0 : Math.min(MAX_PAUSE_MS, 1_000 * 2 ** Math.min(excess, 10));
      return { check: failed, installation: { unexplained: failures + 1, notBefore: now + pauseMs } };
    }
    case 'refused': {
      const { isUncertain } = claim;
      // If the clock was set back, the first refusal was not later than now.
      const refusedAt = hasNewerVerdict ? null : Math.min(check.refusedAt ?? now, now);
      const elapsedMs = now - (refusedAt ?? now);
      const { firstMs, maxMs } = REFUSED;
      const waitMs = outcome.isOfApp ? REFUSED_APP_MS : Math.min(maxMs, Math.max(firstMs, elapsedMs));
      const refused = { notBefore: now + waitMs, isUncertain, refusedAt, lastError: outcome.reason };
      return { check: refused, installation: outcome.isOfApp ? { notBefore: now + REFUSED_APP_MS } : {} };
    }
    case 'gone': {
      const { reason: lastError } = outcome;
      // Creating it again would hide the newer check run.
      if (hasNewer) return { check: { isPending: false, lastError }, installation: {} };
      const gone = { githubId: null, url: null, isUncertain: false, notBefore: now, lastError };
      return { check: gone, installation: {} };
    }
    case 'skipped':
      return { check: { isPending: !isCurrent, attempts: 0, lastError: outcome.reason }, installation: {} };
    case 'dead': {
      const isDead = !hasNewerVerdict;
      const dead: CheckChanges = {
        isDead,
        isUncertain: outcome.isUncertain === true || claim.isUncertain,
        notBefore: now + SETTLED_MS,
        lastError: outcome.reason,
      };
      const fresh = { isDead, attempts: 0, refusedAt: null, lastError: outcome.reason };
      return { check: isDead ? dead : fresh, installation: {} };
    }
  }
}
