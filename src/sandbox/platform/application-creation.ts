import type { Call, Carried } from '../http/sandbox-routes.ts';
import { identifierFor } from '../random-choices.ts';
import { PLAIN, standing } from '../scenarios/plain-scenario.ts';
import { scenarioFor } from '../scenarios/scenarios.ts';
import { createInEnvironment } from './environment-calls.ts';
import { decodeApplicationBody } from './resource-bodies.ts';
import { type Application, createApplication } from './sandbox-application.ts';
import type { ApplicationBody } from './sandbox-catalog.ts';
import { respondJson } from './sandbox-wire.ts';
import { type World, withApplication } from './world-state.ts';

/** What a name that names no scenario plays. */
const USUAL_SCENARIO = 'succeeds';
/** What its status says until its first deployment; the second where deployments queue. */
const NEVER_DEPLOYED = standing('STOPPED', 'NEVER_DEPLOYED');
const READY = standing('READY', 'NEVER_DEPLOYED');

/** `POST /environment/{env_id}/application`. */
export function addApplication(world: World, call: Call, now: number): Carried {
  return createInEnvironment(world, call, decodeApplicationBody, (environmentId, body) => {
    const { catalog, seed } = world;
    const applicationCount = catalog.applicationCount + 1;
    const id = identifierFor(`${seed}/application/${applicationCount}`);
    const application = createdApplication({ id, environmentId, body, seed, now });
    const after = withApplication({ ...world, catalog: { ...catalog, applicationCount } }, application);
    const at = new Date(now).toISOString();
    return [after, respondJson(201, { id, ...body, created_at: at, updated_at: at })];
  });
}

/** What an application is created from. `now` is platform time in epoch milliseconds. */
export interface CreationFacts {
  readonly id: string;
  readonly environmentId: string;
  readonly body: ApplicationBody;
  readonly seed: number;
  readonly now: number;
}

/**
 * Returns an application that was created and not deployed yet. It plays the scenario that its name names, alone or followed by
 * `--` and anything; `succeeds` where it names none.
 */
function createdApplication({ id, environmentId, body, seed, now }: CreationFacts): Application {
  const [named = ''] = body.name.split('--');
  const scenario = scenarioFor(named);
  const name = scenario === null ? USUAL_SCENARIO : named;
  const played = scenario ?? scenarioFor(USUAL_SCENARIO) ?? { ...PLAIN, description: '' };
  const application = createApplication(
    id,
    name,
    { ...played, before: played.queue === null ? NEVER_DEPLOYED : READY },
    seed,
    now,
  );
  return { ...application, environmentId, body };
}
