import { confirm, type Deployment, isOver } from '../../decide/relayed-deployment-state.ts';
import type { Rules } from '../../decide/rules.ts';
import { ask, type SqlValue, type Steps } from '../sql.ts';
import { MAX_AT_ONCE } from './sql-lists.ts';

/** A deployment as it was and as it is now; `before` null where it is new. */
export interface DeploymentChange {
  readonly before: Deployment | null;
  readonly after: Deployment;
}

/**
 * Writes deployments, each once: with its end where it is over by now, and its next revision where something that is shown has changed.
 * Returns them as they are stored, in the same order.
 */
export function* saveDeployments(
  changes: readonly DeploymentChange[],
  now: number,
  rules: Rules,
): Steps<readonly Deployment[]> {
  const stored = changes.map((change) => settle(change, now, rules));
  for (let begin = 0; begin < stored.length; ) {
    const rows = stored.slice(begin, begin + countAtOnce(stored.length - begin));
    yield* ask(upsertOf(rows.length), ...rows.flatMap((row) => valuesOf(row, now, rules)));
    begin += rows.length;
  }
  return stored;
}

function settle({ before, after }: DeploymentChange, now: number, rules: Rules): Deployment {
  const over = isOver(after, rules);
  const settled: Deployment = {
    ...after,
    endedAt: over ? (after.endedAt ?? now) : null,
    nextLookAt: over ? null : after.nextLookAt,
  };
  const isShown = before === null || shownOf(before, rules) !== shownOf(settled, rules);
  return isShown ? { ...settled, rev: settled.rev + 1 } : settled;
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

/** A power of two, so that there are few statements to a batch, and few texts to be kept prepared. */
function countAtOnce(left: number): number {
  return Math.min(MAX_AT_ONCE, 2 ** Math.floor(Math.log2(left)));
}

/** As values and not as JSON: to read 29 columns out of JSON takes SQLite four times as long as to write them. */
function upsertOf(rows: number): string {
  const known = UPSERTS.get(rows);
  if (known !== undefined) return known;
  const row = `(${COLUMNS.map(() => '?').join(', ')})`;
  const sql = `INSERT INTO deployment (${COLUMNS.join(', ')}) VALUES ${Array.from({ length: rows }, () => row).join(', ')}
    ON CONFLICT (id) DO UPDATE SET ${UPDATES}`;
  UPSERTS.set(rows, sql);
  return sql;
}

/** By how many rows they write. */
const UPSERTS = new Map<number, string>();

const UPDATES = COLUMNS.slice(1)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

function valuesOf(deployment: Deployment, now: number, rules: Rules): readonly SqlValue[] {
  const { placed } = deployment;
  const application = rules.applications.find(({ id }) => id === deployment.application);
  const { word } = confirm(deployment, rules);
  const hasBranch = rules.unplaced === 'branch-head' && (application?.branch ?? null) !== null;
  const isWanted = placed === null && hasBranch && word !== 'unknown';
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
    word,
    deployment.endedAt === null ? 0 : 1,
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
