import { EVENT_KINDS, QUEUE_EVENT_KINDS } from '../scenarios/scenario.ts';

/** One schema of OpenAPI 3.0, as JSON. */
export type Schema = { readonly [key: string]: unknown };

const TEXT: Schema = { type: 'string' };

/** A JSON string that is not empty. */
export const FILLED: Schema = { type: 'string', minLength: 1 };

/** An instant as the platform writes it: ISO 8601. */
const INSTANT: Schema = { type: 'string', format: 'date-time' };

export const WHOLE: Schema = { type: 'integer' };

const FLAG: Schema = { type: 'boolean' };

/** Returns the schema with a description. */
function said(description: string, schema: Schema): Schema {
  return { ...schema, description };
}

/** Returns the schema that allows null beside what `schema` allows; never give it a reference, beside which nothing counts. */
function orNull(schema: Schema): Schema {
  return { ...schema, nullable: true };
}

/** Returns an array of what `items` allows. */
export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/** Returns an object; a property whose name ends in `?` may be absent. */
export function objectOf(properties: Readonly<Record<string, Schema>>): Schema {
  const entries = Object.entries(properties).map(([name, schema]) => [name.replace(/\?$/, ''), schema]);
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'));
  return { type: 'object', ...(required.length === 0 ? {} : { required }), properties: Object.fromEntries(entries) };
}

/** Returns a reference to the schema of that name. */
export function refTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Which deployment a response is about; only some scenarios name it. */
const IDENTITY: Readonly<Record<string, Schema>> = {
  'deployment_id?': TEXT,
  'deployment_request_id?': TEXT,
  'execution_id?': TEXT,
};

/** What the status of an application has besides; only queue scenarios send it, each some of it. */
const QUEUE_FIELDS: Readonly<Record<string, Schema>> = {
  ...IDENTITY,
  'deployment_request_id?': said(
    'The waiting request, or the one that led to the state; null if neither exists or it started immediately.',
    orNull(TEXT),
  ),
  'execution_id?': said('The current or last execution.', TEXT),
  'deployment_requests_count?': said('The number of waiting requests.', { type: 'integer', minimum: 0 }),
  'is_part_last_deployment?': said("True if the last deployment of the application's environment included it.", FLAG),
  'status_details?': said(
    'The action that the state belongs to.',
    objectOf({
      action: { type: 'string', enum: ['DEPLOY', 'DELETE', 'RESTART', 'STOP', 'UNKNOWN'] },
      status: {
        type: 'string',
        enum: ['QUEUED', 'ONGOING', 'EXECUTING', 'SUCCESS', 'ERROR', 'CANCELED', 'CANCELING', 'NEVER'],
      },
      sub_action: TEXT,
    }),
  ),
};

const AMOUNT = said('The platform does not document the unit.', { type: 'integer', minimum: 1 });
const PORT_NUMBER: Schema = { type: 'integer', minimum: 1, maximum: 65_535 };

const APPLICATION: Readonly<Record<string, Schema>> = {
  name: FILLED,
  'git_repository?': objectOf({ url: FILLED, 'branch?': FILLED }),
  'build_mode?': FILLED,
  'dockerfile_path?': FILLED,
  'cpu?': AMOUNT,
  'memory?': AMOUNT,
  'min_running_instances?': { type: 'integer', minimum: 0 },
  'max_running_instances?': said('At least `min_running_instances`.', { type: 'integer', minimum: 1 }),
  'ports?': listOf(refTo('Port')),
};

const DATABASE: Readonly<Record<string, Schema>> = {
  name: FILLED,
  type: FILLED,
  'version?': FILLED,
  'mode?': FILLED,
  'cpu?': AMOUNT,
  'memory?': AMOUNT,
  'storage?': AMOUNT,
};

const CREATED: Readonly<Record<string, Schema>> = { id: TEXT, created_at: INSTANT, updated_at: INSTANT };

const BODIES: Readonly<Record<string, Schema>> = {
  NewProject: objectOf({ name: FILLED, 'description?': TEXT }),
  NewEnvironment: objectOf({
    name: FILLED,
    'mode?': FILLED,
    'cluster_id?': FILLED,
    'cluster?': said('Used if `cluster_id` is absent.', FILLED),
  }),
  NewApplication: objectOf(APPLICATION),
  Port: objectOf({
    internal_port: PORT_NUMBER,
    'external_port?': PORT_NUMBER,
    'protocol?': FILLED,
    'publicly_accessible?': FLAG,
  }),
  NewDeployment: objectOf({ 'git_commit_id?': FILLED }),
  NewSetting: objectOf({ key: FILLED, value: TEXT }),
  SettingChange: objectOf({
    key: FILLED,
    value: TEXT,
    'mount_path?': orNull(TEXT),
    'description?': orNull(TEXT),
  }),
  SettingOverride: objectOf({ value: TEXT }),
  NewDatabase: objectOf(DATABASE),
  NewWebhook: objectOf({
    target_url: { type: 'string', format: 'uri', pattern: '^https?:' },
    events: listOf(refTo('EventName')),
    'enabled?': { type: 'boolean', default: true },
  }),
  EventName: said(
    `The sandbox sends ${EVENT_KINDS.join(', ')}, and in queue scenarios ${QUEUE_EVENT_KINDS.join(', ')}. The platform may send others.`,
    FILLED,
  ),
  RewardClaim: objectOf({ 'type?': { type: 'string', enum: ['INVITATION'] }, code: FILLED }),
};

const RESOURCES: Readonly<Record<string, Schema>> = {
  Organization: objectOf({ id: TEXT, name: TEXT, created_at: INSTANT }),
  Project: objectOf({ ...CREATED, name: TEXT, description: TEXT }),
  Environment: objectOf({ id: TEXT, name: TEXT, 'mode?': TEXT, 'cluster_id?': TEXT, created_at: INSTANT }),
  Link: objectOf({
    url: TEXT,
    service_id: TEXT,
    internal_port: PORT_NUMBER,
    external_port: PORT_NUMBER,
    is_default: FLAG,
  }),
  Application: objectOf({ ...CREATED, ...APPLICATION }),
  Database: objectOf({ ...CREATED, ...DATABASE }),
  DatabaseDeployment: objectOf({ id: TEXT, status: TEXT, database_id: TEXT, created_at: INSTANT }),
  ApplicationStatus: objectOf({
    id: TEXT,
    state: TEXT,
    service_deployment_status: TEXT,
    last_deployment_date: orNull(INSTANT),
    ...QUEUE_FIELDS,
  }),
  ApplicationDetails: objectOf({
    ...CREATED,
    ...APPLICATION,
    environment: objectOf({ id: TEXT }),
    git_repository: objectOf({
      url: FILLED,
      'branch?': FILLED,
      deployed_commit_id: said(
        'The commit of the last successful deployment; null before the first one.',
        orNull(TEXT),
      ),
      deployed_commit_date: orNull(INSTANT),
    }),
  }),
  Deployment: objectOf({ id: TEXT, status: TEXT, application_id: TEXT, created_at: INSTANT, ...IDENTITY }),
  Variable: objectOf({ ...CREATED, key: TEXT, value: TEXT, ...scopeOf('variable') }),
  Secret: said('A secret, without its value.', objectOf({ ...CREATED, key: TEXT, ...scopeOf('secret') })),
  Webhook: objectOf({ ...CREATED, target_url: TEXT, events: listOf(refTo('EventName')), enabled: FLAG }),
  ClaimedReward: said('Empty: the platform does not document this response.', objectOf({})),
};

/** Where a setting belongs; only in queue scenarios. */
function scopeOf(kind: 'variable' | 'secret'): Readonly<Record<string, Schema>> {
  return {
    'scope?': { type: 'string', enum: ['APPLICATION', 'ENVIRONMENT', 'PROJECT', 'BUILT_IN'] },
    'variable_type?': { type: 'string', enum: ['VALUE', 'FILE', 'ALIAS', 'OVERRIDE', 'BUILT_IN'] },
    'mount_path?': orNull(TEXT),
    'description?': orNull(TEXT),
    [`overridden_${kind}?`]: objectOf({ id: TEXT, key: TEXT }),
    [`aliased_${kind}?`]: objectOf({ key: TEXT }),
  };
}

const LOG_TEXT_FIELDS = ['message', 'msg', 'line', 'log', 'text'];
const LOG_ENVELOPES = ['results', 'logs', 'data', 'lines'];

const LOGS: Readonly<Record<string, Schema>> = {
  LogLine: said('A log line; its fields and the format of its time depend on the scenario.', {
    oneOf: [
      TEXT,
      {
        type: 'object',
        properties: {
          id: TEXT,
          ...Object.fromEntries(['created_at', 'timestamp'].map((name) => [name, refTo('LogTime')])),
          ...Object.fromEntries(LOG_TEXT_FIELDS.map((name) => [name, TEXT])),
          unexpected: { type: 'object', description: 'Only in the scenario log-odd.' },
        },
      },
      said('Only in the scenario log-odd.', orNull(WHOLE)),
    ],
  }),
  EnvironmentLogLine: said(
    'A line of the log of an environment that says who wrote it, only in the scenario queue-build-log-published.',
    objectOf({
      type: { type: 'string', enum: ['info', 'error'] },
      timestamp: INSTANT,
      details: objectOf({
        execution_id: TEXT,
        stage: objectOf({ step: TEXT, id: TEXT, name: TEXT }),
        transmitter: objectOf({ id: TEXT, name: TEXT, type: TEXT }),
      }),
      error: orNull(
        objectOf({
          tag: TEXT,
          user_log_message: TEXT,
          hint_message: TEXT,
          link: TEXT,
          underlying_error: objectOf({ message: TEXT, full_details: TEXT }),
        }),
      ),
      message: orNull(objectOf({ safe_message: TEXT, full_details: TEXT })),
    }),
  ),
  EnvironmentLog: listOf({ oneOf: [refTo('LogLine'), refTo('EnvironmentLogLine')] }),
  LogTime: { oneOf: [INSTANT, said('Seconds or milliseconds since the Unix epoch.', { type: 'number' })] },
  Log: said('The lines, oldest first except in the scenario log-newest-first; mostly under `results`.', {
    oneOf: [
      ...LOG_ENVELOPES.map((envelope) => objectOf({ [envelope]: listOf(refTo('LogLine')) })),
      listOf(refTo('LogLine')),
    ],
  }),
};

const LISTS: Readonly<Record<string, Schema>> = {
  Pagination: objectOf({ page: WHOLE, page_size: WHOLE, total_count: WHOLE, total_pages: WHOLE }),
  VariableList: objectOf({ results: listOf(refTo('Variable')), 'pagination?': refTo('Pagination') }),
  SecretList: objectOf({ results: listOf(refTo('Secret')) }),
};

/** The schemas of the document, by name: bodies, the response, and the error body. */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
  ...BODIES,
  ...RESOURCES,
  ...LOGS,
  ...LISTS,
  Problem: objectOf({
    status: said('The HTTP status.', WHOLE),
    error: said('The status phrase.', TEXT),
    message: said('What is wrong. It starts with the name of the field or parameter: `key: is required.`', TEXT),
  }),
};
