import { listItems } from './list-items.ts';
import { createResourceCommand } from './resource-command.ts';

/** `touchdown variables list`: the environment variables of an application. */
export const command = createResourceCommand({
  name: 'variables list',
  summary: 'Lists the environment variables of an application, with their values',
  arguments: [{ name: 'APP_ID', isRequired: true, summary: 'the id of the application' }],
  options: {},
  examples: [
    ['touchdown variables list APP_ID', 'shows keys and values'],
    ['touchdown variables list APP_ID --json', 'prints one line of JSON a variable'],
  ],
  read: ({ words: [appId = ''] }) => appId,
  perform: (appId, task) =>
    listItems(
      task.platform.applications.environmentVariables.list(appId, task.call),
      [
        { heading: 'KEY', cell: ({ key }) => key },
        { heading: 'VALUE', cell: ({ value }) => value },
        { heading: 'ID', cell: ({ id }) => id },
      ],
      { things: 'variables', whereEmpty: 'The application has no environment variable.' },
      task,
    ),
});
