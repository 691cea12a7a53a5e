import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { readEnvironment } from '../../settings/key-values.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { readSecretFile, readSecretInput } from '../config/secret-source.ts';

interface SecretSources {
  readonly keys: readonly string[];
  /** Applies to every key without a file. */
  readonly fromEnvironment: boolean;
  /** Each KEY=PATH. */
  readonly valueFiles: readonly string[];
}

/** Returns every key's secret value: from its file, else the environment, else standard input. Rejects with InputError. */
export async function readSecretValues(
  { keys, fromEnvironment, valueFiles }: SecretSources,
  values: OptionValues,
  terminal: Terminal,
): Promise<ReadonlyMap<string, string>> {
  const files = parseFiles(valueFiles, keys);
  const left = keys.filter((key) => !files.has(key) && !fromEnvironment);
  if (left.length > 1) {
    throw missing(
      left.join(', '),
      'cannot all be read from standard input, which holds one value. Use --from-env, or --value-file KEY=PATH for each.',
    );
  }
  const found = new Map<string, string>();
  for (const key of keys) {
    const path = files.get(key);
    const value =
      path !== undefined
        ? await readSecretFile(path, terminal)
        : fromEnvironment
          ? (readEnvironment(key, terminal.env) ?? '')
          : await readSecretInput(`the value of ${key}`, values, terminal);
    registerSecret(value);
    if (value.trim() === '') throw missing(key, describeEmptiness(path, fromEnvironment));
    found.set(key, value);
  }
  return found;
}

function parseFiles(valueFiles: readonly string[], keys: readonly string[]): ReadonlyMap<string, string> {
  const pairs = valueFiles.map((text) => {
    const [key = ''] = text.split('=', 1);
    return [key, text.slice(key.length + 1)] as const;
  });
  const [wrong] = pairs.filter(([key, path]) => !keys.includes(key) || path === '');
  // The user may have typed KEY=VALUE instead of KEY=PATH, so the text is not shown.
  if (wrong !== undefined)
    throw missing('--value-file', 'is not KEY=PATH with one of the given keys and the path of a file.');
  const files = new Map(pairs);
  if (files.size < pairs.length) throw missing('--value-file', 'has the same key twice. Give each key once.');
  return files;
}

function describeEmptiness(path: string | undefined, fromEnvironment: boolean): string {
  if (path !== undefined) return 'is empty: its file has no content.';
  if (fromEnvironment) return 'is not set: the environment variable of this name does not exist or is empty.';
  return 'is empty: standard input has no content. Pipe the value in, or use --from-env or --value-file KEY=PATH.';
}

function missing(name: string, problem: string): InputError {
  return new InputError([{ name, seen: '', problem }]);
}
