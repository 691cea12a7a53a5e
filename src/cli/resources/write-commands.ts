import { plainLine } from '../../kernel/untrusted.ts';
import { valueOption } from '../arguments/command.ts';
import { FIELD_OPTION, ORGANIZATION_OPTION, readAmount, readText, requireText } from '../arguments/common-options.ts';
import { readFields } from '../arguments/extra-field-options.ts';
import { findOrganizationId, findProjectId } from '../config/find-organization.ts';
import { type ClusterWords, otherClusterError } from './other-cluster.ts';
import { createResource, createResourceCommand, doOnce } from './resource-command.ts';

export const createProject = createResourceCommand({
  name: 'projects create',
  summary: 'Creates a project in an organization',
  options: {
    name: valueOption('NAME', 'its name (required)'),
    description: valueOption('TEXT', 'its description'),
    field: FIELD_OPTION,
    organization: ORGANIZATION_OPTION,
  },
  examples: [
    ['touchdown projects create --name shop', 'creates it and prints its id'],
    [
      'touchdown projects create --name shop --description "The web shop" --organization acme',
      'sets the description and the organization',
    ],
  ],
  read: async ({ reader, terminal }) => ({
    name: requireText(reader, 'name', 'is missing. Give the name of the project.'),
    description: readText(reader, 'description'),
    fields: await readFields('project', reader, terminal),
  }),
  perform: async (project, task) => {
    const { platform, config, call } = task;
    const parentId = await findOrganizationId(platform, config.organization, call);
    const hint = 'Check touchdown projects list before you create it again.';
    const next = (id: string) => ['environments', 'create', '--project', id, '--name', 'NAME'];
    const creation = { resource: 'project', name: project.name, parentId, hint, next } as const;
    await createResource(creation, () => platform.projects.create(parentId, project, call), task);
  },
});

const CLUSTER_WORDS: ClusterWords = {
  setting: '--cluster-id',
  field: '--field cluster',
  exampleOf: (cluster) => `--field cluster='"${cluster}"'`,
  advice: "It exists now. Use it as it is, or delete it in the platform's console.",
};

export const createEnvironment = createResourceCommand({
  name: 'environments create',
  summary: 'Creates an environment in a project',
  options: {
    project: valueOption('ID_OR_NAME', 'id or name of the project (required)'),
    name: valueOption('NAME', 'its name (required)'),
    mode: valueOption('MODE', 'STAGING, PRODUCTION or another mode of the platform'),
    'cluster-id': valueOption('ID', 'id of the cluster to run it on'),
    field: FIELD_OPTION,
    organization: ORGANIZATION_OPTION,
  },
  examples: [
    ['touchdown environments create --project shop --name staging --mode STAGING', 'uses the name of the project'],
    ['touchdown environments create --project PROJECT_ID --name eu --cluster-id CLUSTER_ID', 'chooses the cluster'],
    [
      `touchdown environments create --project shop --name eu --field cluster='"CLUSTER_ID"'`,
      'sends a field that has no option',
    ],
  ],
  read: async ({ reader, terminal }) => ({
    project: requireText(reader, 'project', 'is missing. Give the id or the name of the project.'),
    name: requireText(reader, 'name', 'is missing. Give the name of the environment.'),
    mode: readText(reader, 'mode'),
    clusterId: readText(reader, 'cluster-id'),
    fields: await readFields('environment', reader, terminal),
  }),
  perform: async ({ project, ...environment }, task) => {
    const { platform, config, call } = task;
    const parentId = await findProjectId(platform, { organization: config.organization, project }, call);
    const create = async () => {
      const created = await platform.environments.create(parentId, environment, call);
      const problem = otherClusterError(environment, created, CLUSTER_WORDS);
      if (problem !== null) throw problem;
      return created;
    };
    const git = ['--git-url', 'URL'];
    const next = (id: string) => ['applications', 'create', '--environment', id, '--name', 'NAME', ...git];
    await createResource({ resource: 'environment', name: environment.name, parentId, next }, create, task);
  },
});

export const createDatabase = createResourceCommand({
  name: 'databases create',
  summary: 'Creates a database in an environment',
  options: {
    environment: valueOption('ID', 'id of the environment (required)'),
    name: valueOption('NAME', 'its name (required)'),
    type: valueOption('TYPE', 'POSTGRESQL or another type of the platform (required)'),
    version: valueOption('VERSION', 'version of the database'),
    mode: valueOption('MODE', 'MANAGED or another mode of the platform'),
    cpu: valueOption('N', "integer in the platform's unit, which is not documented"),
    memory: valueOption('N', "integer in the platform's unit, which is not documented"),
    storage: valueOption('N', "integer in the platform's unit, which is not documented"),
    field: FIELD_OPTION,
  },
  examples: [
    ['touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --version 16', 'creates one'],
    [
      'touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --mode MANAGED --storage 20',
      'creates a managed database',
    ],
  ],
  read: async ({ reader, terminal }) => ({
    environmentId: requireText(reader, 'environment', 'is missing. Give the id of the environment.'),
    database: {
      name: requireText(reader, 'name', 'is missing. Give the name of the database.'),
      type: requireText(reader, 'type', 'is missing. Give the type of the database, for example POSTGRESQL.'),
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
    const next = (id: string) => ['databases', 'deploy', id];
    const creation = { resource: 'database', name: database.name, parentId, next } as const;
    await createResource(creation, () => platform.databases.create(parentId, database, call), task);
  },
});

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
