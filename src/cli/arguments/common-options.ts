import { type BadInput, InputError } from '../../kernel/errors.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import { readValue } from '../../settings/kind.ts';
import { APPS, countFrom } from '../../settings/kinds.ts';
import { type CommandArgument, type CommandOption, listOption, valueOption } from './command.ts';
import type { OptionReader } from './option-values.ts';

/** The argument of a command for several applications, for `chooseApps`. */
export const APP_IDS_ARGUMENT: CommandArgument = {
  name: 'APP_ID',
  isRequired: false,
  isRepeated: true,
  summary:
    'ids of the applications, or NAME=ID, separated by spaces or commas (default: $TOUCHDOWN_APP_ID, else app-id in touchdown.yaml)',
};

/** Returns the applications: the words, else the configured ones. Throws InputError if there are none or one is unusable. */
export function chooseApps(words: readonly string[], configured: readonly NamedApp[]): readonly NamedApp[] {
  const problems: BadInput[] = [];
  const apps = words.length > 0 ? readValue(APPS, words.join('\n'), 'APP_ID', problems) : configured;
  if (problems.length > 0) throw new InputError(problems);
  if (apps.length > 0) return apps;
  const problem = 'is missing. Give the id of an application, set TOUCHDOWN_APP_ID, or write app-id in touchdown.yaml.';
  throw new InputError([{ name: 'APP_ID', seen: '', problem }]);
}

export const ORGANIZATION_OPTION: CommandOption = valueOption(
  'ID_OR_NAME',
  'organization (default: $TOUCHDOWN_ORGANIZATION, else touchdown.yaml, else the only one of the token)',
);

/** Returns an option's text without surrounding white space; if it is absent or empty, reports that to the reader and returns "". */
export function requireText(reader: OptionReader, name: string, problem: string): string {
  const text = reader.text(name)?.trim() ?? '';
  if (text === '') reader.reject(`--${name}`, '', problem);
  return text;
}

/** Returns an option's text without surrounding white space; undefined if absent; an empty one is reported to the reader. */
export function readText(reader: OptionReader, name: string): string | undefined {
  const text = reader.text(name)?.trim();
  if (text === '') reader.reject(`--${name}`, '', 'is empty. Give a text, or leave the option out.');
  return text === '' ? undefined : text;
}

/** Returns an amount in the platform's own, undocumented unit: a whole number of at least `least`, sent as it is. */
export function readAmount(reader: OptionReader, name: string, least = 1): number | undefined {
  return reader.value(name, countFrom(least, 2_147_483_647));
}

export const FIELD_OPTION: CommandOption = listOption(
  'KEY=JSON',
  'extra field to send, for example kind=\'"STANDARD"\'; a.b=JSON adds to the object a; KEY=@FILE reads the text of a file',
);

/** The names in the platform's description; another name might be refused, together with the webhook. */
const EVENTS = ['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCEEDED', 'DEPLOYMENT_FAILED'] as const;

export const EVENT_OPTION: CommandOption = listOption(
  'EVENT',
  `event to send: ${EVENTS.join(', ')} (default: all of these), or another name that the service knows`,
);

/** Reads the names of `--event`, each once; the default if not given. An empty name is reported to the reader. */
export function readEvents(reader: OptionReader): readonly string[] {
  const events = reader.texts('event').map((event) => event.trim());
  if (events.includes('')) reader.reject('--event', '', `is empty. Use for example ${EVENTS.join(', ')}.`);
  return events.length === 0 ? EVENTS : [...new Set(events)];
}
