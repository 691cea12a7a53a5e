import { isOutcome, merge, type Word } from '../../decide/deployment-evidence.ts';
import { decodeRow, numberIn, query, queryAmong, queryOne, type Row, type Steps, textIn, textOrNull } from '../sql.ts';
import type { Backlog, DeadLetter, DeliveryRow, DeploymentRow, DeploymentView, Overview } from '../store-overview.ts';
import { decodeCheck, FORGOTTEN } from './check-rows.ts';
import { decodeDeployment } from './deployment-rows.ts';
import { REFUSED } from './gates.ts';

const WITH_URL = `SELECT deployment.*, (
    SELECT url FROM check_run WHERE deployment_row = deployment.id ORDER BY generation DESC LIMIT 1
  ) AS check_url FROM deployment`;

/** Returns the current state of the deployments with these ids; skips unknown ids. */
export function* readDeployments({ ids }: { ids: readonly string[] }): Steps<readonly DeploymentView[]> {
  return (yield* queryAmong((among) => `${WITH_URL} WHERE id IN (${among})`, ids)).map(viewOf);
}

function viewOf(row: Row): DeploymentView {
  const { id, application, deployment, placed, environment, state, rev, openedAt, endedAt } = decodeDeployment(row);
  return {
    ...{ id, application, deployment, environment, ...wordsOf(row), state, rev, openedAt, endedAt },
    repositoryId: placed?.repositoryId ?? null,
    sha: placed?.sha ?? null,
    isEnded: numberIn(row, 'is_ended') === 1,
    checkUrl: textOrNull(row, 'check_url'),
  };
}

/** Returns the stored state, which is the confirmed one, and an outcome that was reported but is not confirmed. */
function wordsOf(row: Row): { word: Word; unconfirmed: Word | null } {
  const word = textIn(row, 'word') as Word;
  const { reported, seen } = decodeDeployment(row);
  const known = merge(reported, seen).word;
  return { word, unconfirmed: !isOutcome(word) && isOutcome(known) ? known : null };
}

/** Excludes the check runs of deleted deployments, by far the most: the backlog is measured every 2 s and must not read all of them. */
const REMEMBERED = '(deployment_row IS NULL OR deployment_row < ? OR deployment_row > ?)';

/** Returns how much work is left. */
export function* measure(): Steps<Backlog> {
  const row = yield* queryOne(BACKLOG, FORGOTTEN, FORGOTTEN);
  const count = (column: string): number => Number(row?.[column] ?? 0);
  return {
    pending: count('pending'),
    oldestPendingAt: count('pending') === 0 ? null : count('oldest'),
    unpublished: count('unpublished'),
    dead: count('dead') + count('refused'),
  };
}

const BACKLOG = `SELECT COUNT(*) AS pending, MIN(received_at) AS oldest,
    (SELECT COUNT(*) FROM check_run WHERE is_pending = 1 AND is_dead = 0) AS unpublished,
    (SELECT COUNT(*) FROM check_run WHERE is_dead = 1 AND ${REMEMBERED}) AS dead,
    (SELECT COUNT(*) FROM gate WHERE state IN ${REFUSED}) AS refused
  FROM inbox WHERE applied_at IS NULL`;

/** Returns everything that the page shows, at most `limit` rows in each list. */
export function* readOverview({ limit }: { now: number; limit: number }): Steps<Overview> {
  const deployments = yield* query(`${WITH_URL} ORDER BY opened_at DESC, id LIMIT ?`, limit);
  const deliveries = yield* query('SELECT * FROM inbox ORDER BY seq DESC LIMIT ?', limit);
  const dead = yield* query(DEAD, FORGOTTEN, FORGOTTEN, limit);
  const refused = yield* query(`SELECT * FROM gate WHERE state IN ${REFUSED} ORDER BY deadline_at DESC LIMIT ?`, limit);
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
  const { source, kind, application, deployment, word, receivedAt, repeats, outcome } = decodeRow<DeliveryRow>(row);
  const id = String(numberIn(row, 'seq'));
  return { id, source, kind, application, deployment, word, receivedAt, repeats, outcome };
}

function deadLetter(row: Row): DeadLetter {
  const { id: checkId, repository, sha, name, attempts, lastError } = decodeCheck(row);
  return { checkId, repository, sha, name, attempts, reason: lastError ?? '' };
}

function refusedGate(row: Row): DeadLetter {
  return {
    ...deadLetter(row),
    name: `waiting job of run ${numberIn(row, 'run_id')}: ${textIn(row, 'environment')}`,
  };
}
