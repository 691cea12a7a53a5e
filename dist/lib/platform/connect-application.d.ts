import type { DeployTarget, SettingsTarget } from '../deploy/deploy-target.ts';
import type { BuildLogSource, LogSource } from '../logs/log-source.ts';
import type { Platform } from './platform-client.ts';
/** One application at the platform: all that the engine needs of it. */
export interface ConnectedApplication {
    readonly target: DeployTarget;
    readonly settingsTarget: SettingsTarget;
    readonly logSource: LogSource;
    readonly buildLogSource: BuildLogSource;
}
/** Returns what `deployApplication` needs of one application. Sends nothing; throws InputError for an id that cannot be one. */
export declare function connectApplication(platform: Pick<Platform, 'transport' | 'gate'>, appId: string): ConnectedApplication;
/** Returns where an application's variables and secrets are set. Sends each request once: the engine decides on repetitions. */
export declare function createSettingsTarget({ transport }: Pick<Platform, 'transport'>, appId: string): SettingsTarget;
