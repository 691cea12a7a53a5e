import { plainLine } from '../../kernel/untrusted.ts';
import { doOnce } from './do-once.ts';
import { createResourceCommand } from './resource-command.ts';

/** `touchdown databases deploy`: starts the deployment of a database; the platform does not report its outcome. */
export const deployDatabase = createResourceCommand({
  name: 'databases deploy',
  summary: 'Deploys a database; the platform does not report the outcome',
  arguments: [{ name: 'DATABASE_ID', isRequired: true, summary: 'id of the database' }],
  options: {},
  examples: [
    ['touchdown databases deploy DATABASE_ID', 'requests the deployment'],
    ['touchdown databases deploy DATABASE_ID --json', "prints the deployment's id and status as JSON"],
  ],
  read: ({ words: [databaseId = ''] }) => databaseId,
  perform: async (databaseId, task) => {
    const { platform, call, output } = task;
    const doubt = {
      message: `A deployment of the database ${databaseId} may have been started: the response was lost.`,
      hint: "Check the platform's console before you start it again.",
    };
    const { id, status } = await doOnce(() => platform.databases.deploy(databaseId, call), doubt, task);
    const stateWord = status === null ? '' : ` The platform reports: ${plainLine(status)}.`;
    const text = `Deployment of database ${plainLine(databaseId)} requested.${stateWord} See the platform's console for its outcome.\n`;
    output.show('result', { databaseId, deploymentId: id, status }, text);
  },
});

/** `touchdown rewards claim`: claims the reward of an invitation. */
export const claimReward = createResourceCommand({
  name: 'rewards claim',
  summary: 'Claims the reward of an invitation; a code can be claimed at most 3 times',
  arguments: [{ name: 'CODE', isRequired: true, summary: 'code of the invitation' }],
  options: {},
  examples: [
    ['touchdown rewards claim SUMMER-2026', 'claims the reward'],
    ['touchdown rewards claim SUMMER-2026 --json', 'prints the result as JSON'],
  ],
  read: ({ words: [code = ''] }) => code.trim(),
  perform: async (code, task) => {
    const doubt = {
      message: 'The reward may have been claimed: the response was lost.',
      hint: "Check the platform's console before you claim it again.",
    };
    await doOnce(() => task.platform.rewards.claim({ code }, task.call), doubt, task);
    task.output.show('result', { isClaimed: true }, 'Claimed the reward.\n');
  },
});
