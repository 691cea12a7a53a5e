import type { Application, Deployment } from '../platform/sandbox-application.ts';
import type { DeploymentEvent } from '../platform/sandbox-events.ts';
import { identifierFor } from '../random-choices.ts';
import type { QUEUE_EVENT_KINDS, Queue } from './deployment-queue.ts';
import { canceledAt, isSuccess, runOf } from './executions.ts';

type Kind = (typeof QUEUE_EVENT_KINDS)[number];

/** What an event says of its environment, besides its kind. */
interface Occasion {
  readonly at: number;
  readonly kind: Kind;
  readonly status: string;
  /** The application that was deployed. */
  readonly deployedId: string;
  readonly deploymentId: string;
}

/** Returns the id of the environment that an application is in; one that nobody created has an environment of its own. */
export function environmentIdOf({ id, environmentId }: Application): string {
  return environmentId ?? identifierFor(`${id}/environment`);
}

/**
 * Returns the events of a deployment that was just requested, in the order in which they happen. `neighbors` are the ids of the other
 * applications of its environment.
 */
export function queueEventsOf(
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

/** The application of the environment that is being deployed when the first deployment is requested. */
function neighborOf({ firstDeploymentId }: Application): string {
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
