import type { CallLimits, Setting, SettingsTarget } from './deploy-target.ts';
import type { Notice, SettingsProblem } from './state.ts';
/** The result of writing the settings. */
export interface SettingsOutcome {
    readonly problem: SettingsProblem | null;
    readonly notices: readonly Notice[];
}
/**
 * Writes variables and secrets, one after the other, and stops at the first failure. An existing variable with the same value is left
 * alone; the platform describes no way to change one, so another value is a problem. An existing secret cannot be compared and is kept,
 * with a warning. Never rejects.
 */
export declare function writeSettings(settings: readonly Setting[], target: SettingsTarget, limits: CallLimits): Promise<SettingsOutcome>;
