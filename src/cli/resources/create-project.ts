import { readFields } from '../arguments/extra-field-options.ts';
import { FIELD_OPTION } from '../arguments/field-option.ts';
import { findOrganizationId } from '../arguments/option-names.ts';
import { createOnce, showCreated } from './created.ts';
import { renderNextCommand } from './next-command.ts';
import { ORGANIZATION_OPTION, readText, requireText } from './required.ts';
import { createResourceCommand } from './resource-command.ts';

/** `touchdown projects create`: creates a project in an organization. */
export const command = createResourceCommand({
  name: 'projects create',
  summary: 'Creates a project in an organization',
  options: {
    name: { type: 'string', value: 'NAME', summary: 'what it is called; required' },
    description: { type: 'string', value: 'TEXT', summary: 'what it is for' },
    field: FIELD_OPTION,
    organization: ORGANIZATION_OPTION,
  },
  examples: [
    ['touchdown projects create --name shop', 'creates it and prints its id'],
    [
      'touchdown projects create --name shop --description "The web shop" --organization acme',
      'says where and what for',
    ],
  ],
  read: async ({ reader, terminal }) => ({
    name: requireText(reader, 'name', 'give the name of the project'),
    description: readText(reader, 'description'),
    fields: await readFields('project', reader, terminal),
  }),
  perform: async (project, task) => {
    const { platform, config, call } = task;
    const parentId = await findOrganizationId(platform, config.organization, call);
    const create = () => platform.projects.create(parentId, project, call);
    const look = 'See touchdown projects list before you create it again.';
    const { id, name } = await createOnce(create, `The project ${project.name}`, look, task);
    const next = renderNextCommand('environments', 'create', '--project', id, '--name', 'NAME');
    showCreated({ resource: 'project', id, name: name ?? project.name, parentId, next }, task);
  },
});
