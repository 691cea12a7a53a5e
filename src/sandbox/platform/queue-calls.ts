import { respondJson, respondProblem } from '../http/wire.ts';
import { identifierFor } from '../random-choices.ts';
import { type QUEUE_EVENT_KINDS, type Queue, START_DELAY_MS } from '../scenarios/scenario.ts';
import { type Application, type Deployment, shownAt } from './application.ts';
import type { CallResult, RouteCall } from './call.ts';
import type { DeploymentEvent } from './events.ts';
import { canceledAt, earlierRequestId, executionsOf, isSuccess, runOf, waitingAt } from './executions.ts';
import { deployedAt, renderQueueStatus } from './queue-status.ts';
import { type World, withApplication, withMoreEvents } from './world-state.ts';

type Kind = (typeof QUEUE_EVENT_KINDS)[number];

interface Occasion {
  readonly at: number;
  readonly kind: Kind;
  readonly status: string;
  readonly deployedId: string;
  readonly deploymentId: string;
}

/** Returns the environment of an application; one that was not created by a request has its own. */
export function environmentIdOf({ id, environmentId }: Application): string {
  return environmentId ?? identifierFor(`${id}/environment`);
}

/**
 * Returns the events of a deployment that was just requested, in the order in which they happen. `neighbors` are the ids of the other
 * applications of its environment.
 */
function queueEventsOf(
  application: Application,
  queue: Queue,
  deployment: Deployment,
  neighbors: readonly string[],
): readonly DeploymentEvent[] {
  const ahead = neighborOf(application);
  const all = [application.id, ...(neighbors.length === 0 ? [ahead] : neighbors)];
  return [...occasionsAhead(application, queue, deployment, ahead), ...occasionsOf(application, queue, deployment)].map(
    ({ at, kind, status, deployedId, deploymentId }) => ({
      at,
      kind,
      applicationId: application.id,
      deploymentId,
      commit: null,
      environment: {
        id: environmentIdOf(application),
        applicationIds: queue.eventsList === 'environment' ? all : [deployedId],
        status,
      },
    }),
  );
}

/** Returns the id of the application of the environment that is being deployed when the first deployment is requested. */
export function neighborOf({ firstDeploymentId }: Application): string {
  return identifierFor(`${firstDeploymentId}/neighbor`);
}

function occasionsAhead(
  { id, deployments }: Application,
  { ahead, aheadSeconds, aheadFails }: Queue,
  deployment: Deployment,
  neighborId: string,
): readonly Occasion[] {
  if (deployments[0] !== deployment || (ahead !== 'environment' && ahead !== 'application')) return [];
  const end: Pick<Occasion, 'kind' | 'status'> = aheadFails
    ? { kind: 'DEPLOYMENT_FAILURE', status: 'DEPLOYMENT_ERROR' }
    : { kind: 'DEPLOYMENT_SUCCESSFUL', status: 'DEPLOYED' };
  const at = deployment.startedAt + aheadSeconds * 1000;
  const deployedId = ahead === 'environment' ? neighborId : id;
  return [{ ...end, at, deployedId, deploymentId: identifierFor(`${deployment.id}/ahead`) }];
}

function occasionsOf(application: Application, queue: Queue, deployment: Deployment): readonly Occasion[] {
  const about = { deployedId: application.id, deploymentId: deployment.id };
  const withdrawnAt = canceledAt(queue, deployment);
  if (withdrawnAt !== null) {
    return [{ ...about, at: withdrawnAt, kind: 'DEPLOYMENT_CANCELLED', status: 'CANCELED' }];
  }
  const run = runOf(application, queue, deployment);
  if (run === null) return [];
  const status = run.phases.at(-1)?.state ?? '';
  const failed = status === 'CANCELED' ? 'DEPLOYMENT_CANCELLED' : 'DEPLOYMENT_FAILURE';
  return [
    { ...about, at: run.startsAt, kind: 'DEPLOYMENT_STARTED', status: 'DEPLOYING' },
    { ...about, at: run.endsAt, kind: isSuccess(run) ? 'DEPLOYMENT_SUCCESSFUL' : failed, status },
  ];
}

/** Requests a deployment of an application that queues them, and responds with its status. */
export function requestDeployment(
  world: World,
  application: Application,
  queue: Queue,
  commit: string | null,
  now: number,
): CallResult {
  if (commit === null && queue.needsCommit) return [world, respondProblem(400, 'git_commit_id: is required.')];
  const last = application.deployments.at(-1);
  const after =
    last !== undefined && waitingAt(application, queue, now) !== null
      ? withApplication(world, replaceLast(application, { ...last, commit }))
      : enqueue(world, application, queue, commit, now);
  const deployed = after.applications.get(application.id) ?? application;
  return [after, respondJson(202, renderQueueStatus(deployed, queue, now, 'response'))];
}

/** `GET /application/{app_id}`: what it was created with, and the commit of its last successful deployment. */
export function readDetails(world: World, application: Application, _call: RouteCall, now: number): CallResult {
  const { queue } = application.scenario;
  if (queue === null) return [world, respondProblem(404, 'This URL does not exist.')];
  const { id, body, createdAt } = application;
  const deployed = deployedAt(application, queue, now);
  const at = new Date(createdAt).toISOString();
  const details = {
    ...(body ?? { name: id }),
    id,
    environment: { id: environmentIdOf(application) },
    git_repository: {
      ...(body?.git_repository ?? { url: `https://git.example.com/${encodeURIComponent(id)}.git`, branch: 'main' }),
      deployed_commit_id: deployed?.commit ?? null,
      deployed_commit_date: deployed === null ? null : new Date(deployed.at).toISOString(),
    },
    created_at: at,
    updated_at: at,
  };
  return [world, respondJson(200, details)];
}

/** `GET /application/{app_id}/link`: an address for each port that the public can reach. */
export function readLinks(world: World, { id, body }: Application): CallResult {
  const results = (body?.ports ?? [])
    .filter((port) => port.publicly_accessible === true)
    .map(({ internal_port, external_port = 443 }, at) => ({
      url: `https://p${external_port}-${id}.preview.example`,
      service_id: id,
      internal_port,
      external_port,
      is_default: at === 0,
    }));
  return [world, respondJson(200, { results })];
}

function replaceLast(application: Application, deployment: Deployment): Application {
  return { ...application, deployments: application.deployments.with(-1, deployment) };
}

function enqueue(world: World, application: Application, queue: Queue, commit: string | null, now: number): World {
  const number = application.deployments.length + 1;
  const id =
    number === 1 && queue.merges === 'earlier'
      ? earlierRequestId(application)
      : identifierFor(`${world.seed}/${application.id}/deployment/${number}`);
  const peers = peersOf(world, application);
  const deployment: Deployment = {
    id,
    commit,
    startedAt: now,
    before: shownAt(application, now),
    startsAt: turnAfter(busyUntil(application, queue, peers, now), now),
  };
  const deployed = { ...application, deployments: [...application.deployments, deployment] };
  const neighbors = peers.map((peer) => peer.id);
  return withMoreEvents(withApplication(world, deployed), queueEventsOf(deployed, queue, deployment, neighbors));
}

function peersOf(world: World, { id, environmentId }: Application): readonly Application[] {
  if (environmentId === null) return [];
  return [...world.applications.values()].filter((other) => other.environmentId === environmentId && other.id !== id);
}

/** When everything that was requested before is done; in the past if nothing is under way. */
function busyUntil(application: Application, queue: Queue, peers: readonly Application[], now: number): number {
  const ends = [application, ...peers].flatMap((one) => {
    const { queue: own } = one.scenario;
    return own === null ? [] : executionsOf(one, own).map(({ endsAt }) => endsAt);
  });
  const firstAt = application.deployments[0]?.startedAt ?? now;
  const aheadEnds = queue.ahead === 'nothing' ? [] : [firstAt + queue.aheadSeconds * 1000];
  return Math.max(-Infinity, ...aheadEnds, ...ends.filter((at) => at < Infinity));
}

function turnAfter(busyUntilAt: number, now: number): number {
  return busyUntilAt > now ? busyUntilAt + START_DELAY_MS : now;
}
