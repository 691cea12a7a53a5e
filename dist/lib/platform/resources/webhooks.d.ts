import type { CallOptions, Transport } from '../http/transport.ts';
import type { NewWebhook, Webhook } from './resources.ts';
/** The webhooks of an organization; the platform describes no list of them. Every method rejects with a TouchdownError, and with nothing else. */
export interface Webhooks {
    /** Creates one. Sent again only where surely nothing was created; `isUncertain` says whether an error leaves that open. */
    create(organizationId: string, webhook: NewWebhook, call?: CallOptions): Promise<Webhook>;
}
/** Returns the webhooks as seen through a transport. */
export declare function createWebhooks(transport: Transport): Webhooks;
