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
/** Status checks of idle applications are at least this far apart: at most 400 of the 1,000 requests that a token has in an hour. */
const BETWEEN_IDLE_MS = 9_000;
/** The status of so many applications is checked as soon as they are known. */
const FIRST_AT_ONCE = 100;

/**
 * Returns how long between two status checks of an application without a deployment under way, in milliseconds: later deployments are
 * compared with them. 15 min; longer if more than 100 applications are configured.
 */
export function idleCheckDelayMs(applications: number): number {
  return Math.max(IDLE_CHECK_MS, applications * BETWEEN_IDLE_MS);
}

/**
 * Returns how long to wait if the status of such an application was never read, in milliseconds: 1 min, longer for more than 6. A
 * deployment that cannot be compared with an earlier status may stay unconfirmed.
 */
export function unreadCheckDelayMs(applications: number): number {
  return Math.min(idleCheckDelayMs(applications), Math.max(UNREAD_CHECK_MS, applications * BETWEEN_IDLE_MS));
}

/** Returns after how many milliseconds the status of the nth (from 0) of several new applications is first checked. */
export function firstCheckDelayMs(nth: number): number {
  return Math.max(0, nth + 1 - FIRST_AT_ONCE) * BETWEEN_IDLE_MS;
}

/** Deployments that come and go between two checks while ours waits are accounted for up to 45 s. */
const WHILE_WAITING_MS = 30_000;

/**
 * Returns how soon the status of a deployment must be checked again so that its outcome can be distinguished from another's, in
 * milliseconds; infinite if that does not depend on it. `now` in epoch milliseconds.
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
 * Returns how long to wait before the next status check, in milliseconds: 15 s, then 1.6 times as long each time, at
 * most 2 min and `maxMs`; from 1 s if an outcome was reported that the status does not show yet. Spread by `jitter`, from 0 to 1.
 */
export function nextCheckDelayMs(checks: number, isOutcomeReported: boolean, jitter: number, maxMs = MAX_MS): number {
  const first = isOutcomeReported ? FIRST_AFTER_END_MS : FIRST_MS;
  const longest = Math.min(maxMs, backOffMs(checks + 1, { firstMs: first, maxMs: MAX_MS, growth: GROWTH }));
  return Math.round(Math.max(MIN_MS, longest * jitter));
}

/** Attempts in a row, some sixteen hours of them, after which a check run is a dead letter. */
export const MAX_ATTEMPTS = 200;

/** An attempt to write that failed is repeated after 1 s, then twice as long each time, at most 5 min. */
export function writeBackOffMs(attempts: number): number {
  return backOffMs(attempts, { firstMs: 1_000, maxMs: 300_000 });
}
