import { resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { describeUnknownKey } from '../../kernel/near-word.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import { isObject } from '../../platform/http/json.ts';
import type { CommandOption, OptionValues } from '../arguments/command.ts';
import { unreadable } from '../arguments/system-error.ts';
import type { Place } from '../config/checkout.ts';
import { readNamed } from '../config/open-file.ts';

type Options = Readonly<Record<string, CommandOption>>;

const MAX_SHOWN_CHARS = 60;
/** A file of a cloned repository must not read other files of the user. */
const FILE_IN_FILE = 'has KEY=@FILE, which a file cannot have. Give --field KEY=@FILE on the command line.';

/** Reads options from a YAML or JSON file: texts, numbers, and lists for repeatable options. Rejects with InputError. */
export async function readOptionsFile(path: string, options: Options, place: Place): Promise<OptionValues> {
  const { parseYaml } = await import('../config/yaml.ts');
  return decodeOptions(parseYaml(await readText(path, place), path), options, path);
}

function decodeOptions(json: unknown, options: Options, path: string): OptionValues {
  if (!isObject(json)) {
    const problem = 'is not a list of keys and values. Write for example "name: web".';
    throw new InputError([{ name: path, seen: '', problem }]);
  }
  const bad: BadInput[] = [];
  const values = Object.entries(json).map(([key, value]: [string, unknown]) => {
    const option = Object.hasOwn(options, key) ? options[key] : undefined;
    const read = option === undefined ? null : decodeValue(value ?? undefined, option);
    if (key === 'field' && [read ?? []].flat().some((text) => /^[^=]*=@/.test(text))) {
      bad.push({ name: `${path}: field`, seen: '', problem: FILE_IN_FILE });
    }
    if (read === null) {
      const problem = option === undefined ? describeUnknownKey(key, Object.keys(options)) : describeValue(option);
      bad.push({ name: `${path}: ${plainLine(key).slice(0, MAX_SHOWN_CHARS)}`, seen: '', problem });
    }
    return [key, read ?? undefined] as const;
  });
  if (bad.length > 0) throw new InputError(bad);
  return Object.fromEntries(values);
}

function decodeValue(
  value: unknown,
  { multiple = false }: CommandOption,
): string | readonly string[] | undefined | null {
  if (!Array.isArray(value)) return value === undefined ? undefined : asText(value);
  const texts = value.map(asText).filter((text) => text !== null);
  return multiple && texts.length === value.length ? texts : null;
}

function asText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

function describeValue({ multiple = false }: CommandOption): string {
  return multiple ? 'is not a text, a number, or a list of them.' : 'is not a text or a number.';
}

async function readText(path: string, place: Place): Promise<string> {
  try {
    return await readNamed(resolve(place.folder, path), place);
  } catch (error) {
    throw unreadable('--from', path, error);
  }
}
