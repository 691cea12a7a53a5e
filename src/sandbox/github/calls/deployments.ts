import * as v from 'valibot';
import { respondGithubProblem } from '../../http/github-problems.ts';
import { respondJson } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, listItems, matches, numberIn } from '../call.ts';
import { decodeFields, FILLED, optional } from '../field-rules.ts';
import { type DeploymentStatus, type GithubDeployment, type Repository, resolveRef } from '../repository.ts';
import { nextId, withRepository } from '../world.ts';
import { type Rendered, renderDates } from './renderings.ts';

const DEPLOYMENT = v.object({
  ref: FILLED,
  task: v.nullish(v.string(), 'deploy'),
  payload: v.nullish(v.unknown(), {}),
  environment: v.nullish(v.string(), 'production'),
  description: optional(v.string()),
  transient_environment: v.nullish(v.boolean(), false),
  production_environment: optional(v.boolean()),
});
type NewDeployment = v.InferOutput<typeof DEPLOYMENT>;

/** `GET /repos/{owner}/{repo}/deployments`: newest first, with the filters sha, ref, task and environment. */
export function listDeployments(call: GithubCall): GithubCallResult {
  const { repository, query, web } = call;
  const deployments = repository.deployments
    .filter(({ sha, ref, task, environment }) => matches(query, { sha, ref, task, environment }))
    .toReversed();
  return listItems(call, deployments, (deployment) => renderDeployment(repository, deployment, web));
}

/** `POST /repos/{owner}/{repo}/deployments`: merges nothing and waits for no check, whatever `auto_merge` and `required_contexts` say. */
export function createDeployment(call: GithubCall): GithubCallResult {
  const { world, repository, fields, web } = call;
  const read = decodeFields('Deployment', DEPLOYMENT, fields);
  if (read.kind === 'refused') return [world, read.response];
  const sha = resolveRef(repository, read.value.ref);
  const [numbered, id] = nextId(world);
  const deployment = newDeployment(call, read.value, id, sha);
  const deployments = [...repository.deployments, deployment];
  return [
    withRepository(numbered, { ...repository, deployments }),
    respondJson(201, renderDeployment(repository, deployment, web)),
  ];
}

function newDeployment({ actor, now }: GithubCall, fields: NewDeployment, id: number, sha: string): GithubDeployment {
  const { ref, task, payload, environment, description, production_environment: isProduction } = fields;
  return {
    id,
    sha,
    ref,
    author: actor,
    task,
    payload,
    environment,
    description,
    isTransient: fields.transient_environment,
    isProduction: isProduction ?? environment === 'production',
    statuses: [],
    createdAt: now,
    updatedAt: now,
  };
}

function renderDeployment({ fullName }: Repository, deployment: GithubDeployment, web: string): Rendered {
  const { id, sha, ref, task, payload, environment, description } = deployment;
  return {
    url: `${web}/api/v3/repos/${fullName}/deployments/${id}`,
    id,
    sha,
    ref,
    task,
    payload,
    environment,
    description,
    ...renderDates(deployment),
    transient_environment: deployment.isTransient,
    production_environment: deployment.isProduction,
  };
}

function deploymentOf(call: GithubCall): GithubDeployment | undefined {
  const id = numberIn(call, 'deployment_id');
  return call.repository.deployments.find((deployment) => deployment.id === id);
}

const STATES = ['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success'];
const STATUS = v.object({
  state: v.picklist(STATES),
  log_url: v.nullish(v.string(), ''),
  environment_url: v.nullish(v.string(), ''),
  description: v.nullish(v.string(), ''),
  environment: optional(v.string()),
  auto_inactive: v.nullish(v.boolean(), true),
});

/** `GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`: newest first. */
export function listDeploymentStatuses(call: GithubCall): GithubCallResult {
  const deployment = deploymentOf(call);
  if (deployment === undefined) return [call.world, respondGithubProblem(404)];
  return listItems(call, deployment.statuses.toReversed(), renderStatus);
}

/** `POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`: a success makes older ones inactive. */
export function createDeploymentStatus(call: GithubCall): GithubCallResult {
  const { world, repository, fields } = call;
  const deployment = deploymentOf(call);
  if (deployment === undefined) return [world, respondGithubProblem(404)];
  const read = decodeFields('DeploymentStatus', STATUS, fields);
  if (read.kind === 'refused') return [world, read.response];
  const [numbered, id] = nextId(world);
  const status = newStatus(call, read.value, deployment, id);
  const isTakingOver = status.state === 'success' && read.value.auto_inactive;
  let after = numbered;
  const deployments = repository.deployments.map((other) => {
    if (other === deployment) return withStatus(other, status);
    if (!isTakingOver || !isReplaced(other, deployment.id, status.environment)) return other;
    const [next, inactiveId] = nextId(after);
    after = next;
    return withStatus(other, inactiveFor(other, status, inactiveId));
  });
  return [withRepository(after, { ...repository, deployments }), respondJson(201, renderStatus(status))];
}

/** GitHub leaves production and transient environments alone: description of auto_inactive in its REST documentation. */
function isReplaced(older: GithubDeployment, newerId: number, environment: string): boolean {
  if (older.id > newerId || older.environment !== environment || older.isProduction || older.isTransient) return false;
  return older.statuses.at(-1)?.state === 'success';
}

function withStatus(deployment: GithubDeployment, status: DeploymentStatus): GithubDeployment {
  const { environment, createdAt: updatedAt } = status;
  return { ...deployment, environment, updatedAt, statuses: [...deployment.statuses, status] };
}

function inactiveFor({ environment }: GithubDeployment, by: DeploymentStatus, id: number): DeploymentStatus {
  return { ...by, id, environment, state: 'inactive', description: '', environmentUrl: '', logUrl: '' };
}

function newStatus(
  { actor, now }: GithubCall,
  fields: v.InferOutput<typeof STATUS>,
  { environment }: GithubDeployment,
  id: number,
): DeploymentStatus {
  return {
    id,
    author: actor,
    state: fields.state,
    description: fields.description,
    environment: fields.environment ?? environment,
    environmentUrl: fields.environment_url,
    logUrl: fields.log_url,
    createdAt: now,
    updatedAt: now,
  };
}

function renderStatus(status: DeploymentStatus): Rendered {
  const { id, state, description, environment, environmentUrl, logUrl } = status;
  return {
    id,
    state,
    description,
    environment,
    log_url: logUrl,
    environment_url: environmentUrl,
    ...renderDates(status),
  };
}
