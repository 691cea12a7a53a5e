import type { Context } from '../../decide/deployment.ts';
import { type Registered, type Registration, registerDeployment, type UsedToken } from '../../decide/registration.ts';
import type { Rules } from '../../decide/rules.ts';
import { insert, queryOne, type Steps } from '../sql.ts';
import { lockApplication, readRuns } from './application-rows.ts';
import { readDeployments, saveChanged } from './deployment-rows.ts';

const USED = 'SELECT * FROM used_token WHERE jti = ?';
const LAST_CHECK =
  'SELECT url FROM check_run WHERE deployment_row = ? AND environment IS NULL ORDER BY generation DESC LIMIT 1';

/** Stores a registration. An identical request returns the same result, with the same token or another. */
export function* register(input: {
  registration: Registration;
  token: UsedToken;
  now: number;
  rules: Rules;
}): Steps<Registered> {
  const { registration, token, now, rules } = input;
  const reference = yield* lockApplication(registration.application, now);
  const used = yield* queryOne<UsedToken & { deploymentRow: string }>(USED, token.jti);
  if (used !== null && used.requestHash !== token.requestHash) return { kind: 'replayed' };
  if (used !== null) return yield* readRegistered(used.deploymentRow, false);
  const { id, isNew } = yield* saveRegistration(registration, `token-${token.jti}`, { reference, now, rules });
  yield* insert('used_token', [{ ...token, deploymentRow: id }]);
  return yield* readRegistered(id, isNew);
}

/** Saves a registration whose application is locked; `key` identifies a deployment that has no id of the platform. */
export function* saveRegistration(
  registration: Registration,
  key: string,
  context: Context,
): Steps<{ id: string; isNew: boolean; changed: readonly string[] }> {
  const { application, deployment } = registration;
  const { now, rules } = context;
  const before = yield* readDeployments(application, now, deployment === null ? [] : [deployment]);
  const runs = yield* readRuns(application, now);
  const { id, isNew, deployments } = registerDeployment(before, registration, key, runs, context);
  return { id, isNew, changed: yield* saveChanged(before, deployments, now, rules) };
}

function* readRegistered(id: string, isNew: boolean): Steps<Registered> {
  const check = yield* queryOne<{ url: string | null }>(LAST_CHECK, id);
  return { kind: 'registered', id, isNew, checkUrl: check?.url ?? null };
}
