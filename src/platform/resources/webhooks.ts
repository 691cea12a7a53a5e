import { saysExists } from '../http/conflict-words.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { operationOf } from './catalog.ts';
import { withExtraFields } from './extra-fields.ts';
import type { NewWebhook, Webhook } from './resources.ts';
import { decodeCreated, decodeWebhook } from './wire-resources.ts';

/** The webhooks of an organization; the platform describes no list of them. Every method rejects with a TouchdownError, and with nothing else. */
export interface Webhooks {
  /** Creates one. Sent again only where surely nothing was created; `isUncertain` says whether an error leaves that open. */
  create(organizationId: string, webhook: NewWebhook, call?: CallOptions): Promise<Webhook>;
}

/** Returns the webhooks as seen through a transport. */
export function createWebhooks(transport: Transport): Webhooks {
  return {
    create: async (organizationId, { targetUrl, events, enabled, fields }, options) => {
      const operation = operationOf('webhooks.create', organizationId, {
        body: withExtraFields('webhook', { target_url: targetUrl, events, enabled }, fields),
        action: `create a webhook of organization ${organizationId}`,
        saysConflict: saysExists,
      });
      const { text } = await transport.send(operation, transport.begin(options));
      return decodeCreated(text, 'webhook', decodeWebhook);
    },
  };
}
