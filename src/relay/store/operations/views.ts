import type { Word } from '../../decide/deployment-evidence.ts';
import { isEnd, merge } from '../../decide/deployment-evidence.ts';
import { ask, askOne, type Row, type Steps } from '../sql.ts';
import type { Backlog, DeploymentView } from '../store.ts';
import type { DeadLetter, DeliveryRow, DeploymentRow, Overview } from '../store-overview.ts';
import { numberIn, numberOrNull, textIn, textOrNull } from './columns.ts';
import { decodeDeployment } from './deployment-rows.ts';
import { REFUSED } from './gates.ts';
import { FORGOTTEN } from './sync-check.ts';

const WITH_URL = `SELECT deployment.*, (
    SELECT url FROM check_run WHERE deployment_row = deployment.id ORDER BY generation DESC LIMIT 1
  ) AS check_url FROM deployment`;

/** Returns one deployment as it stands; null where there is none. */
export function* readDeployment({ id }: { id: string }): Steps<DeploymentView | null> {
  const row = yield* askOne(`${WITH_URL} WHERE id = ?`, id);
  if (row === null) return null;
  const { application, deployment, placed, environment, state, rev, openedAt, endedAt } = decodeDeployment(row);
  return {
    id,
    application,
    deployment,
    repositoryId: placed?.repositoryId ?? null,
    sha: placed?.sha ?? null,
    environment,
    ...wordsOf(row),
    state,
    isEnded: numberIn(row, 'is_ended') === 1,
    rev,
    openedAt,
    endedAt,
    checkUrl: textOrNull(row, 'check_url'),
  };
}

/** Returns the revisions of many deployments at once: what somebody who waits for them has to know. */
export function* readRevs({ ids }: { ids: readonly string[] }): Steps<Readonly<Record<string, number>>> {
  const rows = yield* ask(REVS, JSON.stringify(ids.map((id) => ({ id }))));
  return Object.fromEntries(rows.map((row) => [textIn(row, 'id'), numberIn(row, 'rev')]));
}

const REVS = "SELECT id, rev FROM deployment WHERE id IN (SELECT one.value ->> 'id' FROM json_each(?) AS one)";

/** The stored word is what is confirmed; an end beside it that is not is told. */
function wordsOf(row: Row): { word: Word; unconfirmed: Word | null } {
  const word = textIn(row, 'word') as Word;
  const { told, seen } = decodeDeployment(row);
  const known = merge(told, seen).word;
  return { word, unconfirmed: !isEnd(word) && isEnd(known) ? known : null };
}

/** What is forgotten is far more than the rest, and over: the backlog is measured every 2 s, and must not read all of it. */
const REMEMBERED = '(deployment_row IS NULL OR deployment_row < ? OR deployment_row > ?)';

/** Returns how much there is to do. */
export function* measure(): Steps<Backlog> {
  const inbox = yield* askOne(
    'SELECT COUNT(*) AS pending, MIN(received_at) AS oldest FROM inbox WHERE applied_at IS NULL',
  );
  const checks = yield* askOne(
    `SELECT (SELECT COUNT(*) FROM check_run WHERE is_pending = 1 AND is_dead = 0) AS unpublished,
       (SELECT COUNT(*) FROM check_run WHERE is_dead = 1 AND ${REMEMBERED}) AS dead,
       (SELECT COUNT(*) FROM gate WHERE state IN ${REFUSED}) AS refused`,
    ...[FORGOTTEN, FORGOTTEN],
  );
  return {
    pending: countIn(inbox, 'pending'),
    oldestPendingAt: inbox === null ? null : numberOrNull(inbox, 'oldest'),
    unpublished: countIn(checks, 'unpublished'),
    dead: countIn(checks, 'dead') + countIn(checks, 'refused'),
  };
}

/** Sums are texts in one of the databases. */
function countIn(row: Row | null, column: string): number {
  return Number(row?.[column] ?? 0);
}

/** Returns what the page shows, at most `limit` rows a list. */
export function* readOverview({ limit }: { now: number; limit: number }): Steps<Overview> {
  const deployments = yield* ask(`${WITH_URL} ORDER BY opened_at DESC, id LIMIT ?`, limit);
  const deliveries = yield* ask('SELECT * FROM inbox ORDER BY seq DESC LIMIT ?', limit);
  const dead = yield* ask(DEAD, FORGOTTEN, FORGOTTEN, limit);
  const refused = yield* ask(`SELECT * FROM gate WHERE state IN ${REFUSED} ORDER BY deadline_at DESC LIMIT ?`, limit);
  const { pending, oldestPendingAt, unpublished } = yield* measure();
  return {
    deployments: deployments.map(deploymentRow),
    deliveries: deliveries.map(deliveryRow),
    deadLetters: [...dead.map(deadLetter), ...refused.map(refusedGate)].slice(0, limit),
    backlog: { pending, oldestPendingAt, unpublished },
  };
}

const DEAD = `SELECT * FROM check_run WHERE is_dead = 1 AND ${REMEMBERED} ORDER BY opened_at DESC LIMIT ?`;

function deploymentRow(row: Row): DeploymentRow {
  const { id, application, deployment, state, placed, environment, url, openedAt, endedAt } = decodeDeployment(row);
  return {
    ...{ id, application, deployment, ...wordsOf(row), state, environment, url, openedAt, endedAt },
    repository: placed?.repository ?? null,
    sha: placed?.sha ?? null,
    checkUrl: textOrNull(row, 'check_url'),
  };
}

function deliveryRow(row: Row): DeliveryRow {
  return {
    id: String(numberIn(row, 'seq')),
    source: textIn(row, 'source'),
    kind: textIn(row, 'kind'),
    application: textOrNull(row, 'application'),
    deployment: textOrNull(row, 'deployment'),
    word: textOrNull(row, 'word'),
    receivedAt: numberIn(row, 'received_at'),
    repeats: numberIn(row, 'repeats'),
    outcome: textOrNull(row, 'outcome'),
  };
}

function deadLetter(row: Row): DeadLetter {
  return {
    checkId: textIn(row, 'id'),
    repository: textIn(row, 'repository'),
    sha: textIn(row, 'sha'),
    name: textIn(row, 'name'),
    attempts: numberIn(row, 'attempts'),
    reason: textOrNull(row, 'last_error') ?? '',
  };
}

function refusedGate(row: Row): DeadLetter {
  return {
    checkId: textIn(row, 'id'),
    repository: textIn(row, 'repository'),
    sha: textIn(row, 'sha'),
    name: `waiting job of run ${numberIn(row, 'run_id')}: ${textIn(row, 'environment')}`,
    attempts: numberIn(row, 'attempts'),
    reason: textOrNull(row, 'last_error') ?? '',
  };
}
