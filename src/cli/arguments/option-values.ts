import { type BadInput, InputError } from '../../kernel/errors.ts';
import { bad, good, type Kind, readValue } from '../../settings/kind.ts';
import { createSettingReader, type SettingReader } from '../../settings/reader.ts';
import type { SettingName } from '../../settings/settings.ts';
import type { OptionValues } from './command.ts';
import { OPTION_WORDING, textOfOption } from './setting-options.ts';

/** Reads the values of a command's options and collects the bad ones. */
export interface OptionReader {
  flag(name: string): boolean;
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  /** The value of an option of this kind; undefined if it is absent or bad. */
  value<T>(name: string, kind: Kind<T>): T | undefined;
  /** The settings of a deployment; `usual` has the texts of those whose option is absent. */
  settings(usual?: Readonly<Partial<Record<SettingName, string | null>>>): SettingReader;
  /** Records what is wrong with an input; `seen` and `problem` as in `BadInput`. */
  reject(name: string, seen: string, problem: string): void;
  finish(): void;
}

export const FILE: Kind<string> = {
  parse: (text) => (text === '' ? bad(text, 'is empty. Give the path of a file.') : good(text)),
};

export function createOptionReader(values: OptionValues): OptionReader {
  const problems: BadInput[] = [];
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    flag: (name) => values[name] === true,
    text,
    texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === 'string'),
    value(name, kind) {
      const seen = text(name);
      if (seen === undefined) return undefined;
      const before = problems.length;
      const value = readValue(kind, seen, `--${name}`, problems);
      return problems.length > before ? undefined : value;
    },
    settings: (usual = {}) =>
      createSettingReader((name) => textOfOption(values, name) ?? usual[name] ?? null, OPTION_WORDING, problems),
    reject: (name, seen, problem) => {
      problems.push({ name, seen, problem });
    },
    finish() {
      if (problems.length > 0) throw new InputError(problems);
    },
  };
}
