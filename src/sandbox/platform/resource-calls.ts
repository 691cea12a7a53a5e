import { type Decoded, decodeBody, type Fields } from '../http/json-bodies.ts';
import { decodePage, renderPage } from '../http/list-page.ts';
import { respondJson, respondNothing, respondProblem, type SandboxResponse } from '../http/wire.ts';
import { identifierFor } from '../random-choices.ts';
import type { CallResult, RouteCall } from './call.ts';
import { decodeClaim, decodeDatabase, decodeEnvironment, decodeProject, decodeWebhook } from './resource-bodies.ts';
import { type DatabaseRecord, type EnvironmentRecord, ORGANIZATION, type World, withWebhook } from './world-state.ts';

/** `POST /project/{project_id}/environment`. */
export function createEnvironment(world: World, call: RouteCall, now: number): CallResult {
  const { catalog, seed } = world;
  const project = catalog.projects.find(({ id }) => id === call.parameters['project_id']);
  if (project === undefined) return [world, respondProblem(404, 'project_id: the project does not exist.')];
  const body = decodeBody(call.request, decodeEnvironment);
  if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
  const { cluster, cluster_id = cluster, ...fields } = body.value;
  const id = identifierFor(`${seed}/environment/${catalog.environments.length + 1}`);
  const place = { id, projectId: project.id, clusterId: cluster_id, createdAt: now, isDeleted: false };
  const environment: EnvironmentRecord = { ...place, name: fields.name, mode: fields.mode };
  const environments = [...catalog.environments, environment];
  const after = { ...world, catalog: { ...catalog, environments } };
  return [after, respondJson(201, { ...renderEnvironment(environment), ...fields })];
}

function renderEnvironment({ id, name, mode, clusterId, createdAt }: EnvironmentRecord) {
  return { id, name, mode, cluster_id: clusterId, created_at: new Date(createdAt).toISOString() };
}

/** `GET /project/{project_id}/environment`: where the deployments of the project's applications queue. */
export function readEnvironments(world: World, call: RouteCall): CallResult {
  const { environments, queueProjects } = world.catalog;
  const projectId = call.parameters['project_id'] ?? '';
  if (!queueProjects.has(projectId)) return [world, respondProblem(404, 'This URL does not exist.')];
  const listed = environments.filter((one) => one.projectId === projectId && !one.isDeleted);
  return [world, respondJson(200, { results: listed.map(renderEnvironment) })];
}

/** `DELETE /environment/{env_id}`: with everything in it, where the deployments of the project's applications queue. */
export function deleteEnvironment(world: World, call: RouteCall): CallResult {
  const { catalog } = world;
  const environment = catalog.environments.find(({ id }) => id === call.parameters['env_id']);
  const isServed = environment !== undefined && catalog.queueProjects.has(environment.projectId);
  if (!isServed || environment.isDeleted) return [world, respondProblem(404, 'This URL does not exist.')];
  const { id } = environment;
  const environments = catalog.environments.map((one) => (one === environment ? { ...one, isDeleted: true } : one));
  const databases = catalog.databases.filter(({ environmentId }) => environmentId !== id);
  const applications = new Map([...world.applications].filter(([, one]) => one.environmentId !== id));
  const coming = world.coming.filter(({ applicationId }) => applications.has(applicationId));
  return [
    {
      ...world,
      applications,
      coming,
      catalog: {
        ...catalog,
        environments,
        databases,
      },
    },
    respondNothing(),
  ];
}

/** Returns what `create` makes of the body in the environment that the address names; 404 or 400 where either is not right. */
export function createInEnvironment<T>(
  world: World,
  call: RouteCall,
  decodeFields: (fields: Fields) => Decoded<T>,
  create: (environmentId: string, body: T) => CallResult,
): CallResult {
  const environment = world.catalog.environments.find(({ id }) => id === call.parameters['env_id']);
  if (environment === undefined || environment.isDeleted)
    return [world, respondProblem(404, 'env_id: the environment does not exist.')];
  const body = decodeBody(call.request, decodeFields);
  if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
  return create(environment.id, body.value);
}

/** `POST /environment/{env_id}/database`. */
export function createDatabase(world: World, call: RouteCall, now: number): CallResult {
  return createInEnvironment(world, call, decodeDatabase, (environmentId, body) => {
    const { databases } = world.catalog;
    const id = identifierFor(`${world.seed}/database/${databases.length + 1}`);
    const database = { ...body, id, environmentId, deploymentCount: 0 };
    const at = new Date(now).toISOString();
    const response = respondJson(201, { id, ...body, created_at: at, updated_at: at });
    return [withDatabases(world, [...databases, database]), response];
  });
}

/** `POST /database/{db_id}/deploy`: counts it; nothing that the platform describes reports how it continues. */
export function deployDatabase(world: World, call: RouteCall, now: number): CallResult {
  const { databases } = world.catalog;
  const index = databases.findIndex(({ id }) => id === call.parameters['db_id']);
  const database = databases[index];
  if (database === undefined) return [world, respondProblem(404, 'db_id: the database does not exist.')];
  const deploymentCount = database.deploymentCount + 1;
  const id = identifierFor(`${world.seed}/${database.id}/deployment/${deploymentCount}`);
  const body = { id, status: 'QUEUED', created_at: new Date(now).toISOString(), database_id: database.id };
  return [withDatabases(world, databases.with(index, { ...database, deploymentCount })), respondJson(200, body)];
}

function withDatabases(world: World, databases: readonly DatabaseRecord[]): World {
  return { ...world, catalog: { ...world.catalog, databases } };
}

/** How often one code can be claimed, as the platform's description has it. */
const MAX_CLAIMS = 3;

/** `POST /account/rewardClaim`: any code is good, three times. */
export function claimReward(world: World, call: RouteCall): CallResult {
  const claim = decodeBody(call.request, decodeClaim);
  if (claim.kind === 'refused') return [world, respondProblem(400, claim.message)];
  const { code } = claim.value;
  const { claims } = world.catalog;
  const count = claims.get(code) ?? 0;
  if (count >= MAX_CLAIMS) {
    return [world, respondProblem(400, `code: has already been claimed ${MAX_CLAIMS} times, which is the maximum.`)];
  }
  const catalog = { ...world.catalog, claims: new Map(claims).set(code, count + 1) };
  return [{ ...world, catalog }, respondJson(200, {})];
}

/** `GET /organization`: the organization that the token belongs to. */
export function readOrganization(world: World): CallResult {
  return [world, respondJson(200, { ...ORGANIZATION, created_at: new Date(world.createdAt).toISOString() })];
}

/** `POST /organization/{org_id}/webhook`: registers a target that receives deployment events from now on. */
export function createWebhook(world: World, call: RouteCall, now: number): CallResult {
  const refusal = refuseOrganization(call);
  if (refusal !== null) return [world, refusal];
  const body = decodeBody(call.request, decodeWebhook);
  if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
  const { target_url: targetUrl, ...rest } = body.value;
  const after = withWebhook(world, { targetUrl, ...rest });
  const at = new Date(now).toISOString();
  const { id } = after.webhooks.at(-1) ?? {};
  return [after, respondJson(201, { id, ...body.value, created_at: at, updated_at: at })];
}

/** Returns the 404 if the address names another organization than the token's; null if it names that one. */
function refuseOrganization({ parameters }: RouteCall): SandboxResponse | null {
  if (parameters['org_id'] === ORGANIZATION.id) return null;
  return respondProblem(404, `org_id: the organization does not exist. The token belongs to ${ORGANIZATION.id}.`);
}

/**
 * `GET /organization/{org_id}/project`: a page if the query asks for one. Otherwise all of them in plain `{results}`, as the
 * platform's example has it.
 */
export function readProjects(world: World, call: RouteCall): CallResult {
  const refusal = refuseOrganization(call);
  if (refusal !== null) return [world, refusal];
  const { projects } = world.catalog;
  const isPaged = call.query.has('page') || call.query.has('page_size');
  if (!isPaged) return [world, respondJson(200, { results: projects })];
  const order = decodePage(call.query);
  if (order.kind === 'refused') return [world, respondProblem(400, order.message)];
  return [
    world,
    respondJson(
      200,
      renderPage(projects, order.value, (project) => project),
    ),
  ];
}

/** `POST /organization/{org_id}/project`. Two may have one name: the platform does not forbid it. */
export function createProject(world: World, call: RouteCall, now: number): CallResult {
  const refusal = refuseOrganization(call);
  if (refusal !== null) return [world, refusal];
  const body = decodeBody(call.request, decodeProject);
  if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
  const { catalog, seed } = world;
  const { name, description = '' } = body.value;
  const id = identifierFor(`${seed}/project/${catalog.projects.length + 1}`);
  const at = new Date(now).toISOString();
  const project = { id, name, description, created_at: at, updated_at: at };
  const after = { ...world, catalog: { ...catalog, projects: [...catalog.projects, project] } };
  return [after, respondJson(201, project)];
}
