import type { Call, Carried } from '../http/sandbox-routes.ts';
import { identifierFor } from '../random-choices.ts';
import { createInEnvironment } from './environment-calls.ts';
import { decodeDatabase } from './resource-bodies.ts';
import type { DatabaseRecord } from './sandbox-catalog.ts';
import { respondJson, respondProblem } from './sandbox-wire.ts';
import type { World } from './world-state.ts';

/** `POST /environment/{env_id}/database`. */
export function createDatabase(world: World, call: Call, now: number): Carried {
  return createInEnvironment(world, call, decodeDatabase, (environmentId, body) => {
    const { databases } = world.catalog;
    const id = identifierFor(`${world.seed}/database/${databases.length + 1}`);
    const database = { ...body, id, environmentId, createdAt: now, deployments: [] };
    const at = new Date(now).toISOString();
    const answer = respondJson(201, { id, ...body, created_at: at, updated_at: at });
    return [withDatabases(world, [...databases, database]), answer];
  });
}

/** `POST /database/{db_id}/deploy`: takes note of it; nothing that the platform describes tells how it goes on. */
export function deployDatabase(world: World, call: Call, now: number): Carried {
  const { databases } = world.catalog;
  const index = databases.findIndex(({ id }) => id === call.parameters['db_id']);
  const database = databases[index];
  if (database === undefined) return [world, respondProblem(404, 'db_id: there is no such database.')];
  const id = identifierFor(`${world.seed}/${database.id}/deployment/${database.deployments.length + 1}`);
  const deployed = { ...database, deployments: [...database.deployments, { id, createdAt: now }] };
  const body = { id, status: 'QUEUED', created_at: new Date(now).toISOString(), database_id: database.id };
  return [withDatabases(world, databases.with(index, deployed)), respondJson(200, body)];
}

function withDatabases(world: World, databases: readonly DatabaseRecord[]): World {
  return { ...world, catalog: { ...world.catalog, databases } };
}
