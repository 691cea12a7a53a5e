import {
  giveUpLate,
  joinRedeployment,
  nameIn,
  newName,
  noteRetry,
  type RedeploymentChanges,
  type StoredRedeployment,
  settleRedeployment as settle,
} from '../../decide/redeployment.ts';
import { type Context, type Deployment, openDeployment, type Placed } from '../../decide/relayed-deployment-state.ts';
import { attributeRuns, findOpened, type Run } from '../../decide/runs.ts';
import type { ClaimInput, RedeployTask, Settled, SettleInput } from '../../decide/tasks.ts';
import {
  decodeRow,
  FOR_UPDATE,
  numberIn,
  numberOrNull,
  query,
  queryOne,
  SKIP_LOCKED,
  type Steps,
  update,
} from '../sql.ts';
import { changeCheck, queryCheck } from './check-rows.ts';
import { readDeployments, saveChanged } from './deployment-rows.ts';
import { lockApplication } from './lock-applications.ts';
import { readRuns } from './unattributed-events.ts';

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
  const taskOf =
    (state: RedeployTask['state']) =>
    ({ id, application, sha }: StoredRedeployment): RedeployTask => ({
      ...{ kind: 'redeployment', id, application, sha, state },
    });
  return [...late.map(taskOf('late')), ...lost.map(taskOf('lost')), ...due.map(taskOf('due'))];
}

function* readDue(condition: string, at: number, limit: number): Steps<readonly StoredRedeployment[]> {
  const sql = `SELECT * FROM redeployment WHERE ${condition} ORDER BY asked_at LIMIT ? ${SKIP_LOCKED}`;
  return (yield* query(sql, at, limit)).map((row) => decodeRow<StoredRedeployment>(row));
}

/** Notes a failure on the check run that was completed last, which has the button. */
function* change(one: StoredRedeployment, { redeployment, failure }: RedeploymentChanges, now: number): Steps<void> {
  yield* update('redeployment', one.id, redeployment);
  if (failure === null) return;
  const check = yield* queryCheck(COMPLETED_CHECK, one.repositoryId, one.sha, one.application);
  if (check !== null) yield* changeCheck(check, noteRetry(check.desired, failure, one.askedBy), now);
}

const COMPLETED_CHECK = `SELECT * FROM check_run WHERE repository_id = ? AND sha = ? AND application = ? AND is_final = 1
  ORDER BY generation DESC LIMIT 1 ${FOR_UPDATE}`;

/** Records the outcome of a redeployment; an accepted one is a new deployment on the same commit with its own check run. */
export function* settleRedeployment(input: Extract<SettleInput, { kind: 'redeployment' }>): Steps<Settled> {
  const { id, outcome, now, rules } = input;
  const row = yield* queryOne(
    `SELECT * FROM redeployment WHERE id = ? AND state IN ('sent', 'unknown') ${FOR_UPDATE}`,
    id,
  );
  if (row === null) return { changed: [] };
  const one = decodeRow<StoredRedeployment>(row);
  yield* change(one, settle(outcome, now - one.askedAt >= rules.deadlineMs), now);
  if (outcome.kind !== 'accepted') return { changed: [] };
  const { application } = one;
  const reference = yield* lockApplication(application, now);
  const named = nameIn(outcome);
  const before = yield* readDeployments(application, now, named === null ? [] : [named]);
  const known = before.find((deployment) => named !== null && deployment.deployment === named);
  const seen = yield* queryOne('SELECT checked_at FROM application WHERE id = ?', application);
  const seenAt = seen === null ? null : numberOrNull(seen, 'checked_at');
  const name = newName(named, { known, sentAt: one.notBefore, reference, seenAt });
  const [context, runs] = [{ reference, now, rules }, yield* readRuns(application, now)];
  const deployment = yield* redeployed(before, one, name, runs, context);
  const all = [...before.filter((other) => other.id !== deployment.id), deployment];
  const after = attributeRuns(all, application, runs, context);
  return { changed: yield* saveChanged(before, after, now, rules) };
}

/** Returns the accepted deployment; deliveries may have reported it already. */
function* redeployed(
  before: readonly Deployment[],
  one: StoredRedeployment,
  name: string | null,
  runs: readonly Run[],
  context: Context,
): Steps<Deployment> {
  const { now } = context;
  const known = name === null ? undefined : before.find((deployment) => deployment.deployment === name);
  if (known !== undefined && known.registeredAt !== null) return known;
  const opening = { application: one.application, deployment: name, firstKey: `again-${one.id}`, openedAt: now };
  const own = joinRedeployment(known ?? openDeployment(opening, context), yield* readPlace(one), one, now);
  const opened = known === undefined ? findOpened(before, own, runs) : null;
  if (opened === null) return { ...own, nextCheckAt: now };
  const { placed, environment } = own;
  return { ...opened, deployment: name, placed, environment, registeredAt: now, openedAt: now, nextCheckAt: now };
}

function* readPlace({ repository, repositoryId, sha }: StoredRedeployment): Steps<Placed> {
  const known = yield* queryOne('SELECT installation_id FROM repository WHERE name = ?', repository.toLowerCase());
  return { repository, repositoryId, installationId: known === null ? 0 : numberIn(known, 'installation_id'), sha };
}
