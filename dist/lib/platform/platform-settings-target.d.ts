import type { SettingsTarget } from '../deploy/deploy-target.ts';
import type { Platform } from './platform-client.ts';
/** Returns where an application's variables and secrets are set. Sends each request once: the engine decides on repetitions. */
export declare function createSettingsTarget({ transport }: Pick<Platform, 'transport'>, appId: string): SettingsTarget;
