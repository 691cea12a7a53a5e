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

const IDLE_LOOK_MS = 15 * 60_000;
const UNSEEN_LOOK_MS = 60_000;
/** Looks at what is idle are at least this far apart: at most 400 of the 1,000 requests that a token has in an hour. */
const BETWEEN_IDLE_MS = 9_000;
/** So many applications are looked at as soon as they are known. */
const FIRST_AT_ONCE = 100;

/**
 * Returns how long between two looks at an application of which no deployment is under way, in milliseconds, where so many are
 * configured: what a later deployment is compared with. 15 min; longer for more than 100.
 */
export function idleLookDelayMs(applications: number): number {
  return Math.max(IDLE_LOOK_MS, applications * BETWEEN_IDLE_MS);
}

/**
 * Returns how long to wait where the status of such an application was never read yet, in milliseconds: 1 min, longer for more than 6.
 * What a deployment cannot be compared with may leave it unconfirmed.
 */
export function unseenLookDelayMs(applications: number): number {
  return Math.min(idleLookDelayMs(applications), Math.max(UNSEEN_LOOK_MS, applications * BETWEEN_IDLE_MS));
}

/** Returns after how many milliseconds the nth (from 0) of the applications that became known at once is first looked at. */
export function firstLookDelayMs(nth: number): number {
  return Math.max(0, nth + 1 - FIRST_AT_ONCE) * BETWEEN_IDLE_MS;
}

/** What comes and goes between two checks while ours waits is accounted for up to 45 s. */
const WHILE_WAITING_MS = 30_000;

/**
 * Returns how soon the status of a deployment must be checked again so that its outcome can be told apart from another's, in
 * milliseconds; infinite where that does not depend on it. `now` in epoch milliseconds.
 */
export function checkWithinMs({ weighing }: Pick<Deployment, 'weighing'>, now: number): number {
  if (weighing === null) return Number.POSITIVE_INFINITY;
  const { strongest, queue } = weighing.evidence;
  // Where requests are counted and nothing has a name, a newer deployment may come and go between two checks. Elsewhere so many checks
  // would cost more of the token than a date that moves twice is worth: it then counts as a newer deployment's.
  const isUnnamed =
    queue.count !== null && queue.state === 'left' && (strongest === 'date-changed' || strongest === 'progress-seen');
  if (isUnnamed && readActivity(weighing.last, BUILT_IN) !== 'ended') return DATED_CHECK_MS;
  if (strongest !== 'none' && !isHeld(weighing, now)) return HOLD_CHECK_MS;
  return queue.state === 'waiting' ? WHILE_WAITING_MS : Number.POSITIVE_INFINITY;
}

/**
 * Returns how long to wait before the status is looked at again, in milliseconds: 15 s, then 1.6 times as long each time, at
 * most 2 min and `mostMs`; from 1 s where an end was told that the status does not show yet. Spread by `jitter`, from 0 to 1.
 */
export function nextLookDelayMs(looks: number, isEndTold: boolean, jitter: number, mostMs = MAX_MS): number {
  const first = isEndTold ? FIRST_AFTER_END_MS : FIRST_MS;
  const longest = Math.min(mostMs, backOffMs(looks + 1, { firstMs: first, maxMs: MAX_MS, growth: GROWTH }));
  return Math.round(Math.max(MIN_MS, longest * jitter));
}

/** Attempts in a row, some sixteen hours of them, after which a check run is a dead letter. */
export const MAX_ATTEMPTS = 200;

/** An attempt to write that failed is repeated after 1 s, then twice as long each time, at most 5 min. */
export function writeBackOffMs(attempts: number): number {
  return backOffMs(attempts, { firstMs: 1_000, maxMs: 300_000 });
}
