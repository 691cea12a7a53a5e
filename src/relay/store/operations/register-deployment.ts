import type { Deployment } from '../../decide/relayed-deployment-state.ts';
import type { Rules } from '../../decide/rules.ts';
import { ask, askOne, type Steps } from '../sql.ts';
import type { Registered, Registration, UsedToken } from '../store.ts';
import { saveChanged } from './apply-hints.ts';
import { textIn, textOrNull } from './columns.ts';
import { readDeployments } from './deployment-rows.ts';
import type { Context } from './facts.ts';
import { holdApplication } from './hold-applications.ts';
import { openDeployment } from './open-deployment.ts';
import { findOpened, takeAnonymous } from './take-anonymous.ts';

/** Takes in what a workflow registered. The same request again, with the same token or another, answers the same. */
export function* register(input: {
  registration: Registration;
  token: UsedToken;
  now: number;
  rules: Rules;
}): Steps<Registered> {
  const { registration, token, now, rules } = input;
  const { application } = registration;
  const reference = yield* holdApplication(application, now);
  const used = yield* askOne('SELECT * FROM used_token WHERE jti = ?', token.jti);
  if (used !== null && textIn(used, 'request_hash') !== token.requestHash) return { kind: 'replayed' };
  if (used !== null) return yield* answer(textIn(used, 'deployment_row'), false);
  const names = registration.deployment === null ? [] : [registration.deployment];
  const before = yield* readDeployments(application, now, names);
  const known = findRegistered(before, registration);
  const context: Context = { reference, now, rules };
  const joined = known ?? (yield* joinUnregistered(before, registration, token, context));
  const all = [...before.filter(({ id }) => id !== joined.id), joined];
  yield* saveChanged(before, yield* takeAnonymous(all, application, context), now, rules);
  yield* ask(
    'INSERT INTO used_token (jti, request_hash, deployment_row, expires_at) VALUES (?, ?, ?, ?)',
    ...[token.jti, token.requestHash, joined.id, token.expiresAt],
  );
  return yield* answer(joined.id, known === null);
}

/** Without an id, one of the same run and commit that is over was of an earlier attempt of the run. */
function findRegistered(deployments: readonly Deployment[], registration: Registration): Deployment | null {
  const { deployment, runId, sha } = registration;
  const registered = deployments.filter(({ registeredAt }) => registeredAt !== null);
  const known = registered.find((one) =>
    deployment === null
      ? one.deployment === null && one.endedAt === null && one.runId === runId && one.placed?.sha === sha
      : one.deployment === deployment,
  );
  return known ?? null;
}

/** What deliveries told before the registration came is of the same deployment: of the same id, or without one and not long ago. */
function* joinUnregistered(
  deployments: readonly Deployment[],
  registration: Registration,
  token: UsedToken,
  { reference, now, rules }: Context,
): Steps<Deployment> {
  const { application, deployment } = registration;
  const named = deployments.find((one) => deployment !== null && one.deployment === deployment);
  if (named !== undefined) return join(named, registration, now);
  const firstKey = deployment === null ? `token-${token.jti}` : null;
  const opened = openDeployment({ application, deployment, firstKey, openedAt: now }, reference, now, rules);
  const own = join(opened, registration, now);
  const anonymous = yield* findOpened(deployments, own, now);
  return anonymous === null ? own : { ...join(anonymous, registration, now), openedAt: now };
}

function join(deployment: Deployment, registration: Registration, now: number): Deployment {
  const { place, sha, runId, pullRequest, environment, url } = registration;
  return {
    ...deployment,
    deployment: deployment.deployment ?? registration.deployment,
    openedAt: Math.min(deployment.openedAt, now),
    placed: { ...place, sha },
    environment: environment ?? deployment.environment,
    pullRequest,
    url,
    runId,
    registeredAt: now,
    nextLookAt: now,
  };
}

function* answer(id: string, isNew: boolean): Steps<Registered> {
  const check = yield* askOne(
    'SELECT url FROM check_run WHERE deployment_row = ? ORDER BY generation DESC LIMIT 1',
    id,
  );
  return { kind: 'registered', id, isNew, checkUrl: check === null ? null : textOrNull(check, 'url') };
}
