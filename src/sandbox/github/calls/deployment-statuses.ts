import { respondGithubProblem, respondInvalid } from '../../http/github-problems.ts';
import { respondJson } from '../../http/sandbox-wire.ts';
import { findErrors, flagOf, isAtMost, isFlag, isOneOf, isText, required, textOf } from '../field-rules.ts';
import { type GithubCall, type GithubCarried, respondPageOf } from '../github-call.ts';
import { nextId, withRepository } from '../github-world.ts';
import type { DeploymentStatus, GithubDeployment, Repository } from '../repository.ts';
import { deploymentOf } from './deployment-calls.ts';
import { type Links, nodeIdOf, type Rendered, renderApp, renderDates, renderUser } from './renderings.ts';

const STATES = ['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success'];
const STATUS_RULES = {
  state: [required, isOneOf(STATES)],
  target_url: [isText],
  log_url: [isText],
  environment_url: [isText],
  description: [isAtMost(140)],
  environment: [isText],
  auto_inactive: [isFlag],
};

/** `GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`: newest first. */
export function listDeploymentStatuses(call: GithubCall): GithubCarried {
  const { world, repository, links } = call;
  const deployment = deploymentOf(call);
  if (deployment === undefined) return [world, respondGithubProblem(404)];
  return [
    world,
    respondPageOf(call, deployment.statuses.toReversed(), (page) =>
      page.map((status) => renderStatus(repository, deployment, status, links)),
    ),
  ];
}

/** `POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`: a success makes older ones inactive. */
export function createDeploymentStatus(call: GithubCall): GithubCarried {
  const { world, repository, fields, links } = call;
  const deployment = deploymentOf(call);
  if (deployment === undefined) return [world, respondGithubProblem(404)];
  const errors = findErrors('DeploymentStatus', fields, STATUS_RULES);
  if (errors.length > 0) return [world, respondInvalid(errors)];
  const [numbered, id] = nextId(world);
  const status = newStatus(call, deployment, id);
  const isTakingOver = status.state === 'success' && flagOf(fields, 'auto_inactive', true);
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
  { actor, fields, now }: GithubCall,
  { environment }: GithubDeployment,
  id: number,
): DeploymentStatus {
  return {
    id,
    author: actor,
    state: textOf(fields, 'state') ?? '',
    description: textOf(fields, 'description') ?? '',
    environment: textOf(fields, 'environment') ?? environment,
    environmentUrl: textOf(fields, 'environment_url') ?? '',
    logUrl: textOf(fields, 'log_url') ?? textOf(fields, 'target_url') ?? '',
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
