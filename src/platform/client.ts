import { type Clock, createSystemClock } from '../kernel/clock.ts';
import { createSystemRandom, type Random } from '../kernel/random.ts';
import { createGate } from '../rate-limit/gate.ts';
import type { Gate, RateLimitView } from '../rate-limit/gate-interface.ts';
import { type AuthScheme, renderAuthorization } from './http/authorization.ts';
import { parseBaseAddress } from './http/base-address.ts';
import { createExchange, type TimeLimits } from './http/http-client.ts';
import { chooseProxy, type ProxyEnvironment } from './http/proxy.ts';
import { createTransport, type Transport } from './http/transport.ts';
import { type Applications, createApplications } from './resources/applications.ts';
import { createDatabases, type Databases } from './resources/databases.ts';
import { createEnvironments, type Environments } from './resources/environments.ts';
import { createOrganizations, type Organizations } from './resources/organizations.ts';
import { createProjects, type Projects } from './resources/projects.ts';
import { createRewards, type Rewards } from './resources/rewards.ts';
import { createWebhooks, type Webhooks } from './resources/webhooks.ts';

/** How long things may take, in milliseconds. */
export interface Timeouts extends TimeLimits {
  /** A whole call, waits and repetitions included, if the call itself names no limit. */
  readonly totalMs: number;
}

/** What a client is made of; only the address and the token are needed. */
export interface PlatformOptions {
  /** The platform's address with its version prefix, if any: `https://api.example.com/api/v1`. */
  readonly baseUrl: string;
  /** An API token or a JWT; redacted everywhere from now on. */
  readonly token: string;
  /** Absent: `auto`. */
  readonly authScheme?: AuthScheme;
  /** Allows plain http to another host; absent: false. */
  readonly allowHttp?: boolean;
  /** Shared by all clients of one token; absent: one of its own. */
  readonly gate?: Gate;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Where the proxy's settings are: `HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`; absent: no proxy. */
  readonly env?: ProxyEnvironment;
  /** Those that are absent: 10 s to connect, 30 s to the response's head, 30 s for its body, 2 min for a call. */
  readonly timeouts?: Partial<Timeouts>;
  readonly userAgent?: string;
}

/** The platform, seen with one token. */
export interface Platform {
  readonly organizations: Organizations;
  readonly projects: Projects;
  readonly environments: Environments;
  readonly applications: Applications;
  readonly databases: Databases;
  readonly webhooks: Webhooks;
  readonly rewards: Rewards;
  /** What all of it stands on: sends any call of the platform's contract. */
  readonly transport: Transport;
  readonly gate: Gate;
  /** The rate limit as last seen; read anew each time. */
  readonly rateLimit: RateLimitView;
  /** Ends every connection; calls under way and later ones reject. */
  close(): Promise<void>;
}

const TIMEOUTS: Timeouts = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000, totalMs: 120_000 };

/** Returns a client of the platform. Connects to nothing yet; throws InputError for an address, token or proxy that cannot be used. */
export function createPlatform(options: PlatformOptions): Platform {
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
export function joinPlatform(transport: Transport, gate: Gate, close: () => Promise<void>): Platform {
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
