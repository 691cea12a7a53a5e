import type { Word } from '../../decide/deployment-evidence.ts';
import { decideGate } from '../../decide/deployment-gate.ts';
import type { InstalledRepository } from '../../relay-interfaces.ts';
import { ask, askOne, type Row, SKIP_LOCKED, type Steps } from '../sql.ts';
import type { GateTask, Store } from '../store.ts';
import { findRoom, spend } from './claim.ts';
import { jsonIn, numberIn, textIn } from './columns.ts';
import { FORGOTTEN } from './sync-check.ts';

/** A question that cannot be answered yet is looked at again after this. */
const AGAIN_MS = 5_000;
/** One for which there is no room among the installation's writes waits for this. */
const CROWDED_MS = 1_000;
/** One that GitHub refused waits for this: somebody has to put the cause right, and the job waits for days. */
const REFUSED_MS = 10 * 60_000;

/** Refused when its run was to be read, or when it was answered: both are dead letters until GitHub takes them. */
export const REFUSED = "('dead', 'refused')";

/**
 * The newest by its check run, whose generations the relay counts itself: when a deployment was opened, a delivery may tell. Of one that
 * is forgotten the check run is left, and a success of it counts as before.
 */
const NEWEST = `SELECT CASE WHEN deployment.id IS NOT NULL THEN deployment.word
    WHEN check_run.desired LIKE '%"conclusion":"success"%' THEN 'succeeded' ELSE 'unknown' END AS word
  FROM check_run LEFT JOIN deployment ON deployment.id = check_run.deployment_row
    AND deployment.repository_id = check_run.repository_id AND deployment.sha = check_run.sha
  WHERE check_run.repository_id = ? AND check_run.sha = ? AND (
    deployment.application = ? OR (check_run.deployment_row = ? AND check_run.application = ?)
  ) ORDER BY check_run.generation DESC LIMIT 1`;

/** A limit is the whole installation's. */
const HOLD_BACK = `UPDATE installation SET not_before = ? WHERE id = (SELECT installation_id FROM gate WHERE gate.id = ?)
  AND not_before < ?`;

/** Returns the questions of protection rules whose runs are to be read, or that can be answered now. */
export function* takeGates(input: { now: number; limit: number; holdMs: number }): Steps<readonly GateTask[]> {
  const { now, limit, holdMs } = input;
  const rows = yield* ask(
    `SELECT * FROM gate WHERE (state IN ('unread', 'open') AND not_before <= ?) OR (state IN ${REFUSED} AND not_before <= ?)
     ORDER BY not_before LIMIT ? ${SKIP_LOCKED}`,
    ...[now, now - REFUSED_MS, limit],
  );
  const tasks: GateTask[] = [];
  for (const row of rows) {
    if (UNREAD.includes(textIn(row, 'state'))) {
      yield* ask('UPDATE gate SET not_before = ? WHERE id = ?', now + holdMs, textIn(row, 'id'));
      tasks.push({ kind: 'read', id: textIn(row, 'id'), place: placeIn(row), runId: numberIn(row, 'run_id') });
      continue;
    }
    const task = yield* decide(row, now);
    const installation = numberIn(row, 'installation_id');
    const isTaken = task !== null && (yield* findRoom(installation, true, now));
    const waitMs = isTaken ? holdMs : task === null ? AGAIN_MS : CROWDED_MS;
    yield* ask('UPDATE gate SET not_before = ? WHERE id = ?', now + waitMs, textIn(row, 'id'));
    if (!isTaken) continue;
    yield* spend(installation, now);
    tasks.push(task);
  }
  return tasks;
}

const UNREAD: readonly string[] = ['unread', 'dead'];

function* decide(row: Row, now: number): Steps<GateTask | null> {
  const applications = jsonIn<readonly string[]>(row, 'applications') ?? [];
  const words: { application: string; word: Word }[] = [];
  for (const application of applications) {
    const newest = yield* askOne(
      NEWEST,
      ...[numberIn(row, 'repository_id'), textIn(row, 'sha'), application, FORGOTTEN, application],
    );
    words.push({ application, word: newest === null ? 'unknown' : (textIn(newest, 'word') as Word) });
  }
  const isLate = now >= numberIn(row, 'deadline_at');
  const decision = decideGate(words, isLate);
  if (decision === null) return null;
  return {
    kind: 'answer',
    id: textIn(row, 'id'),
    answer: {
      ...placeIn(row),
      runId: numberIn(row, 'run_id'),
      environment: textIn(row, 'environment'),
      ...decision,
    },
  };
}

function placeIn(row: Row): InstalledRepository {
  return {
    repositoryId: numberIn(row, 'repository_id'),
    repository: textIn(row, 'repository'),
    installationId: numberIn(row, 'installation_id'),
  };
}

/** Takes in what became of a task; answered is also what is not to be answered any more. */
export function* settleGate(input: Parameters<Store['settleGate']>[0]): Steps<void> {
  const { id, outcome } = input;
  if (outcome === 'answered') yield* ask("UPDATE gate SET state = 'answered', last_error = NULL WHERE id = ?", id);
  else if ('headSha' in outcome) {
    yield* ask(
      "UPDATE gate SET state = 'open', sha = ?, not_before = 0 WHERE id = ? AND state IN ('unread', 'dead')",
      outcome.headSha.toLowerCase(),
      id,
    );
  } else if ('retryAt' in outcome) {
    yield* ask(
      "UPDATE gate SET not_before = ?, attempts = attempts + 1, last_error = ? WHERE id = ? AND state IN ('unread', 'open')",
      ...[outcome.retryAt, outcome.reason, id],
    );
    if (outcome.isLimit) yield* ask(HOLD_BACK, outcome.retryAt, id, outcome.retryAt);
  } else {
    yield* ask(
      `UPDATE gate SET state = CASE WHEN state IN ('unread', 'dead') THEN 'dead' ELSE 'refused' END, attempts = attempts + 1,
       last_error = ? WHERE id = ? AND state <> 'answered'`,
      outcome.deadReason,
      id,
    );
  }
}
