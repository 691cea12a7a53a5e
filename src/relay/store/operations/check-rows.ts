import { hash } from 'node:crypto';
import { changeDesired, mayRevive } from '../../decide/check-run-changes.ts';
import type { Deployment } from '../../decide/deployment.ts';
import { desireCheck } from '../../decide/desired-check.ts';
import { desireDeployment } from '../../decide/desired-deployment.ts';
import { type ConfiguredApplication, findApplication, type Rules } from '../../decide/rules.ts';
import type { StoredCheck } from '../../decide/tasks.ts';
import type { DesiredCheck, Placed } from '../../interfaces.ts';
import { FOR_UPDATE, insert, query, queryAmong, queryOne, type Steps, update } from '../sql.ts';

/** Replaces the deployment's id in its check runs once the deployment is deleted; no deployment has this id. */
export const FORGOTTEN = 'forgotten';

type PlacedDeployment = Deployment & { readonly placed: Placed };

/** Changes the desired state of a check run, if it differs. */
export function* changeCheck(check: StoredCheck, desired: DesiredCheck, now: number): Steps<void> {
  const changes = changeDesired(check, desired, check.isDead && (yield* hasNewer(check)), now);
  if (changes !== null) yield* update('check_run', check.id, changes);
}

/** Retries a dead letter, or all (`null`); returns how many. One that has a newer check run is given up. */
export function* replay({ checkId, now }: { checkId: string | null; now: number }): Steps<number> {
  const dead = yield* query<StoredCheck & { nameNow: string }>(DEAD, checkId, checkId);
  let revived = 0;
  for (const check of dead) {
    const isRevived = mayRevive(check, yield* hasNewer(check));
    const again = { isPending: true, attempts: 0, refusedAt: null, notBefore: now, repository: check.nameNow };
    const changes = isRevived ? again : { isPending: false, lastError: 'Replaced by a newer check run.' };
    yield* update('check_run', check.id, { isDead: false, ...changes });
    if (isRevived) revived += 1;
  }
  return revived;
}

/** With the current name of the repository. */
const DEAD = `SELECT check_run.*, COALESCE((
    SELECT name FROM repository WHERE repository.repository_id = check_run.repository_id ORDER BY read_at DESC LIMIT 1
  ), repository) AS name_now FROM check_run WHERE is_dead = 1 AND (CAST(? AS TEXT) IS NULL OR id = ?)`;

/** Returns true if the commit has a newer check run of this name. */
export function* hasNewer({ repositoryId, sha, name, generation }: StoredCheck): Steps<boolean> {
  return (yield* query(NEWER, repositoryId, sha, name, generation)).length > 0;
}

const NEWER = 'SELECT id FROM check_run WHERE repository_id = ? AND sha = ? AND name = ? AND generation > ? LIMIT 1';

/** Updates the desired check runs of deployments. Each has the check run that waits on its commit, else a new one with the same name. */
export function* syncChecks(deployments: readonly Deployment[], now: number, rules: Rules): Steps<void> {
  const placed = deployments.filter((one): one is PlacedDeployment => one.placed !== null);
  const ids = placed.map(({ id }) => id);
  const checks = Map.groupBy(yield* queryAmong<StoredCheck>(OWN, ids), ({ deploymentRow }) => deploymentRow);
  for (const deployment of placed) yield* syncCheck(deployment, checks.get(deployment.id) ?? [], now, rules);
}

/** Selects by id: for a join, PostgreSQL assumes that any deployment has as many check runs as the deleted ones together. */
const OWN = (ids: string): string =>
  `SELECT * FROM check_run WHERE deployment_row IN (${ids}) ORDER BY id ${FOR_UPDATE}`;

function* syncCheck(
  deployment: PlacedDeployment,
  checks: readonly StoredCheck[],
  now: number,
  rules: Rules,
): Steps<void> {
  const { id, placed, deadlineAt } = deployment;
  const isOnCommit = ({ repositoryId, sha }: StoredCheck): boolean =>
    repositoryId === placed.repositoryId && sha === placed.sha;
  for (const other of checks)
    if (!isOnCommit(other)) yield* changeCheck(other, concludeMisplaced(other.desired, now), now);
  const onCommit = checks.filter(isOnCommit);
  const found = onCommit.find((one) => one.environment === null) ?? null;
  const application = found === null ? findApplication(rules, deployment.application) : applicationOf(found, rules);
  if (application === null) return;
  const desired = desireCheck(deployment, application, rules);
  const check = found ?? (yield* adoptWaitingCheck(id, placed, application, now));
  const facts = { placed, application, deployment: id, deadlineAt };
  if (check !== null) yield* changeCheck(check, desired, now);
  else yield* insertCheck(facts, desired, now);
  const { environment } = application;
  const onGithub = onCommit.find((one) => one.environment !== null);
  const shown = desireDeployment(desired, deployment, application, rules);
  if (onGithub !== undefined) yield* changeCheck(onGithub, shown, now);
  else if (environment !== null) yield* insertCheck({ ...facts, environment }, shown, now);
}

/** Returns the application of a check run, even if it is no longer configured, since the check run has to be completed. */
export function applicationOf({ application: id, repository, name }: StoredCheck, rules: Rules): ConfiguredApplication {
  return findApplication(rules, id) ?? { id, name: id, repository, check: name, branch: null, environment: null };
}

/** Completes a check run on a commit that was only a guess. */
function concludeMisplaced(before: DesiredCheck, now: number): DesiredCheck {
  return {
    ...before,
    status: 'completed',
    conclusion: 'cancelled',
    title: 'Belongs to another commit',
    summary: 'It turned out that the deployment belongs to another commit.',
    text: null,
    completedAt: before.completedAt ?? now,
    deployment: before.deployment && { ...before.deployment, state: 'inactive' },
  };
}

function* adoptWaitingCheck(
  id: string,
  placed: Placed,
  application: ConfiguredApplication,
  now: number,
): Steps<StoredCheck | null> {
  const waiting = yield* queryOne<StoredCheck>(WAITING, placed.repositoryId, placed.sha, application.check, now);
  if (waiting !== null) yield* update('check_run', waiting.id, { deploymentRow: id });
  return waiting;
}

const WAITING = `SELECT * FROM check_run WHERE repository_id = ? AND sha = ? AND name = ? AND deployment_row IS NULL AND is_final = 0
  AND deadline_at > ? ORDER BY generation DESC LIMIT 1 ${FOR_UPDATE}`;

/** The first facts of a check run; `deployment` is null if none is known yet. */
interface NewCheck {
  readonly placed: Placed;
  readonly application: ConfiguredApplication;
  readonly deployment: string | null;
  readonly deadlineAt: number;
  /** The environment of a GitHub Deployment (default: null, a check run). */
  readonly environment?: string | null;
}

const LAST = 'SELECT MAX(generation) AS generation FROM check_run WHERE repository_id = ? AND sha = ? AND name = ?';

/** Adds the next check run with this name on the commit, or the next GitHub Deployment in this environment. */
export function* insertCheck(
  { placed, application, deployment, deadlineAt, environment = null }: NewCheck,
  desired: DesiredCheck,
  now: number,
): Steps<void> {
  const name = environment === null ? application.check : `environment ${environment}`;
  const last = yield* queryOne<{ generation: number | null }>(LAST, placed.repositoryId, placed.sha, name);
  const generation = (last?.generation ?? 0) + 1;
  // Once older check runs are deleted, generations start at 1 again; the time makes the ids differ.
  const facts = JSON.stringify([placed.repositoryId, placed.sha, name, generation, deployment, now]);
  const key = hash('sha256', facts);
  yield* insert('check_run', [
    {
      ...placed,
      id: key.slice(0, 32),
      externalId: `touchdown-${key.slice(0, 40)}`,
      name,
      generation,
      application: application.id,
      environment,
      deploymentRow: deployment,
      deadlineAt,
      openedAt: now,
      notBefore: now,
      desired,
      desiredRev: 1,
      isPending: true,
      // One that exists on GitHub is adopted, so it is searched for first.
      isUncertain: environment !== null,
      isFinal: desired.status === 'completed',
    },
  ]);
}
