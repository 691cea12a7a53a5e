import type { PlatformOperation } from '../http/operations.ts';
import { listOf, objectOf, refTo, type Schema } from './schemas.ts';

/** The response to a call when it goes well: a sentence, and the body by media type; no body if there are none. */
export interface Success {
  readonly description: string;
  readonly content: Readonly<Record<string, Schema>>;
}

/** What a route does not say of itself, for one who reads or generates a client. */
export interface CallDescription {
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** The name of its schema. */
  readonly body?: string;
  readonly isBodyOptional?: true;
  readonly query?: Readonly<Record<string, Schema>>;
  /** By status. */
  readonly successes: Readonly<Record<string, Success>>;
  /** When it gets 409; absent if it never is. */
  readonly conflict?: string;
}

const POSITIVE: Schema = { type: 'integer', minimum: 1, maximum: 999_999_999 };
const PAGING: Readonly<Record<string, Schema>> = {
  page: { ...POSITIVE, default: 1, description: 'The page number, from 1.' },
  page_size: { ...POSITIVE, default: 100, description: 'The number of entries per page; more than 100 counts as 100.' },
};
const ONLY_QUEUES = 'Only in queue scenarios; in other scenarios this call does not exist.';
const ONLY_QUEUE_PROJECTS =
  'Only in a project that has or had an application of a queue scenario; in others this call does not exist.';
const KEY_TAKEN = 'The application already has a variable or secret with this key.';

function response(description: string, schema: Schema): Success {
  return { description, content: { 'application/json': schema } };
}

/** What the document says of each call, besides what its route says. */
export const CALL_DESCRIPTIONS: Readonly<Record<PlatformOperation, CallDescription>> = {
  organization: {
    operationId: 'getOrganization',
    tag: 'Organizations',
    summary: 'Get the organization that the token belongs to',
    successes: { 200: response('The organization', refTo('Organization')) },
  },
  projects: {
    operationId: 'listProjects',
    tag: 'Projects',
    summary: 'List the projects of an organization',
    description: 'Returns one page if `page` or `page_size` is set, otherwise all projects without `pagination`.',
    query: PAGING,
    successes: {
      200: response(
        'Projects, oldest first',
        objectOf({ results: listOf(refTo('Project')), 'pagination?': refTo('Pagination') }),
      ),
    },
  },
  project: {
    operationId: 'createProject',
    tag: 'Projects',
    summary: 'Create a project',
    body: 'NewProject',
    successes: { 201: response('The project', refTo('Project')) },
  },
  environment: {
    operationId: 'createEnvironment',
    tag: 'Environments',
    summary: 'Create an environment',
    body: 'NewEnvironment',
    successes: { 201: response('The environment', refTo('Environment')) },
  },
  'environment-log': {
    operationId: 'getEnvironmentLogs',
    tag: 'Environments',
    summary: 'Get the last log lines of the builds of an environment',
    description: 'Returns the log of the queue scenario that has one; in other scenarios this path does not exist.',
    successes: { 200: response('At most 1000 lines, oldest first', refTo('EnvironmentLog')) },
  },
  environments: {
    operationId: 'listEnvironments',
    tag: 'Environments',
    summary: 'List the environments of a project',
    description: `Returns those that were not deleted. ${ONLY_QUEUE_PROJECTS}`,
    successes: { 200: response('Environments, oldest first', objectOf({ results: listOf(refTo('Environment')) })) },
  },
  'environment-delete': {
    operationId: 'deleteEnvironment',
    tag: 'Environments',
    summary: 'Delete an environment and everything in it',
    description: ONLY_QUEUE_PROJECTS,
    successes: { 204: { description: 'The environment is deleted', content: {} } },
  },
  application: {
    operationId: 'createApplication',
    tag: 'Application',
    summary: 'Create an application',
    body: 'NewApplication',
    successes: { 201: response('The application', refTo('Application')) },
  },
  deploy: {
    operationId: 'deployApplication',
    tag: 'Application Actions',
    summary: 'Deploy an application',
    description: 'Starts a deployment. The response depends on the scenario; in most of them it is 201.',
    body: 'NewDeployment',
    isBodyOptional: true,
    successes: {
      200: {
        description: 'Accepted, with the status of the application or a line of text',
        content: { 'application/json': refTo('ApplicationStatus'), 'text/plain': { type: 'string' } },
      },
      201: response('The deployment', refTo('Deployment')),
      202: response(
        'Requested, with the status of the application (only in queue scenarios)',
        refTo('ApplicationStatus'),
      ),
      204: { description: 'Accepted, without a body', content: {} },
    },
    conflict: 'Another deployment of the application is in progress.',
  },
  details: {
    operationId: 'getApplication',
    tag: 'Application Main Calls',
    summary: 'Get an application',
    description: 'Returns an application of a queue scenario; in other scenarios this path does not exist.',
    successes: { 200: response('The application', refTo('ApplicationDetails')) },
  },
  status: {
    operationId: 'getApplicationStatus',
    tag: 'Application Main Calls',
    summary: 'Get the status of an application',
    successes: { 200: response('The status', refTo('ApplicationStatus')) },
  },
  log: {
    operationId: 'getApplicationLog',
    tag: 'Application Logs',
    summary: 'Get the last log lines of an application',
    description:
      'Returns log lines. Their format depends on the scenario; in most of them it is `{results}` with objects.',
    query: { tail: { ...POSITIVE, default: 1000, description: 'The number of lines; more than 1000 counts as 1000.' } },
    successes: {
      200: {
        description: 'The lines',
        content: {
          'application/json': refTo('Log'),
          'text/plain': { type: 'string' },
          'application/x-ndjson': { type: 'string' },
        },
      },
      204: { description: 'No lines', content: {} },
    },
  },
  links: {
    operationId: 'listApplicationLinks',
    tag: 'Application Main Calls',
    summary: 'List the addresses of an application',
    description: ONLY_QUEUES,
    successes: { 200: response('The addresses', objectOf({ results: listOf(refTo('Link')) })) },
  },
  variables: {
    operationId: 'listEnvironmentVariables',
    tag: 'Application Environment Variable',
    summary: 'List the environment variables of an application',
    query: PAGING,
    successes: { 200: response('A page of variables, oldest first', refTo('VariableList')) },
  },
  variable: {
    operationId: 'createEnvironmentVariable',
    tag: 'Application Environment Variable',
    summary: 'Create an environment variable',
    body: 'NewSetting',
    successes: { 201: response('The variable', refTo('Variable')) },
    conflict: KEY_TAKEN,
  },
  secret: {
    operationId: 'createSecret',
    tag: 'Application Secret',
    summary: 'Create a secret',
    body: 'NewSetting',
    successes: { 201: response('The secret, without its value', refTo('Secret')) },
    conflict: KEY_TAKEN,
  },
  'variable-change': {
    operationId: 'editEnvironmentVariable',
    tag: 'Application Environment Variable',
    summary: 'Change an environment variable',
    description: `Changes a variable of the application's own scope. ${ONLY_QUEUES}`,
    body: 'SettingChange',
    successes: { 200: response('The variable', refTo('Variable')) },
  },
  'variable-override': {
    operationId: 'overrideEnvironmentVariable',
    tag: 'Application Environment Variable',
    summary: 'Give the application its own value of an inherited environment variable',
    description: ONLY_QUEUES,
    body: 'SettingOverride',
    successes: { 201: response('The variable', refTo('Variable')) },
    conflict: KEY_TAKEN,
  },
  secrets: {
    operationId: 'listSecrets',
    tag: 'Application Secret',
    summary: 'List the secrets of an application',
    description: `Returns secrets without their values. ${ONLY_QUEUES}`,
    query: PAGING,
    successes: { 200: response('The secrets, oldest first', refTo('SecretList')) },
  },
  'secret-change': {
    operationId: 'editSecret',
    tag: 'Application Secret',
    summary: 'Change a secret',
    description: `Changes a secret of the application's own scope. ${ONLY_QUEUES}`,
    body: 'SettingChange',
    successes: { 200: response('The secret, without its value', refTo('Secret')) },
  },
  'secret-override': {
    operationId: 'overrideSecret',
    tag: 'Application Secret',
    summary: 'Give the application its own value of an inherited secret',
    description: ONLY_QUEUES,
    body: 'SettingOverride',
    successes: { 201: response('The secret, without its value', refTo('Secret')) },
    conflict: KEY_TAKEN,
  },
  database: {
    operationId: 'createDatabase',
    tag: 'Databases',
    summary: 'Create a database',
    body: 'NewDatabase',
    successes: { 201: response('The database', refTo('Database')) },
  },
  'database-deploy': {
    operationId: 'deployDatabase',
    tag: 'Databases',
    summary: 'Deploy a database',
    successes: { 200: response('The deployment is accepted', refTo('DatabaseDeployment')) },
  },
  webhook: {
    operationId: 'createWebhook',
    tag: 'Organization Webhook',
    summary: 'Create a webhook',
    description: 'Sends future deployment events to the target URL by POST.',
    body: 'NewWebhook',
    successes: { 201: response('The webhook', refTo('Webhook')) },
  },
  reward: {
    operationId: 'postAccountRewardClaim',
    tag: 'Referral & Rewards',
    summary: 'Claim a reward',
    description: 'Claims a reward. The same code can be claimed at most 3 times.',
    body: 'RewardClaim',
    successes: { 200: response('The reward is claimed', refTo('ClaimedReward')) },
  },
};
