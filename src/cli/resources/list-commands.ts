import { ORGANIZATION_OPTION } from '../arguments/common-options.ts';
import { findOrganizationId } from '../config/find-organization.ts';
import { type Column, renderTable } from '../terminal/text-table.ts';
import { createResourceCommand, type Task } from './resource-command.ts';

export const listOrganizations = createResourceCommand({
  name: 'organizations list',
  summary: 'Lists the organizations that the token can see',
  options: {},
  examples: [
    ['touchdown organizations list', 'shows ids, names and creation dates'],
    ['touchdown organizations list --json | jq -r "select(.kind == \\"item\\").data.id"', 'prints only the ids'],
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
      { things: 'organizations', whereEmpty: 'The token cannot see any organization.' },
      task,
    ),
});

export const listProjects = createResourceCommand({
  name: 'projects list',
  summary: 'Lists the projects of an organization',
  options: { organization: ORGANIZATION_OPTION },
  examples: [
    ['touchdown projects list', 'lists the projects of the only organization'],
    ['touchdown projects list --organization acme --json', 'prints a line of JSON for each project'],
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
      { things: 'projects', whereEmpty: 'No projects yet. Next: touchdown projects create --name NAME' },
      task,
    );
  },
});

export const listVariables = createResourceCommand({
  name: 'variables list',
  summary: 'Lists the environment variables of an application, with their values',
  arguments: [{ name: 'APP_ID', isRequired: true, summary: 'id of the application' }],
  options: {},
  examples: [
    ['touchdown variables list APP_ID', 'shows keys and values'],
    ['touchdown variables list APP_ID --json', 'prints a line of JSON for each variable'],
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
      { things: 'variables', whereEmpty: 'The application has no environment variables.' },
      task,
    ),
});

/** This many rows are aligned with each other, as many as a page of the platform has, so that memory stays constant. */
const ROWS_A_PAGE = 100;

/** Prints items as they come, no faster than they are read, in pages of a table or as lines of JSON. Rejects as the list does. */
export async function listItems<T extends object>(
  items: AsyncIterable<T>,
  columns: readonly Column<T>[],
  { things, whereEmpty }: { readonly things: string; readonly whereEmpty: string },
  { output, terminal }: Task,
): Promise<void> {
  let page: T[] = [];
  let count = 0;
  const flush = (): void => {
    const width = terminal.columns();
    if (page.length > 0) output.say(renderTable(columns, page, { width, hasHeadings: count === page.length }));
    page = [];
  };
  try {
    for await (const item of items) {
      count += 1;
      if (output.isJson) output.show('item', item, '');
      else if (page.push(item) === ROWS_A_PAGE) flush();
      await terminal.ready();
    }
  } finally {
    flush();
  }
  const isEmpty = count === 0 && terminal.columns() !== null;
  output.show('result', { things, count }, isEmpty ? `${whereEmpty}\n` : '');
}
