import { readFields } from '../arguments/extra-field-options.ts';
import { FIELD_OPTION } from '../arguments/field-option.ts';
import { findProjectId } from '../arguments/option-names.ts';
import { type ClusterWords, otherClusterError } from '../status/other-cluster.ts';
import { createOnce, LOOK_AT_CONSOLE, showCreated } from './created.ts';
import { renderNextCommand } from './next-command.ts';
import { ORGANIZATION_OPTION, readText, requireText } from './required.ts';
import { createResourceCommand } from './resource-command.ts';

const CLUSTER_WORDS: ClusterWords = {
  setting: '--cluster-id',
  field: '--field cluster',
  exampleOf: (cluster) => `--field cluster='"${cluster}"'`,
  advice: "It exists now: use it as it is, or delete it in the platform's console.",
};

/** `touchdown environments create`: creates an environment in a project. */
export const command = createResourceCommand({
  name: 'environments create',
  summary: 'Creates an environment in a project',
  options: {
    project: { type: 'string', value: 'ID_OR_NAME', summary: 'the project; required' },
    name: { type: 'string', value: 'NAME', summary: 'what it is called; required' },
    mode: {
      type: 'string',
      value: 'MODE',
      choices: ['STAGING', 'PRODUCTION'],
      summary: 'STAGING or PRODUCTION; any other is sent as it is',
    },
    'cluster-id': { type: 'string', value: 'ID', summary: 'the cluster that it runs on' },
    field: FIELD_OPTION,
    organization: ORGANIZATION_OPTION,
  },
  examples: [
    ['touchdown environments create --project shop --name staging --mode STAGING', 'names the project'],
    ['touchdown environments create --project PROJECT_ID --name eu --cluster-id CLUSTER_ID', 'chooses the cluster'],
    [
      `touchdown environments create --project shop --name eu --field cluster='"CLUSTER_ID"'`,
      'sends a field that has no option',
    ],
  ],
  read: async ({ reader, terminal }) => ({
    project: requireText(reader, 'project', 'give the id or the name of the project'),
    name: requireText(reader, 'name', 'give the name of the environment'),
    mode: readText(reader, 'mode'),
    clusterId: readText(reader, 'cluster-id'),
    fields: await readFields('environment', reader, terminal),
  }),
  perform: async ({ project, ...environment }, task) => {
    const { platform, config, call } = task;
    const parentId = await findProjectId(platform, { organization: config.organization, project }, call);
    const create = () => platform.environments.create(parentId, environment, call);
    const created = await createOnce(create, `The environment ${environment.name}`, LOOK_AT_CONSOLE, task);
    const problem = otherClusterError(environment, created, CLUSTER_WORDS);
    if (problem !== null) throw problem;
    const { id, name } = created;
    const git = ['--git-url', 'URL'];
    const next = renderNextCommand('applications', 'create', '--environment', id, '--name', 'NAME', ...git);
    showCreated({ resource: 'environment', id, name: name ?? environment.name, parentId, next }, task);
  },
});
