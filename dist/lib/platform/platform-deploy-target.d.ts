import type { DeployTarget } from '../deploy/deploy-target.ts';
import type { Platform } from './platform-client.ts';
/** Returns the application that the engine deploys. Throws InputError for an id that cannot be one. Sends each request once: the engine decides on repetitions. */
export declare function createDeployTarget({ transport, gate }: Pick<Platform, 'transport' | 'gate'>, appId: string): DeployTarget;
