import type { Reference } from '../../../deploy/evidence/evidence.ts';
import type { Deployment, Placed } from '../../decide/relayed-deployment-state.ts';
import { type AgainFailure, noteAgain } from '../../decide/retry-note.ts';
import type { Rules } from '../../decide/rules.ts';
import { REACH_BACK_MS } from '../../decide/runs.ts';
import type { WantedCheck } from '../../relay-interfaces.ts';
import { ask, askOne, FOR_UPDATE, type Row, SKIP_LOCKED, type Steps } from '../sql.ts';
import type { RedeployOutcome, RedeployTask } from '../store.ts';
import { saveChanged } from './apply-hints.ts';
import { jsonIn, numberIn, numberOrNull, textIn, textOrNull } from './columns.ts';
import { readDeployments } from './deployment-rows.ts';
import type { Context } from './facts.ts';
import { holdApplication } from './hold-applications.ts';
import { openDeployment } from './open-deployment.ts';
import { findOpened, takeAnonymous } from './take-anonymous.ts';
import { wantChecks } from './want-checks.ts';

/**
 * Returns deployments that somebody asked for. Each is marked as sent before anybody sends it: a relay that dies in between
 * leaves it done or undone, never done twice; after `holdMs` its check run says that nobody knows, and it is answered as lost. What
 * nobody sent within `deadlineMs` is given up, which its check run says too.
 */
export function* takeRedeployments(input: {
  now: number;
  limit: number;
  holdMs: number;
  deadlineMs: number;
}): Steps<readonly RedeployTask[]> {
  const { now, limit, holdMs, deadlineMs } = input;
  const late = yield* ask(LATE, ...[now - deadlineMs, limit]);
  for (const row of late) {
    const before = textOrNull(row, 'last_error');
    const reason = before === null ? TOO_LATE : `${TOO_LATE} At last: ${before}`;
    yield* ask("UPDATE redeployment SET state = 'given-up', last_error = ? WHERE id = ?", reason, textIn(row, 'id'));
    yield* tellCheck(row, { kind: 'given-up', reason }, now);
  }
  const lost = yield* ask(LOST, ...[now - holdMs, limit]);
  for (const row of lost) {
    yield* ask("UPDATE redeployment SET state = 'unknown' WHERE id = ?", textIn(row, 'id'));
    yield* tellCheck(row, { kind: 'unknown' }, now);
  }
  const rows = yield* ask(
    `SELECT * FROM redeployment WHERE state = 'asked' AND not_before <= ? ORDER BY asked_at LIMIT ? ${SKIP_LOCKED}`,
    ...[now, limit],
  );
  for (const row of rows) {
    yield* ask("UPDATE redeployment SET state = 'sent', not_before = ? WHERE id = ?", now, textIn(row, 'id'));
  }
  const taskOf = (row: Row, kind: RedeployTask['kind']): RedeployTask => ({
    ...{ id: textIn(row, 'id'), application: textIn(row, 'application'), sha: textIn(row, 'sha'), kind },
  });
  return [
    ...late.map((row) => taskOf(row, 'late')),
    ...lost.map((row) => taskOf(row, 'lost')),
    ...rows.map((row) => taskOf(row, 'due')),
  ];
}

const TOO_LATE = 'it could not be done in time. Press the button once more if it is still wanted.';

/** What was asked for long ago is not what somebody wants by now: another commit may have been deployed since. */
const LATE = `SELECT * FROM redeployment WHERE state = 'asked' AND asked_at <= ? ORDER BY asked_at LIMIT ? ${SKIP_LOCKED}`;

const LOST = `SELECT * FROM redeployment WHERE state = 'sent' AND not_before <= ? ORDER BY asked_at LIMIT ? ${SKIP_LOCKED}`;

/** Says on the check run that ended last, whose button it was, what became of it. */
function* tellCheck(row: Row, failure: AgainFailure, now: number): Steps<void> {
  const check = yield* askOne(
    ENDED_CHECK,
    ...[numberIn(row, 'repository_id'), textIn(row, 'sha'), textIn(row, 'application')],
  );
  const wanted = check === null ? null : jsonIn<WantedCheck>(check, 'desired');
  if (check !== null && wanted !== null)
    yield* wantChecks([{ row: check, wanted: noteAgain(wanted, failure, textIn(row, 'asked_by')) }], now);
}

const ENDED_CHECK = `SELECT * FROM check_run WHERE repository_id = ? AND sha = ? AND application = ? AND is_final = 1
  ORDER BY generation DESC LIMIT 1 ${FOR_UPDATE}`;

/** What an answer may name a deployment by; anything else names nothing that a delivery or PostgreSQL would take. */
const ID = /^\P{C}{1,128}$/u;

/** Takes in what became of one; one that was accepted is a new deployment on the same commit, with a check run of its own. */
export function* settleRedeployment(input: {
  id: string;
  outcome: RedeployOutcome;
  now: number;
  rules: Rules;
}): Steps<{ changed: readonly string[] }> {
  const { id, outcome, now, rules } = input;
  const row = yield* askOne(
    `SELECT * FROM redeployment WHERE id = ? AND state IN ('sent', 'unknown') ${FOR_UPDATE}`,
    id,
  );
  if (row === null) return { changed: [] };
  const isLate = now - numberIn(row, 'asked_at') >= rules.deadlineMs;
  if (outcome.kind === 'later' && !isLate) {
    yield* ask(
      "UPDATE redeployment SET state = 'asked', not_before = ?, last_error = ? WHERE id = ?",
      ...[outcome.notBefore, outcome.reason, id],
    );
    return { changed: [] };
  }
  if (outcome.kind !== 'accepted') {
    yield* ask("UPDATE redeployment SET state = 'given-up', last_error = ? WHERE id = ?", outcome.reason, id);
    yield* tellCheck(row, { kind: outcome.kind === 'lost' ? 'lost' : 'given-up', reason: outcome.reason }, now);
    return { changed: [] };
  }
  yield* ask("UPDATE redeployment SET state = 'accepted', last_error = NULL WHERE id = ?", id);
  const application = textIn(row, 'application');
  const reference = yield* holdApplication(application, now);
  const context: Context = { reference, now, rules };
  const answered = outcome.deployment !== null && ID.test(outcome.deployment) ? outcome.deployment : null;
  const before = yield* readDeployments(application, now, answered === null ? [] : [answered]);
  const isOld = answered !== null && (yield* isFromBefore(answered, before, row, reference));
  const deployment = yield* redeployed(before, row, isOld ? null : answered, context);
  const all = [...before.filter((one) => one.id !== deployment.id), deployment];
  return { changed: yield* saveChanged(before, yield* takeAnonymous(all, application, context), now, rules) };
}

/**
 * Tells whether an answer names a deployment that was there before it was asked for: one that describes the application, and not what was
 * begun, may still name the one before.
 */
function* isFromBefore(
  name: string,
  before: readonly Deployment[],
  row: Row,
  reference: Reference | null,
): Steps<boolean> {
  const sentAt = numberIn(row, 'not_before');
  const known = before.find((one) => one.deployment === name);
  if (known !== undefined && known.endedAt !== null && known.endedAt < sentAt) return true;
  if (known !== undefined && known.openedAt < sentAt - REACH_BACK_MS) return true;
  if (reference === null || !Object.values(reference.identity).includes(name)) return false;
  const seen = yield* askOne('SELECT looked_at FROM application WHERE id = ?', textIn(row, 'application'));
  const seenAt = seen === null ? null : numberOrNull(seen, 'looked_at');
  return known === undefined || (seenAt !== null && seenAt < sentAt);
}

/** Returns the deployment that was accepted; deliveries may have told of it already. A guess at its commit gives way. */
function* redeployed(
  before: readonly Deployment[],
  row: Row,
  name: string | null,
  { reference, now, rules }: Context,
): Steps<Deployment> {
  const application = textIn(row, 'application');
  const opening = { application, deployment: name, firstKey: `again-${textIn(row, 'id')}`, openedAt: now };
  const known = name === null ? undefined : before.find((one) => one.deployment === name);
  if (known !== undefined && known.registeredAt !== null) return known;
  const opened = known ?? openDeployment(opening, reference, now, rules);
  const placed = yield* placeOf(row);
  const own = {
    ...opened,
    placed,
    registeredAt: now,
    environment: opened.environment ?? textOrNull(row, 'environment'),
  };
  const anonymous = known === undefined ? yield* findOpened(before, own, now) : null;
  if (anonymous === null) return { ...own, nextLookAt: now };
  const joined = { deployment: name, placed, environment: own.environment, registeredAt: now, openedAt: now };
  return { ...anonymous, ...joined, nextLookAt: now };
}

function* placeOf(row: Row): Steps<Placed> {
  const repository = textIn(row, 'repository');
  const known = yield* askOne('SELECT installation_id FROM repository WHERE name = ?', repository.toLowerCase());
  return {
    repository,
    repositoryId: numberIn(row, 'repository_id'),
    installationId: known === null ? 0 : numberIn(known, 'installation_id'),
    sha: textIn(row, 'sha'),
  };
}
