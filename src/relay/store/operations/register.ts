import {
  findRegistered,
  joinRegistration,
  type Registered,
  type Registration,
  type UsedToken,
} from '../../decide/registration.ts';
import { type Context, type Deployment, openDeployment } from '../../decide/relayed-deployment-state.ts';
import type { Rules } from '../../decide/rules.ts';
import { attributeRuns, findOpened, type Run } from '../../decide/runs.ts';
import { insert, queryOne, type Steps, textIn, textOrNull } from '../sql.ts';
import { readDeployments, saveChanged } from './deployment-rows.ts';
import { lockApplication } from './lock-applications.ts';
import { readRuns } from './unattributed-events.ts';

/** Stores a registration. An identical request returns the same result, with the same token or another. */
export function* register(input: {
  registration: Registration;
  token: UsedToken;
  now: number;
  rules: Rules;
}): Steps<Registered> {
  const { registration, token, now, rules } = input;
  const { application, deployment } = registration;
  const reference = yield* lockApplication(application, now);
  const used = yield* queryOne('SELECT * FROM used_token WHERE jti = ?', token.jti);
  if (used !== null && textIn(used, 'request_hash') !== token.requestHash) return { kind: 'replayed' };
  if (used !== null) return yield* readRegistered(textIn(used, 'deployment_row'), false);
  const before = yield* readDeployments(application, now, deployment === null ? [] : [deployment]);
  const known = findRegistered(before, registration);
  const [context, runs] = [{ reference, now, rules }, yield* readRuns(application, now)];
  const joined = known ?? joinUnregistered(before, registration, token, runs, context);
  const all = [...before.filter(({ id }) => id !== joined.id), joined];
  yield* saveChanged(before, attributeRuns(all, application, runs, context), now, rules);
  yield* insert('used_token', [{ ...token, deploymentRow: joined.id }]);
  return yield* readRegistered(joined.id, known === null);
}

/** Adds the registration to the deployment that deliveries reported before: with the same id, or without one and recently. */
function joinUnregistered(
  deployments: readonly Deployment[],
  registration: Registration,
  { jti }: UsedToken,
  runs: readonly Run[],
  context: Context,
): Deployment {
  const { application, deployment } = registration;
  const { now } = context;
  const named = deployments.find((one) => deployment !== null && one.deployment === deployment);
  if (named !== undefined) return joinRegistration(named, registration, now);
  const firstKey = deployment === null ? `token-${jti}` : null;
  const own = joinRegistration(
    openDeployment({ application, deployment, firstKey, openedAt: now }, context),
    registration,
    now,
  );
  const opened = findOpened(deployments, own, runs);
  return opened === null ? own : { ...joinRegistration(opened, registration, now), openedAt: now };
}

function* readRegistered(id: string, isNew: boolean): Steps<Registered> {
  const check = yield* queryOne(
    'SELECT url FROM check_run WHERE deployment_row = ? ORDER BY generation DESC LIMIT 1',
    id,
  );
  return { kind: 'registered', id, isNew, checkUrl: check === null ? null : textOrNull(check, 'url') };
}
