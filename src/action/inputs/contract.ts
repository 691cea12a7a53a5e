import type { Wording } from '../../report/advice.ts';
import type { Spelling } from '../../settings/reader.ts';
import type { SettingName } from '../../settings/settings.ts';

/** The name of an input: each setting is one. */
export type InputName = SettingName;

/** Returns the text of an input as the runner gives it; empty if it was not given. */
export type RawInputs = (name: InputName) => string;

/** How a workflow spells the settings, and what to do with them. */
export const INPUT_WORDING: Spelling & Wording = {
  name: (setting: SettingName) => setting,
  set: (setting: SettingName, value: string | null) => `set ${setting}${value === null ? '' : `: ${value}`}`,
  again: 'run the job again',
};

/** The names of the values for the post step. `phase` is `started`, then `finished`; `github` is what must still be written there. */
export type StateName = 'phase' | 'deployments' | 'github';
