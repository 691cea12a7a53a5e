import type { Wording } from '../../report/advice.ts';
import type { Spelling } from '../../settings/reader.ts';
import type { SettingName } from '../../settings/settings.ts';

/** How a workflow spells the settings, and what to do with them. */
export const INPUT_WORDING: Spelling & Wording = {
  name: (setting: SettingName) => setting,
  set: (setting: SettingName, value: string | null) => `set ${setting}${value === null ? '' : `: ${value}`}`,
  again: 'run the job again',
};
