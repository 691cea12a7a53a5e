import type { BuildLogSource, LogSource } from '../logs/log-source.ts';
import type { Platform } from './platform-client.ts';
/** Returns an application's log. Reads while following are the first that the rate budget gives up; the end's last reads wait their turn. */
export declare function createLogSource({ transport }: Pick<Platform, 'transport'>, appId: string): LogSource;
/** Returns where the builds of an application are logged if not in its own log. Its reads wait for their turn like the last ones of that log. */
export declare function createBuildLogSource({ transport }: Pick<Platform, 'transport'>, appId: string): BuildLogSource;
