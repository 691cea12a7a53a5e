import type { Reference } from '../../../deploy/evidence.ts';
import { confirm, type Deployment, isOver, type Placed, type Told, type Weighing } from '../../deployment.ts';
import { type Knowledge, NOTHING_KNOWN } from '../../knowledge.ts';
import type { Rules } from '../../rules.ts';
import { ask, askOne, FOR_UPDATE, type Row, type SqlValue, type Steps } from '../sql.ts';
import { jsonIn, numberIn, numberOrNull, textIn, textOrNull } from './columns.ts';

/** Deliveries without a deployment's id count for this long. */
export const KEPT_MS = 24 * 3_600_000;

/**
 * Reads the deployments of an application that a fact may still concern: those under way, those that deliveries without an id
 * may belong to, though they have ended, and those that are named.
 */
export function* readDeployments(
  application: string,
  now: number,
  names: readonly string[],
): Steps<readonly Deployment[]> {
  const rows = yield* ask(
    `SELECT * FROM deployment WHERE application = ? AND (
       is_ended = 0 OR (ended_at > ? AND (first_key IS NOT NULL OR registered_at IS NOT NULL))
     ) ORDER BY opened_at, id ${FOR_UPDATE}`,
    ...[application, now - 3 * KEPT_MS],
  );
  const known = new Set(rows.map((row) => textOrNull(row, 'deployment')));
  const others = yield* readNamed(
    application,
    names.filter((name) => !known.has(name)),
  );
  return [...rows.map(decodeDeployment), ...others];
}

/** Reads the deployments of an application that have these ids, one by one: a list of them would be looked for among all of it. */
export function* readNamed(application: string, names: readonly string[]): Steps<readonly Deployment[]> {
  const found: Deployment[] = [];
  for (const name of new Set(names)) {
    const row = yield* askOne(NAMED, application, name);
    if (row !== null) found.push(decodeDeployment(row));
  }
  return found;
}

const NAMED = `SELECT * FROM deployment WHERE application = ? AND deployment = ? ${FOR_UPDATE}`;

/** Answers the deployment that a row holds. */
export function decodeDeployment(row: Row): Deployment {
  return {
    id: textIn(row, 'id'),
    application: textIn(row, 'application'),
    deployment: textOrNull(row, 'deployment'),
    firstKey: textOrNull(row, 'first_key'),
    openedAt: numberIn(row, 'opened_at'),
    told: jsonIn<Told>(row, 'told') ?? { ...NOTHING_KNOWN, isNamed: false },
    seen: jsonIn<Knowledge>(row, 'seen') ?? NOTHING_KNOWN,
    weighing: jsonIn<Weighing>(row, 'weighing'),
    reference: jsonIn<Reference>(row, 'reference'),
    state: textOrNull(row, 'state'),
    doubt: textOrNull(row, 'doubt'),
    placed: decodePlace(row),
    environment: textOrNull(row, 'environment'),
    pullRequest: numberOrNull(row, 'pull_request'),
    url: textOrNull(row, 'url'),
    runId: numberOrNull(row, 'run_id'),
    registeredAt: numberOrNull(row, 'registered_at'),
    endedAt: numberOrNull(row, 'ended_at'),
    rev: numberIn(row, 'rev'),
    looks: numberIn(row, 'looks'),
    nextLookAt: numberOrNull(row, 'next_look_at'),
    deadlineAt: numberIn(row, 'deadline_at'),
  };
}

function decodePlace(row: Row): Placed | null {
  const sha = textOrNull(row, 'sha');
  if (sha === null) return null;
  return {
    repository: textIn(row, 'repository'),
    repositoryId: numberIn(row, 'repository_id'),
    installationId: numberIn(row, 'installation_id'),
    sha,
  };
}

/**
 * Writes a deployment, with its end where it is over by now, and its next revision where something that is shown has changed.
 * Answers it as it is stored.
 */
export function* saveDeployment(
  before: Deployment | null,
  deployment: Deployment,
  now: number,
  rules: Rules,
): Steps<Deployment> {
  const over = isOver(deployment, rules);
  const settled: Deployment = {
    ...deployment,
    endedAt: over ? (deployment.endedAt ?? now) : null,
    nextLookAt: over ? null : deployment.nextLookAt,
  };
  const isShown = before === null || shownOf(before, rules) !== shownOf(settled, rules);
  const stored = isShown ? { ...settled, rev: settled.rev + 1 } : settled;
  yield* ask(UPSERT, ...valuesOf(stored, over, now, rules));
  return stored;
}

/** What a person or a waiter sees of a deployment, as one text. */
function shownOf(deployment: Deployment, rules: Rules): string {
  const { state, doubt, placed, endedAt, environment, url } = deployment;
  return JSON.stringify([
    confirm(deployment, rules),
    deployment.deployment,
    state,
    doubt,
    placed,
    endedAt,
    environment,
    url,
  ]);
}

const COLUMNS = [
  ...['id', 'application', 'deployment', 'first_key', 'opened_at', 'told', 'seen', 'weighing', 'reference', 'state'],
  ...['doubt', 'word', 'is_ended', 'ended_at', 'repository', 'repository_id', 'installation_id', 'sha', 'environment'],
  ...['pull_request', 'url', 'run_id', 'registered_at', 'is_placement_wanted', 'rev', 'looks', 'next_look_at'],
  ...['deadline_at', 'changed_at'],
];

const UPSERT = `INSERT INTO deployment (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})
  ON CONFLICT (id) DO UPDATE SET ${COLUMNS.slice(1)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`;

function valuesOf(deployment: Deployment, over: boolean, now: number, rules: Rules): readonly SqlValue[] {
  const { placed } = deployment;
  const application = rules.applications.find(({ id }) => id === deployment.application);
  const isWanted = placed === null && rules.unplaced === 'branch-head' && (application?.branch ?? null) !== null;
  return [
    deployment.id,
    deployment.application,
    deployment.deployment,
    deployment.firstKey,
    deployment.openedAt,
    JSON.stringify(deployment.told),
    JSON.stringify(deployment.seen),
    deployment.weighing === null ? null : JSON.stringify(deployment.weighing),
    deployment.reference === null ? null : JSON.stringify(deployment.reference),
    deployment.state,
    deployment.doubt,
    confirm(deployment, rules).word,
    over ? 1 : 0,
    deployment.endedAt,
    placed?.repository ?? null,
    placed?.repositoryId ?? null,
    placed?.installationId ?? null,
    placed?.sha ?? null,
    deployment.environment,
    deployment.pullRequest,
    deployment.url,
    deployment.runId,
    deployment.registeredAt,
    isWanted ? 1 : 0,
    deployment.rev,
    deployment.looks,
    deployment.nextLookAt,
    deployment.deadlineAt,
    now,
  ];
}
