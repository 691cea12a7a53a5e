import type { Observation, StatusCheck } from '../../deploy/deploy-target.ts';
import { isDateChanged, mayHideOther, type Reference } from '../../deploy/evidence/evidence.ts';
import { nextReadMs } from '../../deploy/evidence/find-commit.ts';
import { readActivity, toReadableCheck } from '../../deploy/phase.ts';
import { checkWithinMs, nextCheckDelayMs } from './check-schedule.ts';
import { confirm, type Deployment } from './deployment.ts';
import { judgeDeployment } from './judge-deployment.ts';
import { isCommitWanted, judgeDeployedCommit } from './prove-commit.ts';
import { BUILT_IN } from './registration-baseline.ts';
import { byRegistration, REACH_BACK_MS } from './runs.ts';
import type { DeployedCommit, StatusCheckInput } from './tasks.ts';

/** A state of the platform; PostgreSQL cannot store text with a NUL. */
const STATE = /^\P{C}{1,100}$/u;

/**
 * Returns all deployments of an application after a status check, or after reading which commit it runs. `known` is the baseline of later
 * deployments so far; `reference` is it from now on, null if the status could not be read. It has no state only if none is known so far.
 */
export function recordStatusCheck(
  before: readonly Deployment[],
  input: StatusCheckInput,
  known: Reference | null = null,
) {
  if (input.check.kind === 'commit') {
    const { check: reading, now } = input;
    const deployments = before.map((deployment) => recordCommit(deployment, reading, now, before));
    return { deployments, reference: null, isCommitWanted: false };
  }
  const check = toReadableCheck(input.check, BUILT_IN);
  const observation = check.kind === 'observed' && STATE.test(check.observation.state) ? check.observation : null;
  const deployments = judgeAll(before, check, observation, input).map((deployment) =>
    deployment.endedAt !== null ? deployment : scheduleNext(deployment, input),
  );
  const isIdle = before.every(({ endedAt }) => endedAt !== null);
  const isStart = isIdle && observation !== null && isJustStarted(observation, known, input);
  const reference = isStart ? known : (observation ?? undeployedIn(check));
  return { deployments, reference, isCommitWanted: observation !== null && deployments.some(isCommitWanted) };
}

function recordCommit(
  deployment: Deployment,
  reading: DeployedCommit,
  now: number,
  all: readonly Deployment[],
): Deployment {
  if (!isCommitWanted(deployment)) return deployment;
  const judged = judgeDeployedCommit(deployment, reading, now, all);
  const { search = null, before = null } = judged.statusEvidence?.proof ?? {};
  return isCommitWanted(judged) ? { ...judged, nextCheckAt: now + nextReadMs(search, before) } : judged;
}

/** Returns true if new work started so recently that its first report may still be on the way: then it is no other deployment's. */
function isJustStarted(shown: Observation, known: Reference | null, { now, aheadMs = 0 }: StatusCheckInput): boolean {
  const startedAt = shown.lastDeploymentDate?.epochMs ?? null;
  const activity = readActivity(shown, BUILT_IN);
  if (known === null || startedAt === null || (activity !== 'working' && activity !== 'waiting')) return false;
  const isNew = isDateChanged(known.lastDeploymentDate, shown.lastDeploymentDate);
  return isNew && Math.abs(now + aheadMs - startedAt) < REACH_BACK_MS;
}

/** Returns a status that shows that nothing was ever deployed, as the baseline of a first deployment; else null. */
function undeployedIn(check: StatusCheck): Reference | null {
  if (check.kind !== 'malformed' || check.partial === null) return null;
  const reference = { ...check.partial, state: null };
  return mayHideOther(reference) ? null : reference;
}

/**
 * Judges the oldest deployment first, since the platform deploys an application's requests one at a time: unregistered ones first, then in
 * order of registration. Work that is not its own belongs to the next one.
 */
function judgeAll(
  before: readonly Deployment[],
  check: StatusCheck,
  observation: Observation | null,
  { now, aheadMs = 0 }: StatusCheckInput,
): readonly Deployment[] {
  const judged = new Map<string, Deployment>();
  let isBehind = false;
  for (const deployment of [...before].sort(byRegistration)) {
    if (deployment.endedAt !== null) continue;
    const isRegistered = deployment.registeredAt !== null;
    const after: Deployment =
      observation === null
        ? { ...deployment, doubt: deployment.doubt ?? doubtOf(check) }
        : judgeDeployment(deployment, observation, now, isBehind && isRegistered, aheadMs);
    judged.set(deployment.id, after);
    isBehind ||= isRegistered && after.seen.word !== 'superseded';
  }
  return before.map((deployment) => judged.get(deployment.id) ?? deployment);
}

/** Returns why the status is unknown, without details that change from check to check. */
function doubtOf(check: StatusCheck): string {
  switch (check.kind) {
    case 'refused':
      return `The platform does not let the relay's token read the status (${check.refusal}).`;
    case 'throttled':
      return "The platform's rate limit delays the relay's status checks.";
    case 'failed':
      return "The platform's status cannot be read at the moment.";
    default:
      return "The platform's status is malformed.";
  }
}

function scheduleNext(deployment: Deployment, { now, jitter, rules }: StatusCheckInput): Deployment {
  const { statusChecks } = deployment;
  const isOutcomeReported = confirm(deployment, rules).unconfirmed !== null;
  const delayMs = nextCheckDelayMs(statusChecks, isOutcomeReported, jitter, checkWithinMs(deployment, now));
  return { ...deployment, statusChecks: statusChecks + 1, nextCheckAt: now + delayMs };
}
