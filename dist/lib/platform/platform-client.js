import { createSystemClock } from '../kernel/clock.js';
import { createSystemRandom } from '../kernel/random.js';
import { createGate } from '../rate-limit/gate.js';
import { renderAuthorization } from './http/authorization.js';
import { parseBaseAddress } from './http/base-address.js';
import { chooseProxy } from './http/proxy.js';
import { createTransport } from './http/transport.js';
import { createExchange } from './http/undici-exchange.js';
import { createApplications } from './resources/applications.js';
import { createDatabases } from './resources/databases.js';
import { createEnvironments } from './resources/environments.js';
import { createOrganizations } from './resources/organizations.js';
import { createProjects } from './resources/projects.js';
import { createRewards } from './resources/rewards.js';
import { createWebhooks } from './resources/webhooks.js';
const TIMEOUTS = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000, totalMs: 120_000 };
/** Returns a client of the platform. Connects to nothing yet; throws InputError for an address, token or proxy that cannot be used. */
export function createPlatform(options) {
    const { clock = createSystemClock(), random = createSystemRandom() } = options;
    const { totalMs, ...limits } = { ...TIMEOUTS, ...options.timeouts };
    const gate = options.gate ?? createGate({ clock, random, reserve: 0 });
    const base = parseBaseAddress(options.baseUrl, { allowHttp: options.allowHttp ?? false });
    const authorization = renderAuthorization(options.token, options.authScheme ?? 'auto');
    const exchange = createExchange({
        origin: base.origin,
        proxy: chooseProxy(base.origin, options.env ?? {}),
        limits,
        clock,
    });
    const userAgent = options.userAgent ?? 'touchdown';
    const transport = createTransport({
        base,
        authorization,
        userAgent,
        limits,
        totalMs,
        exchange,
        gate,
        clock,
        random,
    });
    return joinPlatform(transport, gate, () => exchange.close());
}
/** Returns the client that stands on a transport; `close` ends the connections of the transport. */
export function joinPlatform(transport, gate, close) {
    return {
        organizations: createOrganizations(transport),
        projects: createProjects(transport),
        environments: createEnvironments(transport),
        applications: createApplications(transport),
        databases: createDatabases(transport),
        webhooks: createWebhooks(transport),
        rewards: createRewards(transport),
        transport,
        gate,
        get rateLimit() {
            return gate.view();
        },
        close,
    };
}
