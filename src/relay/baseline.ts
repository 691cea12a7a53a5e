import { isDateOlder, type Reference } from '../deploy/evidence.ts';
import type { DeploymentDate, Observation } from '../deploy/ports.ts';
import type { Deployment } from './deployment.ts';
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

/** Where a delivery told its end already, that end is what the status shows at the first look. */
function isFirstAndPrompt({ state, registeredAt, openedAt, told }: Deployment, now: number): boolean {
  if (state !== null || isEnd(told.word)) return false;
  return now - (registeredAt ?? openedAt) <= PROMPT_MS;
}

function isBefore(date: DeploymentDate | null, at: number | null): boolean {
  return date !== null && date.epochMs !== null && at !== null && date.epochMs < at - SLACK_MS;
}
