import type { CallOptions, Transport } from './transport.ts';
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
export declare function createWebhooks(transport: Transport): Webhooks;
