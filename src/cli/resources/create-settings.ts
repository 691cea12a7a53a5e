import { InputError, RemoteError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import { readEnvironment } from '../../settings/key-values.ts';
import { flagOption, listOption, type OptionValues, type Terminal } from '../arguments/command.ts';
import { FIELD_OPTION } from '../arguments/common-options.ts';
import { readFields } from '../arguments/extra-field-options.ts';
import type { OptionReader } from '../arguments/option-values.ts';
import { readSecretFile, readSecretInput } from '../config/secret-source.ts';
import { createResourceCommand, doOnce, renderNextCommand, type Task } from './resource-command.ts';

export const createVariables = createResourceCommand({
  name: 'variables create',
  summary: 'Creates environment variables of an application; for secrets, use touchdown secrets create',
  arguments: [
    { name: 'APP_ID', isRequired: true, summary: 'id of the application' },
    { name: 'KEY=VALUE', isRequired: true, isRepeated: true, summary: 'a variable and its value' },
  ],
  options: { field: { ...FIELD_OPTION, summary: `${FIELD_OPTION.summary}; sent with each variable` } },
  examples: [
    ['touchdown variables create APP_ID LOG_LEVEL=info', 'creates a variable'],
    ['touchdown variables create APP_ID LOG_LEVEL=info GREETING="Good morning"', 'creates two variables'],
  ],
  read: async ({ reader, terminal, words: [appId = '', ...pairs] }) => ({
    appId,
    variables: readPairs(pairs, reader),
    fields: await readFields('variable', reader, terminal, () => 'KEY=VALUE'),
  }),
  perform: ({ appId, variables, fields }, task) => {
    const create = (key: string, value: string) =>
      task.platform.applications.environmentVariables.create(appId, { key, value, fields }, task.call);
    return writeKeys('variable', appId, variables, create, task);
  },
});

const SETTINGS: Readonly<Record<string, string>> = {
  key: 'KEY',
  value: '--from-env, --value-file or standard input',
};

export const createSecrets = createResourceCommand({
  name: 'secrets create',
  summary: 'Creates secrets of an application, whose values come from the environment, files or standard input',
  arguments: [
    { name: 'APP_ID', isRequired: true, summary: 'id of the application' },
    { name: 'KEY', isRequired: true, isRepeated: true, summary: 'name of a secret, not its value' },
  ],
  options: {
    'from-env': flagOption('read each value from the environment variable of the same name'),
    'value-file': listOption('KEY=PATH', 'read the value of KEY from a file, without a trailing line break'),
    field: { ...FIELD_OPTION, summary: `${FIELD_OPTION.summary}; sent with each secret` },
  },
  examples: [
    ['touchdown secrets create APP_ID DATABASE_URL --from-env', 'reads the value from the variable DATABASE_URL'],
    ['touchdown secrets create APP_ID TLS_KEY --value-file TLS_KEY=key.pem', 'reads the value from a file'],
    ['pass show shop/api-key | touchdown secrets create APP_ID API_KEY', 'reads the value from standard input'],
  ],
  read: async ({ reader, words: [appId = '', ...keys], values, terminal }) => {
    checkKeys(keys, reader);
    const fields = await readFields('secret', reader, terminal, (setting) => SETTINGS[setting] ?? null);
    reader.finish();
    return { appId, fields, secrets: await readSecretValues(keys, reader, values, terminal) };
  },
  perform: ({ appId, secrets, fields }, task) => {
    const create = (key: string, value: string) =>
      task.platform.applications.secrets.create(appId, { key, value, fields }, task.call);
    return writeKeys('secret', appId, secrets, create, task);
  },
});

async function writeKeys(
  thing: 'variable' | 'secret',
  appId: string,
  values: ReadonlyMap<string, string>,
  create: (key: string, value: string) => Promise<void>,
  task: Task,
): Promise<void> {
  const waiting = [...values.keys()];
  try {
    for (const [key, value] of values) {
      waiting.shift();
      const message = `The ${thing} ${key} of application ${appId} may have been created: the response was lost.`;
      await doOnce(() => create(key, value), { message, hint: HINTS[thing](appId) }, task);
      task.output.show('item', { resource: thing, key, applicationId: appId }, `Created ${thing} ${plainLine(key)}.\n`);
    }
  } catch (error) {
    if (waiting.length > 0) task.terminal.err(`Not tried: ${waiting.map(plainLine).join(', ')}.\n`);
    if (!(error instanceof RemoteError) || error.code !== 'conflict') throw error;
    const change = thing === 'variable' ? '--variable KEY=VALUE' : '--secret KEY';
    const message = `${error.message} To change a ${thing} that exists, use touchdown deploy ${change}.`;
    throw new RemoteError('conflict', message, error.facts, error.excerpt, error);
  }
  const next = renderNextCommand('deploy', appId);
  const them = values.size === 1 ? 'it' : 'them';
  const text = `The application gets ${them} with its next deployment. Next: ${next}\n`;
  task.output.show('result', { things: `${thing}s`, count: values.size, next }, text);
}

const HINTS = {
  variable: (appId: string) => `Check ${renderNextCommand('variables', 'list', appId)} before you create it again.`,
  secret: () => 'Create it again. If it already exists, the platform says so.',
} as const;

const KEY = /^[^\s=\p{C}]+$/u;
const MAX_SHOWN_CHARS = 60;

/** Reads KEY=VALUE words; the value may be empty. Reports words without a key and repeated keys to the reader. */
function readPairs(words: readonly string[], reader: OptionReader): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const word of words) {
    const [key = ''] = word.split('=', 1);
    if (!KEY.test(key) || key === word) {
      const problem = 'is not a key with a value. Write a key, an equals sign and the value.';
      reader.reject('KEY=VALUE', shorten(key), problem);
    } else if (pairs.has(key)) {
      reader.reject('KEY', shorten(key), TWICE);
    }
    pairs.set(key, word.slice(key.length + 1));
  }
  return pairs;
}

/** Reports to the reader, without any value, words that are no bare keys or are repeated: the text after a `=` would be a secret. */
function checkKeys(words: readonly string[], reader: OptionReader): void {
  const hasValue =
    'has a value on the command line, where others can read it. Change that value, and give it with --from-env, --value-file or standard input.';
  const isNoKey = 'is not a key. Use a text without spaces and control characters.';
  for (const [at, word] of words.entries()) {
    if (!KEY.test(word)) reader.reject('KEY', '', word.includes('=') ? hasValue : isNoKey);
    else if (words.indexOf(word) !== at) reader.reject('KEY', shorten(word), TWICE);
  }
}

const TWICE = 'is given twice. Give each key once.';

function shorten(text: string): string {
  return plainLine(text).slice(0, MAX_SHOWN_CHARS);
}

/** Returns every key's secret value: from its file, else the environment, else standard input. Rejects with InputError. */
export async function readSecretValues(
  keys: readonly string[],
  reader: OptionReader,
  values: OptionValues,
  terminal: Terminal,
): Promise<ReadonlyMap<string, string>> {
  const fromEnvironment = reader.flag('from-env');
  const files = parseFiles(reader.texts('value-file'), keys);
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
