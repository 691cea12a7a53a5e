import { compareIdentity, isDateChanged, isDateOlder, type Reference } from '../deploy/evidence.ts';
import { mayHideOther } from '../deploy/no-baseline.ts';
import type { Activity } from '../deploy/phase.ts';
import type { DeploymentDate, Observation } from '../deploy/ports.ts';
import type { Deployment, Weighing } from './deployment.ts';
import { REACH_BACK_MS } from './episodes.ts';
import { isEnd } from './knowledge.ts';

/** An end seen this soon after the opening counts as there before; one that did begin and end meanwhile stays unconfirmed. */
const PROMPT_MS = 15_000;
/** The times of one moment lie this far apart at most: of the request, of its registration, of the beginning. */
const SLACK_MS = 60_000;

/**
 * Answers what a deployment is compared with from this look on, where nothing ties it to the status yet and `observation` shows an
 * end: pure. The relay last looked a quarter of an hour before, or longer, and a deployment of which nobody told may have ended since. So
 * the first look is the baseline where it follows the opening at once, and so is a success from before the registration, or before
 * the beginning that was told; only a success, so that neither our clock nor a delivery can make green what would not be without it.
 * `aheadMs`: by how much the platform's clock, by which it dates and tells, is ahead of ours, by which a registration is dated.
 */
export function baselineAfter(
  deployment: Deployment,
  observation: Observation,
  isSuccess: boolean,
  now: number,
  aheadMs = 0,
): Reference | null {
  const { reference, registeredAt, told } = deployment;
  const date = observation.lastDeploymentDate;
  // A replica that lags behind shows what the relay has seen pass already.
  if (reference !== null && isDateOlder(date, reference.lastDeploymentDate)) return reference;
  if (isFirstAndPrompt(deployment, now)) return observation;
  const registeredThere = registeredAt === null ? null : registeredAt + aheadMs;
  const isTooOld = isBefore(date, registeredThere) || isBefore(date, told.begunAt ?? null);
  return isSuccess && isTooOld ? observation : reference;
}

/**
 * Answers the work that was there at the first look with nothing known from before, after one more look: pure. It may be that of another
 * deployment, which began before ours. Null where there is none, or once work is seen that surely began later: work after an end, or with
 * another date or name.
 */
export function anyonesAfter(
  { anyones = null, before }: Pick<Weighing, 'anyones' | 'before'>,
  reference: Reference | null,
  { observation, activity, before: activityBefore }: { observation: Observation; activity: Activity; before: Activity },
): Observation | null {
  if (activity === 'ended') return anyones;
  const isFirst = before === null;
  if (isFirst) return reference === null || mayHideOther(reference) ? observation : null;
  return anyones === null || isBegun(activity, activityBefore) || isOfAnother(anyones, observation) ? null : anyones;
}

function isBegun(activity: Activity, before: Activity): boolean {
  if (before === 'idle') return activity !== 'idle';
  return before === 'ended' || (activity === 'waiting' && before === 'working');
}

/** A date or a name that was not told at first says nothing. */
function isOfAnother({ lastDeploymentDate, identity }: Observation, now: Observation): boolean {
  if (compareIdentity(identity, now.identity) === 'different') return true;
  if (lastDeploymentDate === null || isDateOlder(now.lastDeploymentDate, lastDeploymentDate)) return false;
  return isDateChanged(lastDeploymentDate, now.lastDeploymentDate);
}

/**
 * Tells whether an end is of a deployment of which nobody told, that began after the relay's last look and well before the registration of
 * ours, though its work was seen as if it were ours: pure. A date that never moves tells nothing. `aheadMs` as above.
 */
export function isFromBefore(
  { registeredAt, openedAt, reference }: Deployment,
  { lastDeploymentDate }: Observation,
  aheadMs: number,
): boolean {
  if (registeredAt === null || !isDateChanged(reference?.lastDeploymentDate ?? null, lastDeploymentDate)) return false;
  const registeredThere = registeredAt + aheadMs;
  // Deliveries may have told of it long before it was registered.
  const begunAt = openedAt < registeredAt ? Math.min(openedAt, registeredThere) : registeredThere;
  return isBefore(lastDeploymentDate, begunAt - REACH_BACK_MS);
}

/** Where a delivery told its end already, that end is what the status shows at the first look. */
function isFirstAndPrompt({ state, registeredAt, openedAt, told }: Deployment, now: number): boolean {
  if (state !== null || isEnd(told.word)) return false;
  return now - (registeredAt ?? openedAt) <= PROMPT_MS;
}

function isBefore(date: DeploymentDate | null, at: number | null): boolean {
  return date !== null && date.epochMs !== null && at !== null && date.epochMs < at - SLACK_MS;
}
