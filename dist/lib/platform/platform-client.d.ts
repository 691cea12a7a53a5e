import { type Clock } from '../kernel/clock.ts';
import { type Random } from '../kernel/random.ts';
import type { Gate, RateLimitView } from '../rate-limit/gate-interface.ts';
import { type AuthScheme } from './http/authorization.ts';
import type { TimeLimits } from './http/exchange.ts';
import { type ProxyEnvironment } from './http/proxy.ts';
import { type Transport } from './http/transport.ts';
import { type Applications } from './resources/applications.ts';
import { type Databases } from './resources/databases.ts';
import { type Environments } from './resources/environments.ts';
import { type Organizations } from './resources/organizations.ts';
import { type Projects } from './resources/projects.ts';
import { type Rewards } from './resources/rewards.ts';
import { type Webhooks } from './resources/webhooks.ts';
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
/** Returns a client of the platform. Connects to nothing yet; throws InputError for an address, token or proxy that cannot be used. */
export declare function createPlatform(options: PlatformOptions): Platform;
/** Returns the client that stands on a transport; `close` ends the connections of the transport. */
export declare function joinPlatform(transport: Transport, gate: Gate, close: () => Promise<void>): Platform;
