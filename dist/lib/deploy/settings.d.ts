import type { CallLimits, Setting, SettingsTarget } from './deploy-target.ts';
import type { Notice, SettingsProblem } from './state.ts';
/** What came of writing the settings. */
export interface SettingsOutcome {
    readonly problem: SettingsProblem | null;
    readonly notices: readonly Notice[];
}
/**
 * Writes variables and secrets, one after the other, and stops at the first that cannot be written. A variable that is there
 * with the same value is left alone. The platform describes no way to change one, so that another value is a problem; a secret
 * that is there already cannot be compared and is kept, with a warning. Never rejects.
 */
export declare function writeSettings(settings: readonly Setting[], target: SettingsTarget, limits: CallLimits): Promise<SettingsOutcome>;
