import { type BadInput, InputError } from '../../kernel/errors.ts';
import { readValue } from '../../settings/kind.ts';
import { APP_IDS as IDS } from '../../settings/kinds.ts';
import type { CommandArgument } from '../arguments/command.ts';

/** The words of a command for several applications, for `chooseAppIds`. */
export const APP_IDS: CommandArgument = {
  name: 'APP_ID',
  isRequired: false,
  isRepeated: true,
  summary: 'ids of the applications (default: $TOUCHDOWN_APP_ID, else app-id in touchdown.yaml)',
};

/** Returns the application ids, each once: the words, else the configured ones. Throws InputError if there are none or one is unusable. */
export function chooseAppIds(words: readonly string[], configured: readonly string[]): readonly string[] {
  const problems: BadInput[] = [];
  const appIds = words.length > 0 ? readValue(IDS, words.join('\n'), 'APP_ID', problems) : configured;
  if (problems.length > 0) throw new InputError(problems);
  if (appIds.length > 0) return appIds;
  const problem = 'is missing. Give the id of an application, set TOUCHDOWN_APP_ID, or write app-id in touchdown.yaml.';
  throw new InputError([{ name: 'APP_ID', seen: '', problem }]);
}
