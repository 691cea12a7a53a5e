import type { Reference } from '../../../deploy/evidence/evidence.ts';
import { begunAtOf, earlierOf, merge } from '../../decide/deployment-evidence.ts';
import { awaken, createTold, type Deployment, isOver } from '../../decide/relayed-deployment-state.ts';
import type { Rules } from '../../decide/rules.ts';
import type { Steps } from '../sql.ts';
import { readDeployments, readNamed } from './deployment-rows.ts';
import type { Context, ReceivedHint } from './facts.ts';
import { openDeployment } from './open-deployment.ts';
import { type DeploymentChange, saveDeployments } from './save-deployments.ts';
import { syncChecks } from './sync-check.ts';
import { keepAnonymous, readAnonymous, takeAnonymous } from './take-anonymous.ts';

/** What was told of the applications, in the order of their ids. */
export type HintsByApplication = ReadonlyMap<string, readonly ReceivedHint[]>;

/** Projects hints of applications that are held, and whose status as last seen is known; answers the ids of the deployments that changed. */
export function* applyHints(
  groups: HintsByApplication,
  references: ReadonlyMap<string, Reference | null>,
  now: number,
  rules: Rules,
): Steps<readonly string[]> {
  for (const [application, hints] of groups) yield* keepAnonymous(application, hints);
  // Only what was told without an id may concern others than those that are named.
  const anonymous = yield* readAnonymous([...groups.keys()]);
  const known = yield* readKnown(groups, anonymous, now);
  const after: Deployment[] = [];
  for (const [application, hints] of groups) {
    const context = { reference: references.get(application) ?? null, now, rules };
    const named = takeNamed(known.get(application) ?? [], application, hints, context);
    after.push(...(anonymous.has(application) ? yield* takeAnonymous(named, application, context) : named));
  }
  return yield* saveChanged([...known.values()].flat(), after, now, rules);
}

/** Reads by application the deployments that the hints may concern; most often they name them all. */
function* readKnown(
  groups: HintsByApplication,
  anonymous: ReadonlySet<string>,
  now: number,
): Steps<ReadonlyMap<string, readonly Deployment[]>> {
  const names = [...groups].flatMap(([application, hints]) =>
    hints.flatMap(({ deployment }) => (deployment === null ? [] : [{ application, deployment }])),
  );
  const named = yield* readNamed(names.filter(({ application }) => !anonymous.has(application)));
  const known = Map.groupBy(named, ({ application }) => application);
  for (const application of anonymous) {
    const own = names.filter((name) => name.application === application).map(({ deployment }) => deployment);
    known.set(application, [...(yield* readDeployments(application, now, own))]);
  }
  return known;
}

/** Writes those that are not as they were, and what their check runs are to say; answers the ids of those that show something new. */
export function* saveChanged(
  before: readonly Deployment[],
  after: readonly Deployment[],
  now: number,
  rules: Rules,
): Steps<readonly string[]> {
  const formers = new Map(before.map((deployment) => [deployment.id, deployment]));
  const changes = after.flatMap((deployment): readonly DeploymentChange[] => {
    const former = formers.get(deployment.id) ?? null;
    return isChanged(former, deployment, rules) ? [{ before: former, after: deployment }] : [];
  });
  const stored = yield* saveDeployments(changes, now, rules);
  yield* syncChecks(stored, now, rules);
  return stored.flatMap(({ id, rev }) => (rev === formers.get(id)?.rev ? [] : [id]));
}

/** What was over stays over, even where the operator's rules no longer take that end for confirmed. */
function isChanged(former: Deployment | null, deployment: Deployment, rules: Rules): boolean {
  if (former === null) return true;
  if (former === deployment || JSON.stringify(former) === JSON.stringify(deployment)) return false;
  return former.endedAt === null || isOver(deployment, rules);
}

function takeNamed(
  deployments: readonly Deployment[],
  application: string,
  hints: readonly ReceivedHint[],
  { reference, now, rules }: Context,
): readonly Deployment[] {
  const all = new Map(deployments.map((deployment) => [deployment.id, deployment]));
  const ids = new Map(deployments.map(({ id, deployment }) => [deployment, id]));
  for (const { deployment, knowledge, receivedAt, isShared } of hints) {
    if (deployment === null) continue;
    const known =
      all.get(ids.get(deployment) ?? '') ??
      openDeployment({ application, deployment, firstKey: null, openedAt: knowledge.at }, reference, now, rules);
    const told = known.told.isNamed ? merge(known.told, knowledge) : knowledge;
    const begunBefore = known.told.isNamed ? (known.told.begunAt ?? null) : null;
    const begunAt = earlierOf(begunBefore, begunAtOf(knowledge, receivedAt));
    const openedAt = Math.min(known.openedAt, knowledge.at);
    const isOnlyShared = isShared && (!known.told.isNamed || known.told.isShared === true);
    ids.set(deployment, known.id);
    all.set(
      known.id,
      awaken(
        { ...known, openedAt, told: createTold(told, { isNamed: true, begunAt, isShared: isOnlyShared }) },
        known,
        now,
      ),
    );
  }
  return [...all.values()];
}
