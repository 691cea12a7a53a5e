import { FIELD_PATH } from '../platform/resources/extra-fields.ts';
import { KEY_PATTERN } from '../settings/key-values.ts';
import { NO_COMMIT } from '../settings/kinds.ts';
import { SETTINGS } from '../settings/settings.ts';
import type { CountSchema, MapSchema, RecordSchema, Schema, TextSchema } from './find-problems.ts';

/** No control characters, so that everything is sent, stored and shown on one line. */
const LINE = '^[^\\u0000-\\u001f\\u007f]+$';
/** The key of a database or an application in the file and in `--adopt application:KEY=ID`. */
const KEY = '^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$';
const MAX_AMOUNT = 2_147_483_647;

const NAME = line('the name to send to the platform (default: the key)');
const CPU = count("in the platform's own unit, which is not documented", 1);
const MEMORY = count("in the platform's own unit, which is not documented", 1);

const FIELDS = map('more fields of the request that creates it; a.b sets the field b of the object a', FIELD_PATH, {
  description: 'any JSON value',
});

const PORT = record('a port that the application listens on', ['internal-port'], {
  'internal-port': count('the port inside the container', 1, 65_535),
  'external-port': count('the external port', 1, 65_535),
  protocol: line('its protocol', 'HTTP'),
  'publicly-accessible': { type: 'boolean', description: 'true if it can be reached from the internet' },
});

const DATABASE = record('a database of the environment', ['type'], {
  name: NAME,
  type: line('the type of the database', 'POSTGRESQL'),
  version: line('its version, in quotes', '16'),
  mode: line('how it is operated', 'MANAGED'),
  cpu: CPU,
  memory: MEMORY,
  storage: count("in the platform's own unit, which is not documented", 1),
  fields: FIELDS,
});

const SECRET = record("the source of a secret's value, which is never in this file", ['env'], {
  env: line('the environment variable that contains the value', 'DATABASE_URL'),
});

const APPLICATION = record('an application of the environment', [], {
  name: NAME,
  'git-repository': record('the repository of the source code', ['url'], {
    url: line('its URL'),
    branch: line('the branch to build', 'main'),
  }),
  'build-mode': line('how it is built', 'DOCKER'),
  'dockerfile-path': line('the path of its Dockerfile', 'Dockerfile'),
  cpu: CPU,
  memory: MEMORY,
  'min-running-instances': count('the minimum number of instances', 0),
  'max-running-instances': count('the maximum number of instances', 1),
  ports: { type: 'array', description: 'the ports that it listens on', items: PORT },
  fields: FIELDS,
  needs: {
    type: 'array',
    description: 'the keys of databases and applications to deploy before it',
    items: line('a key under databases or applications', 'main'),
  },
  variables: map('environment variables, which are created but never changed', KEY_PATTERN, {
    type: 'string',
    description: 'the value, in quotes if it looks like a number or like true',
  }),
  secrets: map('secrets, which are created but never changed', KEY_PATTERN, SECRET),
  commit: {
    type: 'string',
    description: `${SETTINGS.commit.text} (default: \`${NO_COMMIT}\`)`,
    examples: ['${GIT_COMMIT}'],
  },
});

/** What `up` in touchdown.yaml may contain, as JSON Schema; `${NAME}` is replaced in every text. */
export const UP_SCHEMA: RecordSchema = record('what touchdown up creates and deploys', ['project', 'environment'], {
  project: record('the project; an existing one of this name is used', ['name'], {
    name: line('its name'),
    description: { type: 'string', description: 'its description' },
    fields: FIELDS,
  }),
  environment: record('the environment of the project', ['name'], {
    name: line('its name', 'preview-${BRANCH}'),
    mode: line('its mode', 'STAGING', 'PRODUCTION'),
    'cluster-id': line('the id of the cluster to run it on'),
    fields: FIELDS,
  }),
  databases: map('the databases, by keys of your choice', KEY, DATABASE),
  applications: map('the applications, by keys of your choice', KEY, APPLICATION),
});

function line(description: string, ...examples: readonly string[]): TextSchema {
  return { type: 'string', description, pattern: LINE, ...(examples.length === 0 ? {} : { examples }) };
}

function count(description: string, minimum: number, maximum = MAX_AMOUNT): CountSchema {
  return { type: 'integer', description, minimum, maximum };
}

function record(
  description: string,
  required: readonly string[],
  properties: Readonly<Record<string, Schema>>,
): RecordSchema {
  return { type: 'object', description, required, properties, additionalProperties: false };
}

function map(description: string, pattern: string, additionalProperties: Schema): MapSchema {
  return { type: 'object', description, propertyNames: { pattern }, additionalProperties };
}
