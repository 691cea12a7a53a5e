import { readBody } from '../../kernel/bounded-body.js';
import { registerSecret } from '../../kernel/redaction.js';
import { decodeRegistration } from './relay-event.js';
const LARGEST_BODY_BYTES = 65_536;
/** Returns a client of the relay; nothing is sent yet. */
export function createRelayClient(options) {
    return {
        register: (deployment, deploymentId, signal) => register(options, deployment, deploymentId, signal),
        open: (id, lastEventId, signal) => open(options, id, lastEventId, signal),
        close: () => options.fetch.close(),
    };
}
async function register(options, deployment, deploymentId, signal) {
    const headers = await authorize(options.readToken);
    if (headers === null)
        return doubtful('this job was given no OIDC token');
    const body = renderRegistration(deployment, deploymentId);
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body, signal };
    try {
        const response = await options.fetch(`${rootOf(options)}/v1/deployments`, init);
        const { bytes, isWhole } = await readBody(response.body, LARGEST_BODY_BYTES);
        if (response.status !== 200 && response.status !== 201)
            return doubtful(`it answered ${response.status}`);
        const id = isWhole ? decodeRegistration(new TextDecoder().decode(bytes)) : null;
        return id === null ? doubtful('its answer cannot be read') : { kind: 'registered', id };
    }
    catch {
        return doubtful('it could not be reached');
    }
}
async function open(options, id, lastEventId, signal) {
    const token = await authorize(options.readToken);
    if (token === null)
        return doubtful('this job was given no OIDC token');
    const resumed = lastEventId === '' ? {} : { 'last-event-id': lastEventId };
    const headers = { ...token, accept: 'text/event-stream', ...resumed };
    try {
        const response = await options.fetch(`${rootOf(options)}/v1/deployments/${id}/events`, { headers, signal });
        const isStream = /^text\/event-stream(?:;|$)/i.test(response.headers.get('content-type') ?? '');
        if (response.status === 200 && isStream && response.body !== null)
            return { kind: 'open', body: response.body };
        await response.body?.cancel();
        return doubtful(response.status === 200 ? 'its stream is none' : `it answered ${response.status}`);
    }
    catch {
        return { kind: 'closed' };
    }
}
async function authorize(readToken) {
    try {
        const token = await readToken();
        registerSecret(token);
        return /^[\x21-\x7e]+$/.test(token) ? { authorization: `Bearer ${token}` } : null;
    }
    catch {
        return null;
    }
}
function rootOf({ baseUrl }) {
    return baseUrl.replace(/\/+$/, '');
}
function renderRegistration(deployment, deploymentId) {
    const { appId, sha, pullRequest, environment, url } = deployment;
    return JSON.stringify({
        app_id: appId,
        deployment_id: deploymentId ?? undefined,
        sha,
        pull_request: pullRequest ?? undefined,
        environment: environment ?? undefined,
        url: url ?? undefined,
    });
}
function doubtful(why) {
    return { kind: 'doubtful', why };
}
