import { listItems } from './list-items.ts';
import { createResourceCommand } from './resource-command.ts';

/** `touchdown organizations list`: the organizations that the token sees. */
export const command = createResourceCommand({
  name: 'organizations list',
  summary: 'Lists the organizations that the token sees',
  options: {},
  examples: [
    ['touchdown organizations list', 'shows id, name and when it was created'],
    ['touchdown organizations list --json | jq -r "select(.kind == \\"item\\").data.id"', 'prints the ids alone'],
  ],
  read: () => null,
  perform: (_, task) =>
    listItems(
      task.platform.organizations.list(task.call),
      [
        { heading: 'ID', cell: ({ id }) => id },
        { heading: 'NAME', cell: ({ name }) => name },
        { heading: 'CREATED', cell: ({ createdAt }) => createdAt },
      ],
      { things: 'organizations', whereEmpty: 'The token sees no organization.' },
      task,
    ),
});
