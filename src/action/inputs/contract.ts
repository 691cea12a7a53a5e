import type { Spelling } from '../../settings/reader.ts';
import type { SettingName } from '../../settings/settings.ts';

/** The name of an input: each setting is one. */
export type InputName = SettingName;

/** Returns the text of an input as the runner gives it; empty if it was not given. */
export type RawInputs = (name: InputName) => string;

/** How a workflow spells the settings. */
export const INPUT_SPELLING: Spelling = {
  name: (setting) => setting,
  set: (setting, value) => `set ${setting}: ${value}`,
};

/** The names of the values for the post step. `phase` is `started`, then `finished`; `github` is what must still be written there. */
export type StateName = 'phase' | 'deployments' | 'github';
