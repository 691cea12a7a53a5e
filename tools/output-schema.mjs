// @ts-check

const TEXT = { type: 'string' };
const COUNT = { type: 'integer', minimum: 0 };
const MAYBE_TEXT = { type: ['string', 'null'] };
const MAYBE_TIME = {
  type: ['string', 'null'],
  description: 'A time as the platform wrote it, usually ISO 8601.',
};
const NEXT = { type: ['string', 'null'], description: 'The command to type next.' };
const FLAG = { type: 'boolean' };
const SECONDS = { type: 'number', minimum: 0 };
const LEVEL = { enum: ['info', 'warning', 'error'] };

/** @param {Record<string, object>} properties */
function record(properties) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const created = record({
  resource: { enum: ['project', 'environment', 'application', 'database', 'webhook'] },
  id: TEXT,
  name: MAYBE_TEXT,
  parentId: { ...TEXT, description: 'The id of the organization, project or environment that contains it.' },
  next: NEXT,
});
const counted = record({ things: TEXT, count: COUNT });
const written = {
  item: record({ resource: { enum: ['variable', 'secret'] }, key: TEXT, applicationId: TEXT }),
  result: record({ things: TEXT, count: COUNT, next: NEXT }),
};
const project = { id: TEXT, name: MAYBE_TEXT, description: MAYBE_TEXT, createdAt: MAYBE_TIME, updatedAt: MAYBE_TIME };

/** The notice of a command that creates, if the response was lost. */
const uncertain = record({ code: { const: 'uncertain' }, message: TEXT });
const EXIT_CODE = { enum: [0, 1, 2, 3, 4, 130] };
const THINGS = ['project', 'environment', 'database', 'application', 'variable', 'secret'];
const RESULT = {
  enum: ['success', 'failure', 'timed_out', 'superseded', 'unchanged', 'cancelled', 'unknown', 'triggered', 'skipped'],
};
const KIND = { ...TEXT, description: 'What went wrong, in two words: `compile error`, `out of memory`.' };
const MAYBE_LINE = { type: ['integer', 'null'], minimum: 1 };
const cause = record({
  kind: KIND,
  sentence: TEXT,
  certainty: { enum: ['certain', 'likely'] },
  file: { ...MAYBE_TEXT, description: 'The file as the log names it, relative to the repository if that is known.' },
  line: MAYBE_LINE,
  column: MAYBE_LINE,
});
const phase = record({ name: TEXT, startedAt: TEXT, endedAt: TEXT, durationSeconds: SECONDS });
const following = {
  log: record({ appId: TEXT, line: TEXT }),
  progress: record({
    appId: TEXT,
    message: TEXT,
    state: MAYBE_TEXT,
    deploymentId: MAYBE_TEXT,
    elapsedSeconds: SECONDS,
  }),
  notice: record({ appId: MAYBE_TEXT, level: LEVEL, message: TEXT }),
  result: record({
    result: RESULT,
    passed: FLAG,
    reason: TEXT,
    exitCode: EXIT_CODE,
    applications: {
      type: 'array',
      items: record({
        appId: TEXT,
        result: RESULT,
        passed: FLAG,
        reason: TEXT,
        advice: TEXT,
        causes: {
          type: 'array',
          items: cause,
          description: 'Why it failed, the likeliest cause first; empty if the log shows none.',
        },
        confirmed: FLAG,
        deploymentId: MAYBE_TEXT,
        supersededBy: MAYBE_TEXT,
        state: MAYBE_TEXT,
        serviceDeploymentStatus: MAYBE_TEXT,
        lastDeploymentDate: MAYBE_TIME,
        commit: MAYBE_TEXT,
        durationSeconds: SECONDS,
        phases: { type: 'array', items: phase },
      }),
    },
  }),
};
const findings = {
  item: record({
    verdict: { enum: ['good', 'wrong', 'note'] },
    subject: TEXT,
    sentence: TEXT,
    fix: { ...MAYBE_TEXT, description: 'What to do about it.' },
  }),
  result: record({ ok: FLAG, wrong: COUNT, notes: COUNT }),
};

/**
 * The data of each command's lines, by their kind; a line of any command may be an `error` too.
 * @type {Record<string, Record<string, object>>}
 */
const COMMANDS = {
  'organizations list': { item: record({ id: TEXT, name: MAYBE_TEXT, createdAt: MAYBE_TIME }), result: counted },
  'projects list': { item: record(project), result: counted },
  'projects create': { result: created },
  'environments create': { result: created },
  'applications create': { result: created },
  'databases create': { result: created },
  'databases deploy': { result: record({ databaseId: TEXT, deploymentId: MAYBE_TEXT, status: MAYBE_TEXT }) },
  'variables list': { item: record({ id: MAYBE_TEXT, key: TEXT, value: MAYBE_TEXT }), result: counted },
  'variables create': written,
  'secrets create': written,
  'webhooks create': { result: created },
  'rewards claim': { result: record({ isClaimed: { const: true } }) },
  deploy: following,
  follow: following,
  status: {
    item: record({
      appId: TEXT,
      state: { ...TEXT, description: 'The state as the platform wrote it.' },
      phase: { enum: ['progress', 'success', 'failure', 'cancelled'] },
      serviceDeploymentStatus: MAYBE_TEXT,
      lastDeploymentDate: MAYBE_TIME,
      requestsWaiting: {
        type: ['integer', 'null'],
        description: 'The number of waiting deployment requests.',
      },
      statusDetails: MAYBE_TEXT,
    }),
    result: record({ applications: COUNT, exitCode: EXIT_CODE }),
  },
  logs: {
    log: record({ appId: TEXT, line: TEXT, at: { ...MAYBE_TEXT, description: "The line's own time, ISO 8601." } }),
    notice: record({ appId: TEXT, level: LEVEL, message: TEXT }),
    result: record({ appId: TEXT, lines: COUNT, exitCode: EXIT_CODE }),
  },
  up: {
    item: record({
      action: { enum: ['create', 'use', 'deploy', 'look-up', 'ask'] },
      kind: { enum: THINGS },
      name: { ...TEXT, description: 'In the form of --adopt and --forget: `application:api`.' },
      id: MAYBE_TEXT,
      note: MAYBE_TEXT,
    }),
    log: record({ name: TEXT, line: TEXT }),
    progress: record({
      name: TEXT,
      message: TEXT,
      step: { enum: ['create', 'deploy', null] },
      outcome: {
        enum: ['created', 'found', 'deployed', 'not-passed', 'failed', 'uncertain', 'blocked', 'left', null],
      },
      id: MAYBE_TEXT,
    }),
    notice: record({ name: TEXT, level: LEVEL, message: TEXT }),
    result: {
      oneOf: [
        record({ steps: COUNT, isPlan: { const: true }, statePath: TEXT }),
        record({
          exitCode: EXIT_CODE,
          statePath: TEXT,
          requests: COUNT,
          resources: {
            type: 'array',
            items: record({
              kind: { enum: THINGS },
              name: TEXT,
              id: MAYBE_TEXT,
              creation: MAYBE_TEXT,
              deployment: MAYBE_TEXT,
              deploymentId: MAYBE_TEXT,
              note: MAYBE_TEXT,
            }),
          },
          next: {
            type: 'array',
            description: 'What the next run does; empty if everything is done, or if the state could not be written.',
            items: record({
              action: { enum: ['create', 'use', 'deploy', 'look-up', 'ask', 'wait'] },
              name: TEXT,
            }),
          },
        }),
      ],
    },
  },
  doctor: findings,
  relay: {
    log: record({
      time: { ...TEXT, description: "The relay's time, ISO 8601." },
      level: { enum: ['debug', 'info', 'warn', 'error'] },
      message: TEXT,
      facts: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } },
      cut: { ...COUNT, description: 'The number of facts that were omitted because the line would be too long.' },
    }),
    result: record({ exitCode: EXIT_CODE }),
  },
  'relay check': findings,
  'relay manifest': {
    result: record({
      manifest: { type: 'object', description: "In GitHub's format." },
      postUrl: { ...TEXT, description: 'The URL to which a form posts the manifest.' },
      formUrl: { ...TEXT, description: 'The URL of a form that is filled in with the same values.' },
    }),
  },
  'relay register': {
    notice: uncertain,
    result: record({
      webhookId: TEXT,
      organizationId: TEXT,
      relayUrl: TEXT,
      events: { type: 'array', items: TEXT },
    }),
  },
  'relay replay': { result: record({ checkId: MAYBE_TEXT, replayed: COUNT }) },
  init: {
    result: record({
      ci: TEXT,
      path: TEXT,
      todo: { type: 'array', items: TEXT },
      content: TEXT,
      isWritten: FLAG,
    }),
  },
  sandbox: {
    item: record({ name: TEXT, description: TEXT }),
    notice: record({
      url: TEXT,
      port: COUNT,
      speed: { type: 'number' },
      seed: COUNT,
      rateLimit: COUNT,
      tokens: { type: 'array', items: record({ name: TEXT, value: TEXT, scopes: { type: 'array', items: TEXT } }) },
    }),
    log: record({
      number: COUNT,
      method: TEXT,
      target: TEXT,
      operation: MAYBE_TEXT,
      applicationId: MAYBE_TEXT,
      tokenName: MAYBE_TEXT,
      fault: MAYBE_TEXT,
      outcome: { enum: ['pending', 'answered', 'reset'] },
      status: { type: ['integer', 'null'] },
      requestId: TEXT,
      at: { ...TEXT, description: 'Platform time, ISO 8601.' },
    }),
    result: counted,
  },
};

const error = record({
  code: {
    enum: [
      'input',
      'access-unauthorized',
      'access-forbidden',
      'access-not-found',
      'throttled',
      'remote',
      'rejected',
      'conflict',
      'network-dns',
      'network-connect',
      'network-tls',
      'network-headers',
      'network-body',
      'network-reset',
      'protocol',
      'cancelled-signal',
      'cancelled-timeout',
      'unexpected',
    ],
    description: '`unexpected`: a bug in touchdown.',
  },
  message: TEXT,
  exitCode: { enum: [1, 2, 3, 4, 130] },
  status: { type: ['integer', 'null'], description: 'The HTTP status, if the platform responded.' },
  requestId: MAYBE_TEXT,
});

/** Returns the JSON Schema (draft-07) of one line of `--json`. */
export function renderOutputSchema() {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A line of touchdown --json',
    description:
      'Every line is one JSON object. Unknown values are null. Later versions may add a kind, or change the version number.',
    type: 'object',
    properties: {
      version: { const: 1 },
      kind: { enum: ['item', 'log', 'progress', 'notice', 'result', 'error'] },
      command: { ...TEXT, description: "The command's words: `projects list`." },
      data: { type: 'object' },
    },
    required: ['version', 'kind', 'command', 'data'],
    additionalProperties: false,
    allOf: [
      where({ kind: { const: 'error' } }, { properties: { data: error } }),
      ...Object.entries(COMMANDS).map(([command, kinds]) => renderCommand(command, kinds)),
    ],
  };
}

/** @param {string} command @param {Record<string, object>} kinds */
function renderCommand(command, kinds) {
  const isCreating = / (create|deploy|claim)$/.test(command);
  const all = Object.entries(isCreating ? { notice: uncertain, ...kinds } : kinds);
  const properties = { kind: { enum: [...all.map(([kind]) => kind), 'error'] } };
  const allOf = all.map(([kind, data]) => where({ kind: { const: kind } }, { properties: { data } }));
  return where({ command: { const: command } }, { properties, allOf });
}

/**
 * Returns the equivalent of an `if` with a `then`, without a property `then`: `await` would treat the object as a promise.
 * @param {object} properties @param {object} schema
 */
function where(properties, schema) {
  return { anyOf: [{ not: { properties } }, schema] };
}
