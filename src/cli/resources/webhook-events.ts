import type { CommandOption } from '../arguments/command.ts';
import type { OptionReader } from '../arguments/option-values.ts';

/** The names in the platform's description; another name might be refused, and the webhook with it. */
const EVENTS = ['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCEEDED', 'DEPLOYMENT_FAILED'] as const;

/** The option that chooses the events of a webhook. */
export const EVENT_OPTION: CommandOption = {
  type: 'string',
  multiple: true,
  value: 'EVENT',
  choices: EVENTS,
  summary: `an event to send: ${EVENTS.join(', ')} (default: all of these), or any other name that the service knows; may be repeated`,
};

/** Reads the names of `--event`, each once; the default where there is none. An empty name is noted by the reader. */
export function readEvents(reader: OptionReader): readonly string[] {
  const events = reader.texts('event').map((event) => event.trim());
  if (events.includes('')) reader.reject({ name: '--event', seen: '', accepted: `use ${EVENTS.join(', ')}` });
  return events.length === 0 ? EVENTS : [...new Set(events)];
}
