import { changeDeployment, isPlacementWanted } from '../../decide/deployment-changes.ts';
import { confirm, type Deployment } from '../../decide/relayed-deployment-state.ts';
import type { Rules } from '../../decide/rules.ts';
import { KEPT_MS } from '../../decide/runs.ts';
import {
  decodeRow,
  FOR_UPDATE,
  insert,
  overwriting,
  query,
  queryAmong,
  type Row,
  type Steps,
  textOrNull,
} from '../sql.ts';
import { syncChecks } from './check-rows.ts';

/**
 * Reads the deployments of an application that new facts may concern: those under way, finished ones that events without an id may belong
 * to, and the named ones.
 */
export function* readDeployments(
  application: string,
  now: number,
  names: readonly string[],
): Steps<readonly Deployment[]> {
  const rows = yield* query(
    `SELECT * FROM deployment WHERE application = ? AND (
       is_ended = 0 OR (ended_at > ? AND (first_key IS NOT NULL OR registered_at IS NOT NULL))
     ) ORDER BY opened_at, id ${FOR_UPDATE}`,
    ...[application, now - 3 * KEPT_MS],
  );
  const known = new Set(rows.map((row) => textOrNull(row, 'deployment')));
  const others = names.flatMap((deployment) => (known.has(deployment) ? [] : [{ application, deployment }]));
  return [...rows.map(decodeDeployment), ...(yield* readNamed(others))];
}

/** Reads the deployments with these platform ids; hints without an id are skipped. */
export function* readNamed(
  named: readonly { readonly application: string; readonly deployment: string | null }[],
): Steps<readonly Deployment[]> {
  const pairs = named.flatMap(({ application, deployment }) =>
    deployment === null ? [] : [[application, deployment]],
  );
  const distinct = new Map(pairs.map((pair) => [pair.join(' '), pair]));
  return (yield* queryAmong(NAMED, [...distinct.values()])).map(decodeDeployment);
}

const NAMED = (pairs: string): string =>
  `SELECT * FROM deployment WHERE (application, deployment) IN (VALUES ${pairs}) AND deployment IS NOT NULL ORDER BY opened_at, id ${FOR_UPDATE}`;

/** A deployment's row: its facts, and the columns by which statements select it. */
interface StoredDeployment extends Omit<Deployment, 'placed'> {
  readonly word: string;
  readonly isEnded: boolean;
  readonly repository: string | null;
  readonly repositoryId: number | null;
  readonly installationId: number | null;
  readonly sha: string | null;
  readonly isPlacementWanted: boolean;
  readonly placeNotBefore: number;
  readonly changedAt: number;
}

const SHAPE = { flags: ['isEnded', 'isPlacementWanted'], json: ['reported', 'seen', 'statusEvidence', 'reference'] };

/** Returns the deployment of a row. */
export function decodeDeployment(row: Row): Deployment {
  const stored: Partial<StoredDeployment> & Row = decodeRow(row, SHAPE);
  const { repository, repositoryId, installationId, sha = null } = stored;
  const known: Record<string, unknown> = {};
  for (const name in stored) if (!NOT_KNOWN.has(name)) known[name] = stored[name];
  known['placed'] = sha === null ? null : { repository, repositoryId, installationId, sha };
  return known as unknown as Deployment;
}

const NOT_KNOWN = new Set([
  ...['word', 'isEnded', 'isPlacementWanted', 'placeNotBefore', 'changedAt'],
  ...['repository', 'repositoryId', 'installationId', 'sha', 'checkUrl'],
]);

function encodeDeployment(deployment: Deployment, now: number, rules: Rules): Omit<StoredDeployment, 'placeNotBefore'> {
  const { placed, ...known } = deployment;
  const { repository = null, repositoryId = null, installationId = null, sha = null } = placed ?? {};
  return {
    ...known,
    ...{ repository, repositoryId, installationId, sha, changedAt: now },
    word: confirm(deployment, rules).word,
    isEnded: deployment.endedAt !== null,
    isPlacementWanted: isPlacementWanted(deployment, rules),
  };
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
  return stored.flatMap(({ id, rev }) => (rev === formers.get(id)?.rev ? [] : [id]));
}
