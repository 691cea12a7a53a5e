import { DATED_CHECK_MS, HOLD_CHECK_MS, isHeld } from '../../deploy/evidence/judge-status.ts';
import { readActivity } from '../../deploy/phase.ts';
import { backOffMs } from '../../kernel/back-off.ts';
import type { Deployment } from './deployment.ts';
import { BUILT_IN } from './registration-baseline.ts';

const FIRST_MS = 15_000;
const FIRST_AFTER_END_MS = 1_000;
const GROWTH = 1.6;
const MAX_MS = 120_000;
const MIN_MS = 500;

const IDLE_CHECK_MS = 15 * 60_000;
const UNREAD_CHECK_MS = 60_000;
/** Idle applications are checked at least this far apart: at most 400 of the 1,000 requests that a token has in an hour. */
const BETWEEN_IDLE_MS = 9_000;
/** This many new applications are checked at once. */
const FIRST_AT_ONCE = 100;

/** Returns the time between two status checks of an idle application: 15 min, or longer for more than 100 applications. */
export function idleCheckDelayMs(applications: number): number {
  return Math.max(IDLE_CHECK_MS, applications * BETWEEN_IDLE_MS);
}

/**
 * Returns the delay before an application is checked whose status was never read: 1 min, or longer for more than 6 applications. Without an
 * earlier status to compare with, a deployment may stay unconfirmed.
 */
export function unreadCheckDelayMs(applications: number): number {
  return Math.min(idleCheckDelayMs(applications), Math.max(UNREAD_CHECK_MS, applications * BETWEEN_IDLE_MS));
}

/** Returns the delay before the nth (from 0) of several new applications is first checked. */
export function firstCheckDelayMs(nth: number): number {
  return Math.max(0, nth + 1 - FIRST_AT_ONCE) * BETWEEN_IDLE_MS;
}

/** The queue position of a waiting request stays known if checks are at most 45 s apart. */
const WHILE_WAITING_MS = 30_000;

/** Returns how soon (in ms) the status must be checked again to tell this deployment's outcome from another's; infinity if it need not. */
export function checkWithinMs({ statusEvidence }: Pick<Deployment, 'statusEvidence'>, now: number): number {
  if (statusEvidence === null) return Number.POSITIVE_INFINITY;
  const { strongest, queue } = statusEvidence.evidence;
  // If requests are counted but have no ids, a newer deployment may start and finish between two checks. Elsewhere, such frequent checks
  // would cost too many requests; a date that changes twice then counts as a newer deployment.
  const isUnnamed =
    statusEvidence.last?.requestsWaiting != null &&
    queue === 'left' &&
    strongest !== 'none' &&
    strongest !== 'identity';
  if (isUnnamed && readActivity(statusEvidence.last, BUILT_IN) !== 'ended') return DATED_CHECK_MS;
  if (strongest !== 'none' && !isHeld(statusEvidence, now)) return HOLD_CHECK_MS;
  return queue === 'waiting' ? WHILE_WAITING_MS : Number.POSITIVE_INFINITY;
}

/**
 * Returns the delay before the next status check, in milliseconds: 15 s, growing by 1.6 each time to at most 2 min and `maxMs`. It starts
 * at 1 s if an outcome was reported that the status does not show yet. `jitter`, from 0 to 1, spreads the checks.
 */
export function nextCheckDelayMs(checks: number, isOutcomeReported: boolean, jitter: number, maxMs = MAX_MS): number {
  const first = isOutcomeReported ? FIRST_AFTER_END_MS : FIRST_MS;
  const longest = Math.min(maxMs, backOffMs(checks + 1, { firstMs: first, maxMs: MAX_MS, growth: GROWTH }));
  return Math.round(Math.max(MIN_MS, longest * jitter));
}
