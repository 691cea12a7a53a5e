import { doOnce } from './created.ts';
import { createResourceCommand } from './resource-command.ts';

/** `touchdown rewards claim`: claims the reward of an invitation. */
export const command = createResourceCommand({
  name: 'rewards claim',
  summary: 'Claims the reward of an invitation; a code can be claimed 3 times at most',
  arguments: [{ name: 'CODE', isRequired: true, summary: "the invitation's code" }],
  options: {},
  examples: [
    ['touchdown rewards claim SUMMER-2026', 'claims it'],
    ['touchdown rewards claim SUMMER-2026 --json', 'says so in JSON'],
  ],
  read: ({ words: [code = ''] }) => code.trim(),
  perform: async (code, task) => {
    const doubt = {
      message: 'The reward may have been claimed: the answer was lost.',
      look: "Look in the platform's console before you claim it again.",
    };
    await doOnce(() => task.platform.rewards.claim({ code }, task.call), doubt, task);
    task.output.show('result', { isClaimed: true }, 'The reward is claimed.\n');
  },
});
