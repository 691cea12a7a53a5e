import type { Operation } from './operation.ts';
import type { CallOptions, Transport } from './transport.ts';
import { decodeCreatedId } from './wire.ts';

/** A webhook to create: where deliveries go, and of which events. */
export interface NewWebhook {
  /** May hold a secret; it is sent in the body, and nowhere else. */
  readonly targetUrl: string;
  /** As the platform names them: `DEPLOYMENT_STARTED`. */
  readonly events: readonly string[];
  readonly enabled: boolean;
}

/** The webhooks of an organization. Every method rejects with a TouchdownError, and with nothing else. */
export interface Webhooks {
  /** Creates one and answers its id; null where the service tells none. */
  create(organizationId: string, webhook: NewWebhook, call?: CallOptions): Promise<string | null>;
}

/** Answers the webhooks as seen through a transport. */
export function createWebhooks(transport: Transport): Webhooks {
  return {
    create: async (organizationId, webhook, options) => {
      const { text } = await transport.send(createWebhookOperation(organizationId, webhook), transport.begin(options));
      return decodeCreatedId(text);
    },
  };
}

function createWebhookOperation(organizationId: string, { targetUrl, events, enabled }: NewWebhook): Operation {
  return {
    method: 'POST',
    template: '/organization/{org_id}/webhook',
    ids: { org_id: organizationId },
    body: { target_url: targetUrl, events, enabled },
    scope: 'Write',
    action: `create a webhook of organization ${organizationId}`,
    subject: `organization ${organizationId}`,
  };
}
