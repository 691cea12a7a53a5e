import { createSystemRandom } from '../kernel/chance.js';
import { createSystemClock } from '../kernel/clock.js';
import { createGate } from '../rate-limit/gate.js';
import { createApplications } from './applications.js';
import { renderAuthorization } from './authorization.js';
import { parseBaseAddress } from './base-address.js';
import { createDatabases } from './databases.js';
import { createEnvironments } from './environments.js';
import { createOrganizations } from './organizations.js';
import { createProjects } from './projects.js';
import { chooseProxy } from './proxy.js';
import { createRewards } from './rewards.js';
import { createTransport } from './transport.js';
import { createExchange } from './undici-exchange.js';
import { createWebhooks } from './webhooks.js';
const TIMEOUTS = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000, totalMs: 120_000 };
/** Answers a client of the platform. Connects to nothing yet; throws InputError for an address, token or proxy that cannot be used. */
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
/** Answers the client that stands on a transport; `close` ends the connections of the transport. */
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
