import { awaken, type Context, confirm, type Deployment, isFinished, openDeployment } from './deployment.ts';
import { earlierOf, merge, startedAtOf } from './evidence.ts';
import { foundCommit } from './prove-commit.ts';
import type { Rules } from './rules.ts';
import type { UnattributedEvent } from './runs.ts';

/** What a delivery reported of one application. */
export interface ReceivedHint extends UnattributedEvent {
  readonly deployment: string | null;
}

/** Returns the deployments of an application after the hints that name a deployment's id; opens new ones. */
export function applyNamedHints(
  deployments: readonly Deployment[],
  application: string,
  hints: readonly ReceivedHint[],
  context: Context,
): readonly Deployment[] {
  const all = new Map(deployments.map((deployment) => [deployment.id, deployment]));
  const ids = new Map(deployments.map(({ id, deployment }) => [deployment, id]));
  for (const hint of hints) {
    const { deployment, evidence } = hint;
    if (deployment === null) continue;
    const known =
      all.get(ids.get(deployment) ?? '') ??
      openDeployment({ application, deployment, firstKey: null, openedAt: evidence.at }, context);
    ids.set(deployment, known.id);
    all.set(known.id, applyNamedHint(known, hint, context.now));
  }
  return [...all.values()];
}

function applyNamedHint(known: Deployment, hint: ReceivedHint, now: number): Deployment {
  const { evidence, receivedAt, isShared } = hint;
  const before = known.reported.isNamed ? known.reported : null;
  const reported = {
    ...(before === null ? evidence : merge(before, evidence)),
    isNamed: true,
    startedAt: earlierOf(before?.startedAt ?? null, startedAtOf(evidence, receivedAt)),
    isShared: isShared && before?.isShared !== false,
  };
  return awaken({ ...known, openedAt: Math.min(known.openedAt, evidence.at), reported }, known, now);
}

/** Returns a deployment whose deadline has passed, with the outcome `timed_out`. */
export function timeOut(deployment: Deployment): Deployment {
  return { ...deployment, seen: { word: 'timed_out', authority: 3, at: deployment.deadlineAt } };
}

/**
 * Returns a deployment as it will be stored: with its time if it has finished, and its next revision if anything visible changed. Null if
 * nothing changed; `before` is null if it is new.
 */
export function changeDeployment(
  before: Deployment | null,
  after: Deployment,
  now: number,
  rules: Rules,
): Deployment | null {
  if (!isChanged(before, after, rules)) return null;
  const over = isFinished(after, rules);
  const settled: Deployment = {
    ...after,
    endedAt: over ? (after.endedAt ?? now) : null,
    nextCheckAt: over ? null : after.nextCheckAt,
  };
  const isShown = before === null || shownOf(before, rules) !== shownOf(settled, rules);
  return isShown ? { ...settled, rev: settled.rev + 1 } : settled;
}

/** A finished deployment stays finished, even if new rules no longer count its outcome as confirmed. */
function isChanged(before: Deployment | null, after: Deployment, rules: Rules): boolean {
  if (before === null) return true;
  if (before === after || JSON.stringify(before) === JSON.stringify(after)) return false;
  return before.endedAt === null || isFinished(after, rules);
}

function shownOf(deployment: Deployment, rules: Rules): string {
  const { state, doubt, placed, endedAt, environment, url } = deployment;
  const shown = [deployment.deployment, state, doubt, placed, endedAt, environment, url];
  return JSON.stringify([confirm(deployment, rules), ...shown]);
}

/** Returns what names the commit of a deployment on GitHub, a commit or `heads/BRANCH`; null if it has one, or nothing does. */
export function placementOf(deployment: Deployment, { applications, unplaced, confirmedBy }: Rules): string | null {
  const application = applications.find(({ id }) => id === deployment.application);
  if (deployment.placed !== null || application === undefined) return null;
  const found = foundCommit(deployment);
  if (found !== null || unplaced === 'keep' || application.branch === null) return found;
  return confirm(deployment, { confirmedBy }).word === 'unknown' ? null : `heads/${application.branch}`;
}
