import { type Decoded, decodeBody, type Fields } from '../http/json-replies.ts';
import type { Call, Carried } from '../http/sandbox-routes.ts';
import { identifierFor } from '../random-choices.ts';
import { decodeEnvironment } from './resource-bodies.ts';
import type { EnvironmentRecord } from './sandbox-catalog.ts';
import { respondJson, respondProblem } from './sandbox-wire.ts';
import type { World } from './world-state.ts';

/** `POST /project/{project_id}/environment`. */
export function createEnvironment(world: World, call: Call, now: number): Carried {
  const { catalog, seed } = world;
  const project = catalog.projects.find(({ id }) => id === call.parameters['project_id']);
  if (project === undefined) return [world, respondProblem(404, 'project_id: there is no such project.')];
  const body = decodeBody(call.request, decodeEnvironment);
  if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
  const { name, mode = null, cluster = null, cluster_id: clusterId = cluster } = body.value;
  const id = identifierFor(`${seed}/environment/${catalog.environments.length + 1}`);
  const environment = { id, projectId: project.id, name, mode, clusterId, createdAt: now };
  const after = { ...world, catalog: { ...catalog, environments: [...catalog.environments, environment] } };
  return [after, respondJson(201, renderEnvironment(environment))];
}

/** Returns what `create` makes of the body in the environment that the address names; 404 or 400 where either is not right. */
export function createInEnvironment<T>(
  world: World,
  call: Call,
  decodeFields: (fields: Fields) => Decoded<T>,
  create: (environmentId: string, body: T) => Carried,
): Carried {
  const environment = world.catalog.environments.find(({ id }) => id === call.parameters['env_id']);
  if (environment === undefined) return [world, respondProblem(404, 'env_id: there is no such environment.')];
  const body = decodeBody(call.request, decodeFields);
  if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
  return create(environment.id, body.value);
}

function renderEnvironment({ id, name, mode, clusterId, createdAt }: EnvironmentRecord): Record<string, string> {
  return {
    id,
    name,
    ...(mode === null ? {} : { mode }),
    ...(clusterId === null ? {} : { cluster_id: clusterId }),
    created_at: new Date(createdAt).toISOString(),
  };
}
