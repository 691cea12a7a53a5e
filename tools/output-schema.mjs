// @ts-check

const TEXT = { type: 'string' };
const COUNT = { type: 'integer', minimum: 0 };
const MAYBE_TEXT = { type: ['string', 'null'] };
const MAYBE_TIME = {
  type: ['string', 'null'],
  description: 'An instant as the platform wrote it: ISO 8601 where it keeps to its description.',
};
const NEXT = { type: ['string', 'null'], description: 'The command to type next.' };
const OPEN = { type: 'object', $comment: 'Described with its command.' };

/** @param {Record<string, object>} properties */
function record(properties) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const created = record({
  resource: { enum: ['project', 'environment', 'application', 'database', 'webhook'] },
  id: TEXT,
  name: MAYBE_TEXT,
  parentId: { ...TEXT, description: 'What it belongs to: the organization, the project or the environment.' },
  next: NEXT,
});
const counted = record({ things: TEXT, count: COUNT });
const written = {
  item: record({ resource: { enum: ['variable', 'secret'] }, key: TEXT, applicationId: TEXT }),
  result: record({ things: TEXT, count: COUNT, next: NEXT }),
};
const project = { id: TEXT, name: MAYBE_TEXT, description: MAYBE_TEXT, createdAt: MAYBE_TIME, updatedAt: MAYBE_TIME };

/**
 * What the lines of each command hold, by their kind; a line of any command may be an `error` too.
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
  deploy: { log: OPEN, progress: OPEN, notice: OPEN, result: OPEN },
  follow: { log: OPEN, progress: OPEN, notice: OPEN, result: OPEN },
  status: { notice: OPEN, result: OPEN },
  logs: { log: OPEN, notice: OPEN, result: OPEN },
  up: { item: OPEN, log: OPEN, progress: OPEN, notice: OPEN, result: OPEN },
  doctor: { item: OPEN, notice: OPEN, result: OPEN },
  init: { item: OPEN, notice: OPEN, result: OPEN },
};

/** What a command that creates says where its answer was lost. */
const uncertain = record({ code: { const: 'uncertain' }, message: TEXT });

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
    ],
  },
  message: TEXT,
  exitCode: { enum: [2, 3, 4, 130] },
  status: { type: ['integer', 'null'], description: 'The HTTP status, where the platform answered.' },
  requestId: MAYBE_TEXT,
});

/** Answers the JSON Schema (draft-07) of one line of `--json`. */
export function renderOutputSchema() {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A line of touchdown --json',
    description:
      'Every line is one JSON object. What is not known is null; what a later version adds is a new kind or a new version.',
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
  const isCreating = !command.endsWith(' list') && command.includes(' ');
  const all = Object.entries(isCreating ? { notice: uncertain, ...kinds } : kinds);
  const properties = { kind: { enum: [...all.map(([kind]) => kind), 'error'] } };
  const allOf = all.map(([kind, data]) => where({ kind: { const: kind } }, { properties: { data } }));
  return where({ command: { const: command } }, { properties, allOf });
}

/**
 * What an `if` with a `then` says, without an object that has a `then`, which an await would take for a promise.
 * @param {object} properties @param {object} schema
 */
function where(properties, schema) {
  return { anyOf: [{ not: { properties } }, schema] };
}
