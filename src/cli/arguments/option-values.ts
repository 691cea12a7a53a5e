import { type BadInput, InputError } from '../../kernel/errors.ts';
import { bad, good, type Kind, readValue } from '../../settings/kind.ts';
import { createSettingReader } from '../../settings/reader.ts';
import type { SettingName } from '../../settings/settings.ts';
import type { OptionValues } from './command.ts';
import { OPTION_WORDING, textOfOption } from './setting-options.ts';

export type OptionReader = ReturnType<typeof createOptionReader>;

export const FILE: Kind<string> = {
  parse: (text) => (text === '' ? bad(text, 'is empty. Give the path of a file.') : good(text)),
};

/** Returns a reader of a command's options; its `finish` throws InputError with all bad ones. */
export function createOptionReader(values: OptionValues) {
  const problems: BadInput[] = [];
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    flag: (name: string) => values[name] === true,
    text,
    texts: (name: string): readonly string[] =>
      [values[name] ?? []].flat().filter((value) => typeof value === 'string'),
    /** Returns the value of an option of this kind; undefined if it is absent or bad. */
    value<T>(name: string, kind: Kind<T>): T | undefined {
      const seen = text(name);
      if (seen === undefined) return undefined;
      const before = problems.length;
      const value = readValue(kind, seen, `--${name}`, problems);
      return problems.length > before ? undefined : value;
    },
    /** Returns the settings of a deployment; `usual` has the texts of those whose option is absent. */
    settings: (usual: Readonly<Partial<Record<SettingName, string | null>>> = {}) =>
      createSettingReader((name) => textOfOption(values, name) ?? usual[name] ?? null, OPTION_WORDING, problems),
    /** Records what is wrong with an input; `seen` and `problem` as in `BadInput`. */
    reject: (name: string, seen: string, problem: string): void => {
      problems.push({ name, seen, problem });
    },
    finish: (): void => {
      if (problems.length > 0) throw new InputError(problems);
    },
  };
}
