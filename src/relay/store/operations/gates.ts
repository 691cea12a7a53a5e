import type { Word } from '../../decide/deployment-evidence.ts';
import { decideGate, type StoredGate, settleGate as settle } from '../../decide/deployment-gate.ts';
import type { ClaimInput, GateTask, Settled, SettleInput } from '../../decide/tasks.ts';
import type { DesiredCheck, GateDecision } from '../../relay-interfaces.ts';
import { FOR_UPDATE, query, queryAlone, queryOne, SKIP_LOCKED, type Steps, update } from '../sql.ts';
import { delayInstallation, spendIfRoom } from './check-claims.ts';
import { FORGOTTEN } from './check-rows.ts';

/** A job that still has to wait is checked again after this time. */
const RECHECK_MS = 5_000;
/** A job waits this long if the installation's budget is used up. */
const NO_BUDGET_MS = 1_000;

/** The newest deployment by its check run, whose generations the relay counts itself: the opening time may come from a delivery. */
const NEWEST = `SELECT deployment.word, check_run.desired
  FROM check_run LEFT JOIN deployment ON deployment.id = check_run.deployment_row
    AND deployment.repository_id = check_run.repository_id AND deployment.sha = check_run.sha
  WHERE check_run.repository_id = ? AND check_run.sha = ? AND (
    deployment.application = ? OR (check_run.deployment_row = ? AND check_run.application = ?)
  ) ORDER BY check_run.generation DESC LIMIT 1`;

/** Claims the waiting jobs whose runs have to be read, or that can get a response now. */
export function* claimGates({ now, limit, holdMs }: ClaimInput): Steps<readonly GateTask[]> {
  const due = yield* queryAlone('SELECT 1 AS is_due FROM gate WHERE not_before <= ? LIMIT 1', now);
  if (due.length === 0) return [];
  const gates = yield* query<StoredGate>(
    `SELECT * FROM gate WHERE not_before <= ? ORDER BY not_before LIMIT ? ${SKIP_LOCKED}`,
    ...[now, limit],
  );
  const tasks: GateTask[] = [];
  for (const gate of gates) {
    const decision = gate.isRead ? yield* findDecision(gate, now) : null;
    const isDue = !gate.isRead || (decision !== null && (yield* spendIfRoom(gate.installationId, true, now)));
    const waitMs = isDue ? holdMs : decision === null ? RECHECK_MS : NO_BUDGET_MS;
    yield* update('gate', gate.id, { notBefore: now + waitMs });
    if (isDue) tasks.push({ kind: 'gate', id: gate.id, place: gate, runId: gate.runId, decision });
  }
  return tasks;
}

function* findDecision(gate: StoredGate, now: number): Steps<GateDecision | null> {
  const words: { application: string; word: Word }[] = [];
  for (const application of gate.applications) {
    const values = [gate.repositoryId, gate.sha, application, FORGOTTEN, application];
    const newest = yield* queryOne<{ word: Word | null; desired: DesiredCheck }>(NEWEST, ...values);
    // Once the deployment is deleted, a successful check run still counts as a success.
    const isForgottenSuccess = newest?.desired.conclusion === 'success';
    words.push({ application, word: newest?.word ?? (isForgottenSuccess ? 'succeeded' : 'unknown') });
  }
  const decision = decideGate(words, now >= gate.deadlineAt);
  return decision && { ...gate, ...decision };
}

/** Records the outcome of a waiting job; deletes one that needs no response any more. */
export function* settleGate({ id, outcome }: Extract<SettleInput, { kind: 'gate' }>): Steps<Settled> {
  const gate = yield* queryOne<StoredGate>(`SELECT * FROM gate WHERE id = ? ${FOR_UPDATE}`, id);
  if (gate === null) return { changed: [] };
  const changes = settle(gate, outcome);
  if (changes === null) yield* query('DELETE FROM gate WHERE id = ?', id);
  else yield* update('gate', id, changes);
  // A rate limit applies to the whole installation.
  if (outcome.kind === 'later' && outcome.cause === 'limit')
    yield* delayInstallation(gate.installationId, outcome.notBefore);
  return { changed: [] };
}
