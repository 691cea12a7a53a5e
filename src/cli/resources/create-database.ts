import { readFields } from '../arguments/extra-field-options.ts';
import { FIELD_OPTION } from '../arguments/field-option.ts';
import { createOnce, LOOK_AT_CONSOLE, showCreated } from './created.ts';
import { renderNextCommand } from './next-command.ts';
import { readAmount, readText, requireText } from './required.ts';
import { createResourceCommand } from './resource-command.ts';

/** `touchdown databases create`: creates a database in an environment. */
export const command = createResourceCommand({
  name: 'databases create',
  summary: 'Creates a database in an environment',
  options: {
    environment: { type: 'string', value: 'ID', summary: 'the environment; required' },
    name: { type: 'string', value: 'NAME', summary: 'what it is called; required' },
    type: {
      type: 'string',
      value: 'TYPE',
      choices: ['POSTGRESQL'],
      summary: 'POSTGRESQL is known; any other is sent as it is; required',
    },
    version: { type: 'string', value: 'VERSION', summary: 'the version of the database' },
    mode: {
      type: 'string',
      value: 'MODE',
      choices: ['MANAGED'],
      summary: 'MANAGED is known; any other is sent as it is',
    },
    cpu: { type: 'string', value: 'N', summary: 'an integer; the platform does not tell its unit' },
    memory: { type: 'string', value: 'N', summary: 'an integer; the platform does not tell its unit' },
    storage: { type: 'string', value: 'N', summary: 'an integer; the platform does not tell its unit' },
    field: FIELD_OPTION,
  },
  examples: [
    ['touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --version 16', 'creates one'],
    [
      'touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --mode MANAGED --storage 20',
      'has the platform manage it',
    ],
  ],
  read: async ({ reader, terminal }) => ({
    environmentId: requireText(reader, 'environment', 'give the id of the environment'),
    database: {
      name: requireText(reader, 'name', 'give the name of the database'),
      type: requireText(reader, 'type', 'give the type of the database, as POSTGRESQL'),
      version: readText(reader, 'version'),
      mode: readText(reader, 'mode'),
      cpu: readAmount(reader, 'cpu'),
      memory: readAmount(reader, 'memory'),
      storage: readAmount(reader, 'storage'),
      fields: await readFields('database', reader, terminal),
    },
  }),
  perform: async ({ environmentId: parentId, database }, task) => {
    const { platform, call } = task;
    const create = () => platform.databases.create(parentId, database, call);
    const { id, name } = await createOnce(create, `The database ${database.name}`, LOOK_AT_CONSOLE, task);
    const next = renderNextCommand('databases', 'deploy', id);
    showCreated({ resource: 'database', id, name: name ?? database.name, parentId, next }, task);
  },
});
