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
  options: {},
  examples: [
    ['touchdown variables create APP_ID LOG_LEVEL=info', 'creates one'],
    ['touchdown variables create APP_ID LOG_LEVEL=info GREETING="Good morning"', 'creates two'],
  ],
  read: ({ words: [appId = '', ...pairs] }) => ({ appId, variables: parsePairs(pairs) }),
  perform: ({ appId, variables }, task) => {
    const create = (key: string, value: string) =>
      task.platform.applications.environmentVariables.create(appId, { key, value }, task.call);
    return writeKeys('variable', appId, variables, create, task);
  },
});
