import type { Delivery, DeliveryBody } from '../http/webhook-sender.ts';
import { identifierFor } from '../random-choices.ts';
import type { EventKind, QUEUE_EVENT_KINDS } from '../scenarios/scenario.ts';
import { type Application, type Deployment, movesAt, rivalOf } from './application.ts';

/** A target of event notifications. */
export interface Webhook {
  readonly id: string;
  readonly targetUrl: string;
  /** As requested; names of events that do not exist are kept and have no effect. */
  readonly events: readonly string[];
  readonly enabled: boolean;
}

/** An event that happens at an instant, unless the deployment is replaced before. */
export interface DeploymentEvent {
  readonly at: number;
  readonly kind: EventKind | (typeof QUEUE_EVENT_KINDS)[number];
  readonly applicationId: string;
  readonly deploymentId: string;
  readonly commit: string | null;
  /** The environment that the event is about, if the application's deployments queue; absent: the event is about the application. */
  readonly environment?: EventEnvironment;
}

interface EventEnvironment {
  readonly id: string;
  readonly applicationIds: readonly string[];
  /** What the environment is in after the event: DEPLOYING, DEPLOYED, DEPLOYMENT_ERROR. */
  readonly status: string;
}

/** Returns the events of a deployment, in the order in which they happen. */
export function eventsOf(application: Application, deployment: Deployment): readonly DeploymentEvent[] {
  const from = movesAt(application, deployment);
  return application.scenario.timeline.flatMap(({ atSeconds, event, another }) =>
    event === undefined
      ? []
      : {
          at: from + atSeconds * 1000,
          kind: event,
          applicationId: application.id,
          deploymentId: another ? rivalOf(deployment.id) : deployment.id,
          commit: another ? null : deployment.commit,
        },
  );
}

/** Returns the notifications that `event` makes: one for each enabled target that asked for its kind. */
export function deliveriesOf(event: DeploymentEvent, webhooks: readonly Webhook[]): readonly Delivery[] {
  return webhooks
    .filter(({ enabled, events }) => enabled && events.includes(event.kind))
    .map((webhook) => ({
      id: identifierFor(`${webhook.id}/${event.deploymentId}/${event.kind}`),
      targetUrl: webhook.targetUrl,
      at: event.at,
      body: {
        event_type: event.kind,
        payload: event.environment === undefined ? payloadOf(event) : environmentPayloadOf(event.environment),
      },
    }));
}

function payloadOf({ applicationId, deploymentId, commit, at }: DeploymentEvent): DeliveryBody['payload'] {
  return {
    application_id: applicationId,
    deployment_id: deploymentId,
    git_commit_id: commit,
    created_at: new Date(at).toISOString(),
  };
}

function environmentPayloadOf({ id, applicationIds, status }: EventEnvironment): DeliveryBody['payload'] {
  return {
    id,
    applications: applicationIds.map((applicationId) => ({ id: applicationId })),
    current_status: status,
    desired_status: 'DEPLOYED',
  };
}

/** Returns notifications that say `body`: one for each enabled target, whatever it asked for. `occasion` keeps them apart from all others. */
export function notificationsOf(
  body: DeliveryBody,
  webhooks: readonly Webhook[],
  occasion: string,
  at: number,
): readonly Delivery[] {
  return webhooks
    .filter(({ enabled }) => enabled)
    .map(({ id, targetUrl }) => ({ id: identifierFor(`${id}/${occasion}`), targetUrl, at, body }));
}
