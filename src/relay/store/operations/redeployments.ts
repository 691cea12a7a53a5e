import {
  giveUpLate,
  nameIn,
  newName,
  noteRetry,
  type RedeploymentChanges,
  type StoredRedeployment,
  settleRedeployment as settle,
} from '../../decide/redeployment.ts';
import type { Rules } from '../../decide/rules.ts';
import type { ClaimInput, RedeployOutcome, RedeployTask, StoredCheck } from '../../decide/tasks.ts';
import { FOR_UPDATE, query, queryOne, SKIP_LOCKED, type Steps, update } from '../sql.ts';
import { lockApplication } from './application-rows.ts';
import { changeCheck } from './check-rows.ts';
import { readNamed } from './deployment-rows.ts';
import { saveRegistration } from './register.ts';
import { recall } from './remember.ts';

/**
 * Claims deployments requested with "Deploy again". Each is marked as sent before it is sent, so a relay that dies in between never causes
 * a second deployment; after `holdMs` it is claimed as lost. One that was not sent in time is given up. The check runs say so.
 */
export function* claimRedeployments(input: ClaimInput): Steps<readonly RedeployTask[]> {
  const { now, limit, holdMs, rules } = input;
  const late = yield* readDue(`state = 'asked' AND asked_at <= ?`, now - rules.deadlineMs, limit);
  for (const one of late) yield* change(one, giveUpLate(one), now);
  const lost = yield* readDue(`state = 'sent' AND not_before <= ?`, now - holdMs, limit);
  const unknown: RedeploymentChanges = { redeployment: { state: 'unknown' }, failure: { kind: 'unknown' } };
  for (const one of lost) yield* change(one, unknown, now);
  const due = yield* readDue(`state = 'asked' AND not_before <= ?`, now, limit);
  for (const { id } of due) yield* update('redeployment', id, { state: 'sent', notBefore: now });
  return [...tasksOf(late, 'late'), ...tasksOf(lost, 'lost'), ...tasksOf(due, 'due')];
}

function tasksOf(all: readonly StoredRedeployment[], state: RedeployTask['state']): readonly RedeployTask[] {
  return all.map(({ id, application, sha }) => ({ id, application, sha, state }));
}

function* readDue(condition: string, at: number, limit: number): Steps<readonly StoredRedeployment[]> {
  const sql = `SELECT * FROM redeployment WHERE ${condition} ORDER BY asked_at LIMIT ? ${SKIP_LOCKED}`;
  return yield* query<StoredRedeployment>(sql, at, limit);
}

/** Notes a failure on the check run that was completed last, which has the button. */
function* change(one: StoredRedeployment, { redeployment, failure }: RedeploymentChanges, now: number): Steps<void> {
  yield* update('redeployment', one.id, redeployment);
  if (failure === null) return;
  const check = yield* queryOne<StoredCheck>(COMPLETED_CHECK, one.repositoryId, one.sha, one.application);
  if (check !== null) yield* changeCheck(check, noteRetry(check.desired, failure, one.askedBy), now);
}

const COMPLETED_CHECK = `SELECT * FROM check_run WHERE repository_id = ? AND sha = ? AND application = ? AND is_final = 1
  AND environment IS NULL ORDER BY generation DESC LIMIT 1 ${FOR_UPDATE}`;

const SENT = `SELECT * FROM redeployment WHERE id = ? AND state IN ('sent', 'unknown') ${FOR_UPDATE}`;
const CHECKED = 'SELECT checked_at FROM application WHERE id = ?';

/** Records the outcome of a redeployment; an accepted one is a new deployment on the same commit with its own check run. */
export function* settleRedeployment(input: {
  id: string;
  outcome: RedeployOutcome;
  now: number;
  rules: Rules;
}): Steps<{ changed: readonly string[] }> {
  const { id, outcome, now, rules } = input;
  const one = yield* queryOne<StoredRedeployment>(SENT, id);
  if (one === null) return { changed: [] };
  yield* change(one, settle(outcome), now);
  if (outcome.kind !== 'accepted') return { changed: [] };
  const { application, repository, repositoryId, sha } = one;
  const reference = yield* lockApplication(application, now);
  const named = nameIn(outcome);
  const [known] = yield* readNamed([{ application, deployment: named }]);
  const seen = yield* queryOne<{ checkedAt: number | null }>(CHECKED, application);
  const deployment = newName(named, { known, sentAt: one.notBefore, reference, seenAt: seen?.checkedAt ?? null });
  const installed = (yield* recall({ repository })).repository;
  const place = { repository, repositoryId, installationId: installed?.installationId ?? 0 };
  const registration = { application, deployment, sha, place, runId: null, environment: null, url: null };
  const { changed } = yield* saveRegistration(registration, `again-${id}`, { reference, now, rules });
  return { changed };
}
