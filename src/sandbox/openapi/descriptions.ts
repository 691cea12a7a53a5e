import { listOf, objectOf, refTo, type Schema } from './schema.ts';

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
  readonly body?: { readonly schema: string; readonly isRequired: boolean };
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
const KEY_TAKEN = 'The application already has a variable or secret with this key.';

function response(description: string, schema: Schema): Success {
  return { description, content: { 'application/json': schema } };
}

function bodyOf(schema: string): { readonly schema: string; readonly isRequired: boolean } {
  return { schema, isRequired: true };
}

/** The calls, by method and path; `paths.ts` takes from each route what the route itself knows. */
export const CALL_DESCRIPTIONS: Readonly<Record<string, CallDescription>> = {
  'GET /organization': {
    operationId: 'getOrganization',
    tag: 'Organizations',
    summary: 'Get the organization that the token belongs to',
    successes: { 200: response('The organization', refTo('Organization')) },
  },
  'GET /organization/{org_id}/project': {
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
  'POST /organization/{org_id}/project': {
    operationId: 'createProject',
    tag: 'Projects',
    summary: 'Create a project',
    body: bodyOf('NewProject'),
    successes: { 201: response('The project', refTo('Project')) },
  },
  'POST /project/{project_id}/environment': {
    operationId: 'createEnvironment',
    tag: 'Environments',
    summary: 'Create an environment',
    body: bodyOf('NewEnvironment'),
    successes: { 201: response('The environment', refTo('Environment')) },
  },
  'GET /environment/{env_id}/logs': {
    operationId: 'getEnvironmentLogs',
    tag: 'Environments',
    summary: 'Get the last log lines of the builds of an environment',
    description: 'Returns the log of the queue scenario that has one; in other scenarios this path does not exist.',
    successes: { 200: response('At most 1000 lines, oldest first', refTo('Log')) },
  },
  'POST /environment/{env_id}/application': {
    operationId: 'createApplication',
    tag: 'Application',
    summary: 'Create an application',
    body: bodyOf('NewApplication'),
    successes: { 201: response('The application', refTo('Application')) },
  },
  'POST /application/{app_id}/deploy': {
    operationId: 'deployApplication',
    tag: 'Application Actions',
    summary: 'Deploy an application',
    description: 'Starts a deployment. The response depends on the scenario; in most of them it is 201.',
    body: { schema: 'NewDeployment', isRequired: false },
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
  'GET /application/{app_id}': {
    operationId: 'getApplication',
    tag: 'Application Main Calls',
    summary: 'Get an application',
    description: 'Returns an application of a queue scenario; in other scenarios this path does not exist.',
    successes: { 200: response('The application', refTo('ApplicationDetails')) },
  },
  'GET /application/{app_id}/status': {
    operationId: 'getApplicationStatus',
    tag: 'Application Main Calls',
    summary: 'Get the status of an application',
    successes: { 200: response('The status', refTo('ApplicationStatus')) },
  },
  'GET /application/{app_id}/log': {
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
  'GET /application/{app_id}/environmentVariable': {
    operationId: 'listEnvironmentVariables',
    tag: 'Application Environment Variable',
    summary: 'List the environment variables of an application',
    query: PAGING,
    successes: { 200: response('A page of variables, oldest first', refTo('VariableList')) },
  },
  'POST /application/{app_id}/environmentVariable': {
    operationId: 'createEnvironmentVariable',
    tag: 'Application Environment Variable',
    summary: 'Create an environment variable',
    body: bodyOf('NewSetting'),
    successes: { 201: response('The variable', refTo('Variable')) },
    conflict: KEY_TAKEN,
  },
  'POST /application/{app_id}/secret': {
    operationId: 'createSecret',
    tag: 'Application Secret',
    summary: 'Create a secret',
    body: bodyOf('NewSetting'),
    successes: { 201: response('The secret, without its value', refTo('Secret')) },
    conflict: KEY_TAKEN,
  },
  'POST /environment/{env_id}/database': {
    operationId: 'createDatabase',
    tag: 'Databases',
    summary: 'Create a database',
    body: bodyOf('NewDatabase'),
    successes: { 201: response('The database', refTo('Database')) },
  },
  'POST /database/{db_id}/deploy': {
    operationId: 'deployDatabase',
    tag: 'Databases',
    summary: 'Deploy a database',
    successes: { 200: response('The deployment is accepted', refTo('DatabaseDeployment')) },
  },
  'POST /organization/{org_id}/webhook': {
    operationId: 'createWebhook',
    tag: 'Organization Webhook',
    summary: 'Create a webhook',
    description: 'Sends future deployment events to the target URL by POST.',
    body: bodyOf('NewWebhook'),
    successes: { 201: response('The webhook', refTo('Webhook')) },
  },
  'POST /account/rewardClaim': {
    operationId: 'postAccountRewardClaim',
    tag: 'Referral & Rewards',
    summary: 'Claim a reward',
    description: 'Claims a reward. The same code can be claimed at most 3 times.',
    body: bodyOf('RewardClaim'),
    successes: { 200: response('The reward is claimed', refTo('ClaimedReward')) },
  },
};
