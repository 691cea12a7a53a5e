import type { Call, Carried } from '../http/sandbox-routes.ts';
import { type Application, type Deployment, shownAt } from '../platform/sandbox-application.ts';
import { respondJson, respondProblem } from '../platform/sandbox-wire.ts';
import { type World, withApplication, withMoreEvents } from '../platform/world-state.ts';
import { identifierFor } from '../random-choices.ts';
import { type Queue, START_DELAY_MS } from './deployment-queue.ts';
import { earlierRequestId, executionsOf, waitingAt } from './executions.ts';
import { environmentIdOf, queueEventsOf } from './queue-events.ts';
import { deployedAt, renderQueueStatus } from './queue-status.ts';

/** Requests a deployment of an application that queues them, and responds with its status. */
export function requestDeployment(
  world: World,
  application: Application,
  queue: Queue,
  commit: string | null,
  now: number,
): Carried {
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
export function readDetails(world: World, application: Application, _call: Call, now: number): Carried {
  const { queue } = application.scenario;
  if (queue === null) return [world, respondProblem(404, 'There is no such address.')];
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

/** The other applications of the same environment. */
function peersOf(world: World, { id, environmentId }: Application): readonly Application[] {
  if (environmentId === null) return [];
  return world.applications.list().filter((other) => other.environmentId === environmentId && other.id !== id);
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
