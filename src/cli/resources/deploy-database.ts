import { plainLine } from '../../kernel/untrusted.ts';
import { doOnce } from './created.ts';
import { createResourceCommand } from './resource-command.ts';

/** `touchdown databases deploy`: starts the deployment of a database; the platform does not tell how it ends. */
export const command = createResourceCommand({
  name: 'databases deploy',
  summary: 'Starts the deployment of a database; the platform does not tell how it ends',
  arguments: [{ name: 'DATABASE_ID', isRequired: true, summary: 'the id of the database' }],
  options: {},
  examples: [
    ['touchdown databases deploy DATABASE_ID', 'starts it'],
    ['touchdown databases deploy DATABASE_ID --json', "prints the deployment's id and status as JSON"],
  ],
  read: ({ words: [databaseId = ''] }) => databaseId,
  perform: async (databaseId, task) => {
    const { platform, call, output } = task;
    const doubt = {
      message: `A deployment of the database ${databaseId} may have been started: the answer was lost.`,
      look: "Look in the platform's console before you start it again.",
    };
    const { id, status } = await doOnce(() => platform.databases.deploy(databaseId, call), doubt, task);
    const told = status === null ? '' : ` The platform calls it ${plainLine(status)}.`;
    const text = `The deployment of database ${plainLine(databaseId)} was taken.${told} How it ends is shown in the platform's console.\n`;
    output.show('result', { databaseId, deploymentId: id, status }, text);
  },
});
