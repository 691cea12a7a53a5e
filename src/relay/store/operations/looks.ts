import type { Reference } from '../../../deploy/evidence.ts';
import type { Look, Observation } from '../../../deploy/ports.ts';
import { confirm, type Deployment } from '../../deployment.ts';
import { isBelievable, takeLook } from '../../look.ts';
import type { Rules } from '../../rules.ts';
import { firstLookDelayMs, idleLookDelayMs, nextLookDelayMs } from '../../schedule.ts';
import { ask, SKIP_LOCKED, type Steps } from '../sql.ts';
import { saveChanged } from './apply-hints.ts';
import { textIn } from './columns.ts';
import { readDeployments } from './deployment-rows.ts';
import { holdApplication } from './open-deployment.ts';

/** A deployment under way waits for its look; what is idle can wait, however much of it there is. */
const DUE = `SELECT id FROM application WHERE next_look_at <= ? OR id IN (
    SELECT application FROM deployment WHERE is_ended = 0 AND next_look_at <= ?
  ) ORDER BY CASE WHEN id IN (
    SELECT application FROM deployment WHERE is_ended = 0 AND next_look_at <= ?
  ) THEN 0 ELSE 1 END, next_look_at, id LIMIT ? ${SKIP_LOCKED}`;

/** Answers the applications to look at now: those with a deployment under way, then those that nobody looked at for long. */
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

/** Takes one reading of an application's status into what is known of all its deployments that are under way. */
export function* recordLook(input: {
  application: string;
  look: Look;
  now: number;
  jitter: number;
  aheadMs?: number;
  rules: Rules;
}): Steps<{ changed: readonly string[] }> {
  const { application, look, now, jitter, aheadMs = 0, rules } = input;
  yield* holdApplication(application, now);
  const before = yield* readDeployments(application, now, []);
  const observation = look.kind === 'observed' && isBelievable(look.observation) ? look.observation : null;
  const after = before.map((deployment) =>
    deployment.endedAt !== null
      ? deployment
      : scheduleNext(learn(before, deployment, { look, observation, aheadMs }, now), now, jitter, rules),
  );
  if (observation !== null) {
    const reference: Reference = observation;
    const text = JSON.stringify(reference);
    yield* ask('UPDATE application SET reference = ?, looked_at = ? WHERE id = ?', text, now, application);
  }
  return { changed: yield* saveChanged(before, after, now, rules) };
}

function learn(
  all: readonly Deployment[],
  deployment: Deployment,
  { look, observation, aheadMs }: { look: Look; observation: Observation | null; aheadMs: number },
  now: number,
): Deployment {
  if (observation !== null) return takeLook(deployment, observation, now, isBehind(deployment, all), aheadMs);
  const doubt = deployment.doubt ?? doubtOf(look);
  return { ...deployment, doubt };
}

/** Tells whether another one that is under way was registered before: the platform deploys an application's one after the other. */
function isBehind({ id, registeredAt }: Deployment, all: readonly Deployment[]): boolean {
  if (registeredAt === null) return false;
  return all.some(({ id: other, endedAt, registeredAt: at }) => {
    if (endedAt !== null || at === null) return false;
    return at < registeredAt || (at === registeredAt && other < id);
  });
}

/** Why the status says nothing, without what changes from one look to the next. */
function doubtOf(look: Look): string {
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
  const delayMs = nextLookDelayMs(deployment.looks, unconfirmed !== null, jitter);
  return { ...deployment, looks: deployment.looks + 1, nextLookAt: now + delayMs };
}
