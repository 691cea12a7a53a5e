import type { CommandOption } from '../arguments/command.ts';
import type { OptionReader } from '../arguments/option-values.ts';

/** The option that names the organization. */
export const ORGANIZATION_OPTION: CommandOption = {
  type: 'string',
  value: 'ID_OR_NAME',
  summary: 'the organization; else TOUCHDOWN_ORGANIZATION, else touchdown.yaml, else the only one that the token sees',
};

/** Returns an option's text without white space around it; where it is absent or empty that is noted, and the text is empty. */
export function requireText(reader: OptionReader, name: string, accepted: string): string {
  const text = reader.text(name)?.trim() ?? '';
  if (text === '') reader.reject({ name: `--${name}`, seen: '', accepted });
  return text;
}

/** Returns an option's text without white space around it; undefined where it is absent; one that is given and empty is noted. */
export function readText(reader: OptionReader, name: string): string | undefined {
  const text = reader.text(name)?.trim();
  if (text === '') reader.reject({ name: `--${name}`, seen: '', accepted: 'leave it out, or give a text' });
  return text === '' ? undefined : text;
}

/** Returns an amount whose unit the platform does not tell: a whole number from `least` on, sent as it is. */
export function readAmount(reader: OptionReader, name: string, least = 1): number | undefined {
  return reader.number(name, { least, most: 2_147_483_647 });
}
