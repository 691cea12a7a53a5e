import type { Observation, StatusCheck } from '../../../deploy/deploy-target.ts';
import type { Reference } from '../../../deploy/evidence/evidence.ts';
import { mayHideOther } from '../../../deploy/evidence/evidence.ts';
import { BETWEEN_COMMIT_READS_MS } from '../../../deploy/evidence/judge-commit.ts';
import { toReadableCheck } from '../../../deploy/phase.ts';
import {
  checkWithinMs,
  firstLookDelayMs,
  idleLookDelayMs,
  nextLookDelayMs,
  unseenLookDelayMs,
} from '../../decide/check-schedule.ts';
import { judgeDeployment } from '../../decide/judge-deployment.ts';
import { isCommitWanted, judgeDeployedCommit } from '../../decide/prove-commit.ts';
import { BUILT_IN } from '../../decide/registration-baseline.ts';
import { confirm, type Deployment } from '../../decide/relayed-deployment-state.ts';
import type { Rules } from '../../decide/rules.ts';
import { ask, SKIP_LOCKED, type Steps } from '../sql.ts';
import type { DeployedCommit } from '../store.ts';
import { saveChanged } from './apply-hints.ts';
import { textIn } from './columns.ts';
import { readDeployments } from './deployment-rows.ts';
import { holdApplication } from './hold-applications.ts';

/** A word of the platform; a text with a NUL in it no PostgreSQL stores. */
const WORD = /^\P{C}{1,100}$/u;

/** A deployment under way waits for its look; what is idle can wait, however much of it there is. */
const DUE = `SELECT id FROM application WHERE next_look_at <= ? OR id IN (
    SELECT application FROM deployment WHERE is_ended = 0 AND next_look_at <= ?
  ) ORDER BY CASE WHEN id IN (
    SELECT application FROM deployment WHERE is_ended = 0 AND next_look_at <= ?
  ) THEN 0 ELSE 1 END, next_look_at, id LIMIT ? ${SKIP_LOCKED}`;

/** Returns the applications to look at now: those with a deployment under way, then those that nobody looked at for long. */
export function* takeLooks(input: {
  now: number;
  limit: number;
  holdMs: number;
  rules: Rules;
}): Steps<readonly string[]> {
  const { now, limit, holdMs, rules } = input;
  yield* addApplications(rules, now);
  const rows = yield* ask(DUE, ...[now, now, now, limit]);
  const ids = rows.map((row) => textIn(row, 'id'));
  const idleAt = now + idleLookDelayMs(rules.applications.length);
  for (const id of ids) {
    yield* ask('UPDATE application SET next_look_at = ? WHERE id = ?', idleAt, id);
    yield* ask(
      'UPDATE deployment SET next_look_at = ? WHERE application = ? AND is_ended = 0 AND next_look_at <= ?',
      ...[now + holdMs, id, now],
    );
  }
  return ids.filter((id) => rules.applications.some((configured) => configured.id === id));
}

/** Hundreds of new ones are not looked at all at once: that would be the token's whole hour. */
function* addApplications({ applications }: Rules, now: number): Steps<void> {
  const known = new Set((yield* ask('SELECT id FROM application')).map((row) => textIn(row, 'id')));
  const added = applications.flatMap(({ id }) => (known.has(id) ? [] : [id])).sort();
  for (const [nth, id] of added.entries()) {
    yield* ask(
      'INSERT INTO application (id, next_look_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
      ...[id, now + firstLookDelayMs(nth)],
    );
  }
}

/** Records a status check of an application, or which commit it runs, for all its deployments that are under way. */
export function* recordLook(input: {
  application: string;
  look: StatusCheck | DeployedCommit;
  now: number;
  jitter: number;
  aheadMs?: number;
  rules: Rules;
}): Steps<{ changed: readonly string[]; isCommitWanted: boolean }> {
  const { application, now, jitter, aheadMs = 0, rules } = input;
  yield* holdApplication(application, now);
  const before = yield* readDeployments(application, now, []);
  if (input.look.kind === 'commit') {
    const { commit } = input.look;
    const after = before.map((deployment) => withCommit(deployment, commit, now));
    return { changed: yield* saveChanged(before, after, now, rules), isCommitWanted: false };
  }
  const look = toReadableCheck(input.look, BUILT_IN);
  const observation = look.kind === 'observed' && WORD.test(look.observation.state) ? look.observation : null;
  const after = learnAll(before, { look, observation, aheadMs }, now).map((deployment) =>
    deployment.endedAt !== null ? deployment : scheduleNext(deployment, now, jitter, rules),
  );
  yield* keepReference(application, observation ?? undeployedIn(look), now, rules);
  const changed = yield* saveChanged(before, after, now, rules);
  return { changed, isCommitWanted: observation !== null && after.some(isCommitWanted) };
}

/** One that waits for another read of the commit is checked again soon. */
function withCommit(deployment: Deployment, commit: string | null, now: number): Deployment {
  if (!isCommitWanted(deployment)) return deployment;
  const judged = judgeDeployedCommit(deployment, commit, now);
  return isCommitWanted(judged) ? { ...judged, nextLookAt: now + BETWEEN_COMMIT_READS_MS } : judged;
}

/** What says that nothing was ever deployed stands for no status that was read, and is what a first deployment is compared with. */
function* keepReference(application: string, reference: Reference | null, now: number, rules: Rules): Steps<void> {
  if (reference === null) {
    yield* ask(
      'UPDATE application SET next_look_at = ? WHERE id = ? AND reference IS NULL AND next_look_at > ?',
      ...[now + unseenLookDelayMs(rules.applications.length), application, now],
    );
    return;
  }
  const sql =
    reference.state === null
      ? 'UPDATE application SET reference = COALESCE(reference, ?), looked_at = ? WHERE id = ?'
      : 'UPDATE application SET reference = ?, looked_at = ? WHERE id = ?';
  yield* ask(sql, JSON.stringify(reference), now, application);
}

function undeployedIn(look: StatusCheck): Reference | null {
  if (look.kind !== 'malformed' || look.partial === null) return null;
  const reference = { ...look.partial, state: null };
  return mayHideOther(reference) ? null : reference;
}

interface Taken {
  readonly look: StatusCheck;
  readonly observation: Observation | null;
  readonly aheadMs: number;
}

/** The oldest is first to learn: where the work that shows is not its own any more, it is that of the next. */
function learnAll(before: readonly Deployment[], taken: Taken, now: number): readonly Deployment[] {
  const learned = new Map<string, Deployment>();
  let isBehind = false;
  for (const deployment of [...before].sort(inTurn)) {
    if (deployment.endedAt !== null) continue;
    const isRegistered = deployment.registeredAt !== null;
    const after = learn(deployment, isBehind && isRegistered, taken, now);
    learned.set(deployment.id, after);
    isBehind ||= isRegistered && after.seen.word !== 'superseded';
  }
  return before.map((deployment) => learned.get(deployment.id) ?? deployment);
}

/** The platform deploys an application's one after the other: in the order of their registration, and the unregistered before. */
function inTurn(one: Deployment, other: Deployment): number {
  return (one.registeredAt ?? 0) - (other.registeredAt ?? 0) || (one.id < other.id ? -1 : 1);
}

function learn(
  deployment: Deployment,
  isBehind: boolean,
  { look, observation, aheadMs }: Taken,
  now: number,
): Deployment {
  if (observation !== null) return judgeDeployment(deployment, observation, now, isBehind, aheadMs);
  const doubt = deployment.doubt ?? doubtOf(look);
  return { ...deployment, doubt };
}

/** Why the status says nothing, without what changes from one look to the next. */
function doubtOf(look: StatusCheck): string {
  switch (look.kind) {
    case 'refused':
      return `The platform refuses the relay's token the status (${look.refusal}).`;
    case 'throttled':
      return "The platform's rate limit holds back the relay's looks at the status.";
    case 'failed':
      return "The platform's status cannot be read at the moment.";
    default:
      return "The platform's status cannot be understood.";
  }
}

function scheduleNext(deployment: Deployment, now: number, jitter: number, rules: Rules): Deployment {
  const { unconfirmed } = confirm(deployment, rules);
  const delayMs = nextLookDelayMs(deployment.looks, unconfirmed !== null, jitter, checkWithinMs(deployment, now));
  return { ...deployment, looks: deployment.looks + 1, nextLookAt: now + delayMs };
}
