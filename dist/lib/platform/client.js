import { createSystemRandom } from '../kernel/chance.js';
import { createSystemClock } from '../kernel/clock.js';
import { createGate } from '../rate-limit/gate.js';
import { createApplications } from './applications.js';
import { renderAuthorization } from './authorization.js';
import { parseBaseAddress } from './base-address.js';
import { chooseProxy } from './proxy.js';
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
    return {
        applications: createApplications(transport),
        webhooks: createWebhooks(transport),
        transport,
        gate,
        rateLimit: () => gate.view(),
        close: () => exchange.close(),
    };
}
