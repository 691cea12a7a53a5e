import { readFields } from '../arguments/extra-field-options.ts';
import { FIELD_OPTION } from '../arguments/field-option.ts';
import { parsePairs } from './key-values.ts';
import { createResourceCommand } from './resource-command.ts';
import { writeKeys } from './write-keys.ts';

/** `touchdown variables create`: creates environment variables of an application, one after the other. */
export const command = createResourceCommand({
  name: 'variables create',
  summary: 'Creates environment variables of an application; secrets have a command of their own',
  arguments: [
    { name: 'APP_ID', isRequired: true, summary: 'the id of the application' },
    { name: 'KEY=VALUE', isRequired: true, isRepeated: true, summary: 'a variable and its value' },
  ],
  options: { field: { ...FIELD_OPTION, summary: `${FIELD_OPTION.summary}; goes with each variable` } },
  examples: [
    ['touchdown variables create APP_ID LOG_LEVEL=info', 'creates one'],
    ['touchdown variables create APP_ID LOG_LEVEL=info GREETING="Good morning"', 'creates two'],
  ],
  read: async ({ reader, terminal, words: [appId = '', ...pairs] }) => ({
    appId,
    variables: parsePairs(pairs),
    fields: await readFields('variable', reader, terminal, () => 'KEY=VALUE'),
  }),
  perform: ({ appId, variables, fields }, task) => {
    const create = (key: string, value: string) =>
      task.platform.applications.environmentVariables.create(appId, { key, value, fields }, task.call);
    return writeKeys('variable', appId, variables, create, task);
  },
});
