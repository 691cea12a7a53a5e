import { type ActionInputs, type EventCommit, readInputs } from '../../../../src/action/inputs/inputs.ts';
import type { SettingName } from '../../../../src/settings/settings.ts';
import { recordCommands } from './recorded-commands.ts';

export const EVENT: EventCommit = {
  commit: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334',
  problem: null,
  refusal: null,
};

/** The least that can be used. */
export const LEAST: Partial<Record<SettingName, string>> = {
  token: 'tok_0123456789',
  'app-id': 'app-1',
  'base-url': 'https://api.example.com/api/v1',
};

/** Returns the inputs of a step that was given the least and `given`. */
export function readWith(given: Partial<Record<SettingName, string>> = {}, event = EVENT, env = {}): ActionInputs {
  return readInputs(recordCommands({ ...LEAST, ...given }), env, event);
}
