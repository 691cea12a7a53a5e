import type { DeployTarget } from '../deploy/ports.ts';
import type { Platform } from './client.ts';
/** Answers the application that the engine deploys. Throws InputError for an id that cannot be one. Sends each request once: the engine decides on repetitions. */
export declare function createDeployTarget({ transport, gate }: Pick<Platform, 'transport' | 'gate'>, appId: string): DeployTarget;
