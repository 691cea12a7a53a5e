import type { DeployTarget } from '../deploy/deploy-target.ts';
import type { Head } from './http/exchange.ts';
import type { Platform } from './platform-client.ts';
/** Returns the application that the engine deploys. Throws InputError for an id that cannot be one. Sends each request once: the engine decides on repetitions. */
export declare function createDeployTarget({ transport, gate }: Pick<Platform, 'transport' | 'gate'>, appId: string): DeployTarget;
/**
 * Returns when the service responded, by its own clock (header `Date`), in epoch milliseconds of a whole second; null if it sent
 * no time that can be read, or if a cache may have responded instead, which sends the age of the response (RFC 9111, section
 * 5.1). Never throws.
 */
export declare function readResponseDate({ headers }: Pick<Head, 'headers'>): number | null;
