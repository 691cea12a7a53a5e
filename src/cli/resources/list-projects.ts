import { findOrganizationId } from '../arguments/option-names.ts';
import { listItems } from './list-items.ts';
import { ORGANIZATION_OPTION } from './required.ts';
import { createResourceCommand } from './resource-command.ts';

/** `touchdown projects list`: the projects of an organization, as they come. */
export const command = createResourceCommand({
  name: 'projects list',
  summary: 'Lists the projects of an organization',
  options: { organization: ORGANIZATION_OPTION },
  examples: [
    ['touchdown projects list', 'lists those of the only organization that the token sees'],
    ['touchdown projects list --organization acme --json', 'prints one line of JSON a project'],
  ],
  read: () => null,
  perform: async (_, task) => {
    const { platform, config, call } = task;
    const organizationId = await findOrganizationId(platform, config.organization, call);
    await listItems(
      platform.projects.list(organizationId, call),
      [
        { heading: 'ID', cell: ({ id }) => id },
        { heading: 'NAME', cell: ({ name }) => name },
        { heading: 'CREATED', cell: ({ createdAt }) => createdAt },
        { heading: 'DESCRIPTION', cell: ({ description }) => description },
      ],
      { things: 'projects', whereEmpty: 'There is no project yet. Next: touchdown projects create --name NAME' },
      task,
    );
  },
});
