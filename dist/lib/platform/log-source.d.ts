import type { LogSource } from '../logs/ports.ts';
import type { Platform } from './client.ts';
/** Answers an application's log. Reads while following are the first that the rate budget gives up; the end's last reads wait their turn. */
export declare function createLogSource({ transport }: Pick<Platform, 'transport'>, appId: string): LogSource;
