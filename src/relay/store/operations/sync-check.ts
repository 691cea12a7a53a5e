import { desireCheck } from '../../decide/desired-check.ts';
import type { Deployment, Placed } from '../../decide/relayed-deployment-state.ts';
import type { ConfiguredApplication, Rules } from '../../decide/rules.ts';
import type { WantedCheck } from '../../relay-interfaces.ts';
import { ask, askOne, FOR_UPDATE, type Row, type Steps } from '../sql.ts';
import { numberIn, numberOrNull, textIn } from './columns.ts';
import { askAmong } from './sql-lists.ts';
import { type CheckWish, hashOf, wantChecks } from './want-checks.ts';

/** Stands where a check run's deployment stood that is forgotten; no deployment has it for an id. */
export const FORGOTTEN = 'forgotten';

type PlacedDeployment = Deployment & { readonly placed: Placed };

/**
 * Makes the check runs of deployments, each of them once, want what is known of them now. A deployment takes over the check run that waits
 * for one on its commit; else it gets a new one of the same name: one that is completed is never reopened.
 */
export function* syncChecks(deployments: readonly Deployment[], now: number, rules: Rules): Steps<void> {
  const placed = deployments.filter((one): one is PlacedDeployment => one.placed !== null);
  const ids = placed.map(({ id }) => id);
  const rows = yield* askAmong(OWN, ids);
  const own = Map.groupBy(rows, (row) => textIn(row, 'deployment_row'));
  const wishes: CheckWish[] = [];
  for (const deployment of placed)
    wishes.push(...(yield* wishesFor(deployment, own.get(deployment.id) ?? [], now, rules)));
  yield* wantChecks(wishes, now);
}

/** A check run on another commit, where a guess had placed the deployment, is let go. */
function* wishesFor(
  deployment: PlacedDeployment,
  rows: readonly Row[],
  now: number,
  rules: Rules,
): Steps<readonly CheckWish[]> {
  const { id, placed, deadlineAt } = deployment;
  const others = rows.filter((row) => !isOn(row, placed)).map((row) => ({ row, wanted: letGo(row, now) }));
  const found = rows.find((row) => isOn(row, placed)) ?? null;
  const configured = rules.applications.find((one) => one.id === deployment.application) ?? null;
  const application = configured ?? (found === null ? null : applicationOf(found, rules));
  if (application === null) return others;
  const wanted = desireCheck(deployment, application, rules);
  const row = found ?? (yield* takeOver(id, placed, application, now));
  if (row !== null) return [...others, { row, wanted }];
  yield* insertCheck({ placed, application, deployment: id, deadlineAt }, wanted, now);
  return others;
}

/** Returns whose a check run is: also of an application that is no longer configured it has to come to an end. */
export function applicationOf(row: Row, rules: Rules): ConfiguredApplication {
  const name = textIn(row, 'application');
  const configured = rules.applications.find(({ id }) => id === name);
  const former = { id: name, name, repository: textIn(row, 'repository'), check: textIn(row, 'name') };
  return configured ?? { ...former, branch: null, environment: null };
}

/**
 * By their very ids: most check runs may be forgotten ones, and PostgreSQL takes any deployment to have as many as these, unless it knows
 * which it is asked for.
 */
const OWN = (ids: string): string =>
  `SELECT * FROM check_run WHERE deployment_row IN (${ids}) ORDER BY id ${FOR_UPDATE}`;

function isOn(row: Row, { repositoryId, sha }: Placed): boolean {
  return numberIn(row, 'repository_id') === repositoryId && textIn(row, 'sha') === sha;
}

function letGo(row: Row, now: number): WantedCheck {
  const before = JSON.parse(textIn(row, 'desired')) as WantedCheck;
  return {
    ...before,
    status: 'completed',
    conclusion: 'cancelled',
    title: 'Not of this commit',
    summary: 'The deployment turned out to be of another commit.',
    text: null,
    completedAt: before.completedAt ?? now,
  };
}

/** Returns the check run that waits for a deployment of this commit, now this one's; null where none waits. */
function* takeOver(id: string, placed: Placed, application: ConfiguredApplication, now: number): Steps<Row | null> {
  const waiting = yield* askOne(
    `SELECT * FROM check_run WHERE repository_id = ? AND sha = ? AND name = ? AND deployment_row IS NULL AND is_final = 0
     AND deadline_at > ? ORDER BY generation DESC LIMIT 1 ${FOR_UPDATE}`,
    ...[placed.repositoryId, placed.sha, application.check, now],
  );
  if (waiting !== null) {
    yield* ask('UPDATE check_run SET deployment_row = ? WHERE id = ?', id, textIn(waiting, 'id'));
  }
  return waiting;
}

/** Where a check run begins: `deployment` null where none is known yet. */
export interface NewCheck {
  readonly placed: Placed;
  readonly application: ConfiguredApplication;
  readonly deployment: string | null;
  readonly deadlineAt: number;
}

/** Adds a check run, the next of its name on its commit. */
export function* insertCheck(
  { placed, application, deployment, deadlineAt }: NewCheck,
  wanted: WantedCheck,
  now: number,
): Steps<void> {
  const last = yield* askOne(
    'SELECT MAX(generation) AS generation FROM check_run WHERE repository_id = ? AND sha = ? AND name = ?',
    ...[placed.repositoryId, placed.sha, application.check],
  );
  const generation = (last === null ? 0 : (numberOrNull(last, 'generation') ?? 0)) + 1;
  // Generations are counted anew once the older ones are forgotten: the instant tells these apart.
  const key = JSON.stringify([placed.repositoryId, placed.sha, application.check, generation, deployment, now]);
  const externalId = `touchdown-${hashOf(key).slice(0, 40)}`;
  const desired = JSON.stringify(wanted);
  yield* ask(
    `INSERT INTO check_run (id, repository, repository_id, installation_id, sha, name, generation, external_id, application,
       deployment_row, desired, desired_hash, desired_rev, is_final, is_pending, not_before, deadline_at, opened_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 1, ?, ?, ?)`,
    ...[hashOf(key).slice(0, 32), placed.repository, placed.repositoryId, placed.installationId, placed.sha],
    ...[application.check, generation, externalId, application.id, deployment, desired, hashOf(desired)],
    ...[wanted.status === 'completed' ? 1 : 0, now, deadlineAt, now],
  );
}
