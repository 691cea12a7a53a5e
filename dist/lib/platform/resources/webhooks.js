import { saysExists } from '../http/conflict-words.js';
import { withExtraFields } from './extra-fields.js';
import { decodeCreated, decodeWebhook } from './wire-resources.js';
/** Returns the webhooks as seen through a transport. */
export function createWebhooks(transport) {
    return {
        create: async (organizationId, webhook, options) => {
            const { text } = await transport.send(createWebhookOperation(organizationId, webhook), transport.begin(options));
            return decodeCreated(text, 'webhook', decodeWebhook);
        },
    };
}
function createWebhookOperation(organizationId, { targetUrl, events, enabled, fields }) {
    return {
        method: 'POST',
        template: '/organization/{org_id}/webhook',
        ids: { org_id: organizationId },
        body: withExtraFields('webhook', { target_url: targetUrl, events, enabled }, fields),
        scope: 'Write',
        action: `create a webhook of organization ${organizationId}`,
        subject: `organization ${organizationId}`,
        saysConflict: saysExists,
    };
}
