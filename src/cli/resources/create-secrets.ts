import { readFields } from '../arguments/extra-field-options.ts';
import { FIELD_OPTION } from '../arguments/field-option.ts';
import { requireKeys } from './key-values.ts';
import { createResourceCommand } from './resource-command.ts';
import { readSecretValues } from './secret-values.ts';
import { writeKeys } from './write-keys.ts';

const SETTINGS: Readonly<Record<string, string>> = {
  key: 'KEY',
  value: '--from-env, --value-file or standard input',
};

/** `touchdown secrets create`: creates secrets of an application; their values are never words of the command. */
export const command = createResourceCommand({
  name: 'secrets create',
  summary: 'Creates secrets of an application, whose values come from the environment, files or standard input',
  arguments: [
    { name: 'APP_ID', isRequired: true, summary: 'the id of the application' },
    { name: 'KEY', isRequired: true, isRepeated: true, summary: 'the name of a secret, never its value' },
  ],
  options: {
    'from-env': { type: 'boolean', summary: 'take each value from the environment variable of the same name' },
    'value-file': {
      type: 'string',
      multiple: true,
      value: 'KEY=PATH',
      summary: 'take the value of KEY from a file, a last line break left out; may be repeated',
    },
    field: { ...FIELD_OPTION, summary: `${FIELD_OPTION.summary}; goes with each secret` },
  },
  examples: [
    ['touchdown secrets create APP_ID DATABASE_URL --from-env', 'takes it from the variable DATABASE_URL'],
    ['touchdown secrets create APP_ID TLS_KEY --value-file TLS_KEY=key.pem', 'takes it from a file'],
    ['pass show shop/api-key | touchdown secrets create APP_ID API_KEY', 'takes the only one from standard input'],
  ],
  read: async ({ reader, words: [appId = '', ...keys], values, terminal }) => {
    requireKeys(keys);
    const sources = { keys, fromEnvironment: reader.flag('from-env'), valueFiles: reader.texts('value-file') };
    const fields = await readFields('secret', reader, terminal, (setting) => SETTINGS[setting] ?? null);
    reader.finish();
    return { appId, fields, secrets: await readSecretValues(sources, values, terminal) };
  },
  perform: ({ appId, secrets, fields }, task) => {
    const create = (key: string, value: string) =>
      task.platform.applications.secrets.create(appId, { key, value, fields }, task.call);
    return writeKeys('secret', appId, secrets, create, task);
  },
});
