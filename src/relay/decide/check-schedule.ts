import { DATED_CHECK_MS, HOLD_CHECK_MS, isHeld } from '../../deploy/evidence/judge-status.ts';
import { readActivity } from '../../deploy/phase.ts';
import { backOffMs } from '../../kernel/back-off.ts';
import { BUILT_IN } from './registration-baseline.ts';
import type { Deployment } from './relayed-deployment-state.ts';

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

/**
 * Returns the time between two status checks of an application without a deployment under way, in milliseconds: 15 min, or longer for more
 * than 100 applications. Later deployments are compared with these statuses.
 */
export function idleCheckDelayMs(applications: number): number {
  return Math.max(IDLE_CHECK_MS, applications * BETWEEN_IDLE_MS);
}

/**
 * Returns the delay before an application is checked whose status was never read, in milliseconds: 1 min, or longer for more than 6
 * applications. Without an earlier status to compare with, a deployment may stay unconfirmed.
 */
export function unreadCheckDelayMs(applications: number): number {
  return Math.min(idleCheckDelayMs(applications), Math.max(UNREAD_CHECK_MS, applications * BETWEEN_IDLE_MS));
}

/** Returns after how many milliseconds the status of the nth (from 0) of several new applications is first checked. */
export function firstCheckDelayMs(nth: number): number {
  return Math.max(0, nth + 1 - FIRST_AT_ONCE) * BETWEEN_IDLE_MS;
}

/** The queue position of a waiting request stays known if checks are at most 45 s apart. */
const WHILE_WAITING_MS = 30_000;

/**
 * Returns within how many milliseconds the status must be checked again to distinguish this deployment's outcome from another's; infinity
 * if there is no such limit. `now` is in epoch milliseconds.
 */
export function checkWithinMs({ statusEvidence }: Pick<Deployment, 'statusEvidence'>, now: number): number {
  if (statusEvidence === null) return Number.POSITIVE_INFINITY;
  const { strongest, queue } = statusEvidence.evidence;
  // Where requests are counted and nothing has a name, a newer deployment may come and go between two checks. Elsewhere so many checks
  // would cost more of the token than a date that moves twice is worth: it then counts as a newer deployment's.
  const isUnnamed =
    queue.count !== null && queue.state === 'left' && (strongest === 'date-changed' || strongest === 'progress-seen');
  if (isUnnamed && readActivity(statusEvidence.last, BUILT_IN) !== 'ended') return DATED_CHECK_MS;
  if (strongest !== 'none' && !isHeld(statusEvidence, now)) return HOLD_CHECK_MS;
  return queue.state === 'waiting' ? WHILE_WAITING_MS : Number.POSITIVE_INFINITY;
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

/** After this many attempts in a row, about sixteen hours, a check run becomes a dead letter. */
export const MAX_ATTEMPTS = 200;

/** Returns the delay after a failed write, in milliseconds: 1 s, doubled each time to at most 5 min. */
export function writeBackOffMs(attempts: number): number {
  return backOffMs(attempts, { firstMs: 1_000, maxMs: 300_000 });
}
