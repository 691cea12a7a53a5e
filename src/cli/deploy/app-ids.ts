import { InputError } from '../../kernel/errors.ts';
import { fillPath } from '../../platform/http/request-path.ts';
import type { CommandArgument } from '../arguments/command.ts';

/** The words of a command for several applications, for `chooseAppIds`. */
export const APP_IDS: CommandArgument = {
  name: 'APP_ID',
  isRequired: false,
  isRepeated: true,
  summary: 'ids of the applications (default: $TOUCHDOWN_APP_ID, else app-id in touchdown.yaml)',
};

const MAX_CHARS = 255;

/** Returns the application ids, each once: the words, else the configured ones. Throws InputError if there are none or one is unusable. */
export function chooseAppIds(words: readonly string[], configured: readonly string[]): readonly string[] {
  const appIds = [...new Set(words.length > 0 ? words : configured)];
  if (appIds.length === 0) {
    const problem =
      'is missing. Give the id of an application, set TOUCHDOWN_APP_ID, or write app-id in touchdown.yaml.';
    throw new InputError([{ name: 'APP_ID', seen: '', problem }]);
  }
  for (const appId of appIds) requireId(appId);
  return appIds;
}

function requireId(appId: string): void {
  // Checked before anything is deployed, so that one bad id does not stop a run midway.
  fillPath('{app_id}', { app_id: appId });
  const isName = appId.length <= MAX_CHARS && !/\p{C}/u.test(appId);
  const problem = `is not a valid id. Use up to ${MAX_CHARS} characters without control characters.`;
  if (!isName) throw new InputError([{ name: 'APP_ID', seen: appId, problem }]);
}
