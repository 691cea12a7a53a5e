import { confirm, type Deployment } from '../../decide/deployment.ts';
import { changeDeployment, placementOf } from '../../decide/deployment-changes.ts';
import type { Word } from '../../decide/evidence.ts';
import type { Rules } from '../../decide/rules.ts';
import { KEPT_MS } from '../../decide/runs.ts';
import type { Placed } from '../../interfaces.ts';
import { FOR_UPDATE, insert, overwriting, query, queryAmong, type SqlValue, type Steps } from '../sql.ts';
import { syncChecks } from './check-rows.ts';
import { refreshWaiting } from './waiting-checks.ts';

/** The columns of a deployment, without those that only statements use. */
const COLUMNS = `id, application, deployment, first_key, opened_at, reported, seen, status_evidence, reference, state, doubt, repository,
  repository_id, installation_id, sha, environment, url, run_id, registered_at, ended_at, rev, status_checks, next_check_at, deadline_at`;

type PlacedColumns = { readonly [Name in keyof Placed]: Placed[Name] | null };

/** Reads deployments; `condition` follows `WHERE`. */
export function* selectDeployments(condition: string, ...values: readonly SqlValue[]): Steps<readonly Deployment[]> {
  const sql = `SELECT ${COLUMNS} FROM deployment WHERE ${condition}`;
  return (yield* query<StoredDeployment>(sql, ...values)).map(decodeDeployment);
}

/** Reads the deployments that new facts may concern: those under way, finished ones that may own events without an id, named ones. */
export function* readDeployments(
  application: string,
  now: number,
  names: readonly string[],
): Steps<readonly Deployment[]> {
  const found = yield* selectDeployments(
    `application = ? AND (is_ended = 0 OR (ended_at > ? AND (first_key IS NOT NULL OR registered_at IS NOT NULL)))
     ORDER BY opened_at, id ${FOR_UPDATE}`,
    application,
    now - 3 * KEPT_MS,
  );
  const known = new Set(found.map(({ deployment }) => deployment));
  const others = names.flatMap((deployment) => (known.has(deployment) ? [] : [{ application, deployment }]));
  return [...found, ...(yield* readNamed(others))];
}

/** Reads the deployments with these platform ids; hints without an id are skipped. */
export function* readNamed(
  named: readonly { readonly application: string; readonly deployment: string | null }[],
): Steps<readonly Deployment[]> {
  const pairs = named.flatMap(({ application, deployment }) =>
    deployment === null ? [] : [[application, deployment]],
  );
  const distinct = new Map(pairs.map((pair) => [pair.join(' '), pair]));
  return (yield* queryAmong<StoredDeployment>(NAMED, [...distinct.values()])).map(decodeDeployment);
}

const NAMED = (pairs: string): string => `SELECT ${COLUMNS} FROM deployment
  WHERE (application, deployment) IN (VALUES ${pairs}) AND deployment IS NOT NULL ORDER BY opened_at, id ${FOR_UPDATE}`;

/** A deployment as `COLUMNS` selects it. */
type StoredDeployment = Omit<Deployment, 'placed'> & PlacedColumns;

function decodeDeployment({ repository, repositoryId, installationId, sha, ...known }: StoredDeployment): Deployment {
  const isPlaced = repository !== null && repositoryId !== null && installationId !== null && sha !== null;
  return { ...known, placed: isPlaced ? { repository, repositoryId, installationId, sha } : null };
}

function encodeDeployment(deployment: Deployment, now: number, rules: Rules): StoredDeployment {
  const { placed, ...known } = deployment;
  const { repository = null, repositoryId = null, installationId = null, sha = null } = placed ?? {};
  const selecting = {
    word: confirm(deployment, rules).word,
    isEnded: deployment.endedAt !== null,
    isPlacementWanted: placementOf(deployment, rules) !== null,
    changedAt: now,
  };
  return { ...known, repository, repositoryId, installationId, sha, ...selecting };
}

/** Writes the changed deployments and their desired check runs; returns the ids of those with a visible change. */
export function* saveChanged(
  before: readonly Deployment[],
  after: readonly Deployment[],
  now: number,
  rules: Rules,
): Steps<readonly string[]> {
  const formers = new Map(before.map((deployment) => [deployment.id, deployment]));
  const stored = after.flatMap(
    (deployment) => changeDeployment(formers.get(deployment.id) ?? null, deployment, now, rules) ?? [],
  );
  const rows = stored.map((deployment) => encodeDeployment(deployment, now, rules));
  yield* insert('deployment', rows, overwriting(rows[0] ?? {}));
  yield* syncChecks(stored, now, rules);
  // A check run that waits says that it may wait for one of these.
  const changed = stored.filter((one) => unmatchedEnd(one, rules) !== unmatchedEnd(formers.get(one.id), rules));
  for (const application of new Set(changed.map((one) => one.application)))
    yield* refreshWaiting(application, now, rules);
  return stored.flatMap(({ id, rev }) => (rev === formers.get(id)?.rev ? [] : [id]));
}

/** Returns how a deployment ended whose commit is not known; null for any other. */
function unmatchedEnd(deployment: Deployment | undefined, rules: Rules): Word | null {
  if (deployment === undefined || deployment.endedAt === null || deployment.placed !== null) return null;
  return placementOf(deployment, rules) === null ? confirm(deployment, rules).word : null;
}
