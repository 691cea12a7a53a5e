import type { LogSource } from '../logs/log-source.ts';
import type { Platform } from './platform-client.ts';
/** Returns an application's log. Reads while following are the first that the rate budget gives up; the end's last reads wait their turn. */
export declare function createLogSource({ transport }: Pick<Platform, 'transport'>, appId: string): LogSource;
