import { createHash } from 'node:crypto';
import type { Deployment, Placed } from '../../deployment.ts';
import { desireCheck } from '../../desire.ts';
import type { WantedCheck } from '../../ports.ts';
import type { ConfiguredApplication, Rules } from '../../rules.ts';
import { ask, askOne, FOR_UPDATE, type Row, type Steps } from '../sql.ts';
import { numberIn, numberOrNull, textIn } from './columns.ts';

/** Stands where a check run's deployment stood that is forgotten; no deployment has it for an id. */
export const FORGOTTEN = 'forgotten';

/** Progress is written at most this often; an end at once. */
const PROGRESS_MS = 5_000;
/** What more there is to say of progress waits this long: the end, or its confirmation, may be on its way. */
const PATIENCE_MS = 2_000;

/**
 * Makes the check run of a deployment want what is known of it now. A deployment takes over the check run that waits for one on its commit;
 * else it gets a new one of the same name: one that is completed is never reopened.
 */
export function* syncCheck(deployment: Deployment, now: number, rules: Rules): Steps<void> {
  const { placed } = deployment;
  if (placed === null) return;
  const configured = rules.applications.find(({ id }) => id === deployment.application) ?? null;
  const found = yield* findOwn(deployment.id, placed, now);
  const application = configured ?? (found === null ? null : applicationOf(found, rules));
  if (application === null) return;
  const wanted = desireCheck(deployment, application, rules);
  const own = found ?? (yield* takeOver(deployment.id, placed, application, now));
  if (own !== null) {
    yield* wantCheck(own, wanted, now);
    return;
  }
  yield* insertCheck(
    { placed, application, deployment: deployment.id, deadlineAt: deployment.deadlineAt },
    wanted,
    now,
  );
}

/** Answers whose a check run is: also of an application that is no longer configured it has to come to an end. */
export function applicationOf(row: Row, rules: Rules): ConfiguredApplication {
  const name = textIn(row, 'application');
  const configured = rules.applications.find(({ id }) => id === name);
  const former = { id: name, name, repository: textIn(row, 'repository'), check: textIn(row, 'name') };
  return configured ?? { ...former, branch: null, environment: null };
}

/** Answers the deployment's check run on its commit; one on another commit, where a guess had placed it, is let go. */
function* findOwn(id: string, placed: Placed, now: number): Steps<Row | null> {
  const rows = yield* ask(`SELECT * FROM check_run WHERE deployment_row = ? ${FOR_UPDATE}`, id);
  for (const row of rows.filter((one) => !isOn(one, placed))) yield* wantCheck(row, letGo(row, now), now);
  return rows.find((row) => isOn(row, placed)) ?? null;
}

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

/** Answers the check run that waits for a deployment of this commit, now this one's; null where none waits. */
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

/** Makes a check run want something else, where it is something else. One that is completed is never reopened. */
export function* wantCheck(row: Row, wanted: WantedCheck, now: number): Steps<void> {
  if (numberIn(row, 'is_final') === 1 && wanted.status !== 'completed') return;
  const desired = JSON.stringify(wanted);
  const hash = hashOf(desired);
  if (hash === textIn(row, 'desired_hash')) return;
  const isFinal = wanted.status === 'completed';
  const publishedAt = numberOrNull(row, 'published_at');
  const notBefore = isFinal || publishedAt === null ? now : nextProgressAt(row, publishedAt, now);
  // What was held back after a failed attempt stays held back, but for the wait between two steps of progress.
  const held = numberIn(row, 'attempts') > 0 ? numberIn(row, 'not_before') : 0;
  yield* ask(
    `UPDATE check_run SET desired = ?, desired_hash = ?, desired_rev = desired_rev + 1, is_final = ?, is_pending = 1, not_before = ?
     WHERE id = ?`,
    ...[desired, hash, isFinal ? 1 : 0, Math.max(notBefore, held), textIn(row, 'id')],
  );
}

/** What waits already is not put off by what comes after it: else a deployment of which much is told would never be shown. */
function nextProgressAt(row: Row, publishedAt: number, now: number): number {
  const waitsUntil = numberIn(row, 'is_pending') === 1 ? numberIn(row, 'not_before') : now + PATIENCE_MS;
  return Math.max(Math.min(waitsUntil, now + PATIENCE_MS), publishedAt + PROGRESS_MS);
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

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
