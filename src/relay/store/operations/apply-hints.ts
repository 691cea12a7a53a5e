import { awaken, type Deployment, isOver } from '../../deployment.ts';
import { begunAtOf, earlierOf, merge } from '../../knowledge.ts';
import type { Rules } from '../../rules.ts';
import type { Steps } from '../sql.ts';
import { readDeployments, readNamed, saveDeployment } from './deployment-rows.ts';
import type { Context, ReceivedHint } from './facts.ts';
import { holdApplication, openDeployment } from './open-deployment.ts';
import { syncCheck } from './sync-check.ts';
import { hasAnonymous, keepAnonymous, takeAnonymous } from './take-anonymous.ts';

/** Projects hints of one application; answers the ids of the deployments that changed. */
export function* applyHints(
  application: string,
  hints: readonly ReceivedHint[],
  now: number,
  rules: Rules,
): Steps<readonly string[]> {
  const reference = yield* holdApplication(application, now);
  const names = hints.flatMap(({ deployment }) => deployment ?? []);
  yield* keepAnonymous(application, hints);
  // Only what was told without an id may concern others than those that are named.
  const isNamedOnly = !(yield* hasAnonymous(application));
  const before = isNamedOnly ? yield* readNamed(application, names) : yield* readDeployments(application, now, names);
  const named = takeNamed(before, application, hints, { reference, now, rules });
  const all = isNamedOnly ? named : yield* takeAnonymous(named, application, { reference, now, rules });
  return yield* saveChanged(before, all, now, rules);
}

/** Writes those that are not as they were, and what their check runs are to say; answers the ids of those that show something new. */
export function* saveChanged(
  before: readonly Deployment[],
  after: readonly Deployment[],
  now: number,
  rules: Rules,
): Steps<readonly string[]> {
  const changed: string[] = [];
  const formers = new Map(before.map((deployment) => [deployment.id, deployment]));
  for (const deployment of after) {
    const former = formers.get(deployment.id) ?? null;
    if (former === deployment) continue;
    if (former !== null && JSON.stringify(former) === JSON.stringify(deployment)) continue;
    // What was over stays over, even where the operator's rules no longer take that end for confirmed.
    if (former !== null && former.endedAt !== null && !isOver(deployment, rules)) continue;
    const stored = yield* saveDeployment(former, deployment, now, rules);
    yield* syncCheck(stored, now, rules);
    if (stored.rev !== former?.rev) changed.push(stored.id);
  }
  return changed;
}

function takeNamed(
  deployments: readonly Deployment[],
  application: string,
  hints: readonly ReceivedHint[],
  { reference, now, rules }: Context,
): readonly Deployment[] {
  const all = new Map(deployments.map((deployment) => [deployment.id, deployment]));
  const ids = new Map(deployments.map(({ id, deployment }) => [deployment, id]));
  for (const { deployment, knowledge, receivedAt } of hints) {
    if (deployment === null) continue;
    const known =
      all.get(ids.get(deployment) ?? '') ??
      openDeployment({ application, deployment, firstKey: null, openedAt: knowledge.at }, reference, now, rules);
    const told = known.told.isNamed ? merge(known.told, knowledge) : knowledge;
    const begunBefore = known.told.isNamed ? (known.told.begunAt ?? null) : null;
    const begunAt = earlierOf(begunBefore, begunAtOf(knowledge, receivedAt));
    const openedAt = Math.min(known.openedAt, knowledge.at);
    ids.set(deployment, known.id);
    all.set(known.id, awaken({ ...known, openedAt, told: { ...told, isNamed: true, begunAt } }, known, now));
  }
  return [...all.values()];
}
