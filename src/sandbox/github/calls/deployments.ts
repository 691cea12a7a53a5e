import * as v from 'valibot';
import { respondGithubProblem, respondInvalid } from '../../http/github-problems.ts';
import { respondJson, type SandboxResponse } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, listItems, matches, numberIn } from '../call.ts';
import { atMost, decodeFields, FILLED, FLAG, oneOf, optional, TEXT } from '../field-rules.ts';
import { type DeploymentStatus, type GithubDeployment, type Repository, resolveRef } from '../repository.ts';
import { nextId, withRepository } from '../world.ts';
import { contextsOf } from './check-rollup.ts';
import { type Links, nodeIdOf, type Rendered, renderApp, renderDates, renderUser } from './renderings.ts';

const DESCRIPTION = v.pipe(TEXT, atMost(140));
const DEPLOYMENT = v.object({
  ref: FILLED,
  task: v.nullish(TEXT, 'deploy'),
  auto_merge: v.nullish(FLAG, true),
  required_contexts: v.optional(v.unknown()),
  payload: v.nullish(v.unknown(), {}),
  environment: v.nullish(TEXT, 'production'),
  description: optional(DESCRIPTION),
  transient_environment: v.nullish(FLAG, false),
  production_environment: optional(FLAG),
});
type NewDeployment = v.InferOutput<typeof DEPLOYMENT>;

/** `GET /repos/{owner}/{repo}/deployments`: newest first, with the filters sha, ref, task and environment. */
export function listDeployments(call: GithubCall): GithubCallResult {
  const { repository, query, links } = call;
  const deployments = repository.deployments
    .filter(({ sha, ref, task, environment }) => matches(query, { sha, ref, task, environment }))
    .toReversed();
  return listItems(call, deployments, (deployment) => renderDeployment(repository, deployment, links));
}

/** `POST /repos/{owner}/{repo}/deployments`: 409 where GitHub would first merge the base, or wait for checks. */
export function createDeployment(call: GithubCall): GithubCallResult {
  const { world, repository, fields, links } = call;
  const read = decodeFields('Deployment', DEPLOYMENT, fields);
  if (read.kind === 'refused') return [world, respondInvalid(read.errors)];
  const sha = resolveRef(repository, read.value.ref);
  const conflict = findConflict(call, read.value, sha);
  if (conflict !== null) return [world, conflict];
  const [numbered, id] = nextId(world);
  const deployment = newDeployment(call, read.value, id, sha);
  const deployments = [...repository.deployments, deployment];
  return [
    withRepository(numbered, { ...repository, deployments }),
    respondJson(201, renderDeployment(repository, deployment, links)),
  ];
}

function findConflict(
  { repository, now }: GithubCall,
  { ref, auto_merge: isMerging, required_contexts: required }: NewDeployment,
  sha: string,
): SandboxResponse | null {
  if (isMerging) return respondGithubProblem(409, `Conflict merging main into ${ref}.`);
  const failed = contextsOf(repository, sha, now).filter(({ state }) => state !== 'success');
  const contexts = !Array.isArray(required)
    ? failed
    : required
        .map(String)
        .filter((context) => !contextsOf(repository, sha, now).some((one) => isSuccess(one, context)))
        .map((context) => failed.find((one) => one.context === context) ?? { context, state: 'missing' });
  if (contexts.length === 0) return null;
  const error = { contexts, resource: 'Deployment', field: 'required_contexts', code: 'invalid' };
  return respondGithubProblem(409, `Conflict: Commit status checks failed for ${ref}.`, [error]);
}

function isSuccess({ context, state }: { context: string; state: string }, wanted: string): boolean {
  return context === wanted && state === 'success';
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
    originalEnvironment: environment,
    description,
    isTransient: fields.transient_environment,
    isProduction: isProduction ?? environment === 'production',
    statuses: [],
    createdAt: now,
    updatedAt: now,
  };
}

function renderDeployment({ fullName }: Repository, deployment: GithubDeployment, links: Links): Rendered {
  const { id, sha, ref, task, payload, environment, originalEnvironment, description, author } = deployment;
  const url = `${links.api}/repos/${fullName}/deployments/${id}`;
  return {
    url,
    id,
    node_id: nodeIdOf('Deployment', id),
    sha,
    ref,
    task,
    payload,
    original_environment: originalEnvironment,
    environment,
    description,
    creator: renderUser(author, links),
    ...renderDates(deployment),
    statuses_url: `${url}/statuses`,
    repository_url: `${links.api}/repos/${fullName}`,
    transient_environment: deployment.isTransient,
    production_environment: deployment.isProduction,
    performed_via_github_app: renderApp(author.app, links),
  };
}

function deploymentOf(call: GithubCall): GithubDeployment | undefined {
  const id = numberIn(call, 'deployment_id');
  return call.repository.deployments.find((deployment) => deployment.id === id);
}

const STATES = ['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success'];
const STATUS = v.object({
  state: oneOf(STATES),
  target_url: optional(TEXT),
  log_url: optional(TEXT),
  environment_url: v.nullish(TEXT, ''),
  description: v.nullish(DESCRIPTION, ''),
  environment: optional(TEXT),
  auto_inactive: v.nullish(FLAG, true),
});

/** `GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`: newest first. */
export function listDeploymentStatuses(call: GithubCall): GithubCallResult {
  const { world, repository, links } = call;
  const deployment = deploymentOf(call);
  if (deployment === undefined) return [world, respondGithubProblem(404)];
  const statuses = deployment.statuses.toReversed();
  return listItems(call, statuses, (status) => renderStatus(repository, deployment, status, links));
}

/** `POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`: a success makes older ones inactive. */
export function createDeploymentStatus(call: GithubCall): GithubCallResult {
  const { world, repository, fields, links } = call;
  const deployment = deploymentOf(call);
  if (deployment === undefined) return [world, respondGithubProblem(404)];
  const read = decodeFields('DeploymentStatus', STATUS, fields);
  if (read.kind === 'refused') return [world, respondInvalid(read.errors)];
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
  return [
    withRepository(after, { ...repository, deployments }),
    respondJson(201, renderStatus(repository, deployment, status, links)),
  ];
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
    logUrl: fields.log_url ?? fields.target_url ?? '',
    createdAt: now,
    updatedAt: now,
  };
}

function renderStatus(
  { fullName }: Repository,
  deployment: GithubDeployment,
  status: DeploymentStatus,
  links: Links,
): Rendered {
  const deploymentUrl = `${links.api}/repos/${fullName}/deployments/${deployment.id}`;
  const { id, state, author, description, environment, environmentUrl, logUrl } = status;
  return {
    url: `${deploymentUrl}/statuses/${id}`,
    id,
    node_id: nodeIdOf('DeploymentStatus', id),
    state,
    creator: renderUser(author, links),
    description,
    environment,
    target_url: logUrl,
    log_url: logUrl,
    environment_url: environmentUrl,
    ...renderDates(status),
    deployment_url: deploymentUrl,
    repository_url: `${links.api}/repos/${fullName}`,
    performed_via_github_app: renderApp(author.app, links),
  };
}
