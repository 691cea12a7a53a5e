import { FIELD_PATH } from '../platform/resources/extra-fields.ts';
import type { CountSchema, MapSchema, RecordSchema, Schema, TextSchema } from './find-problems.ts';

/** No control characters, so that everything is sent, stored and shown on one line. */
const LINE = '^[^\\u0000-\\u001f\\u007f]+$';
/** What the file calls a database or an application; it stands before `=` in `--adopt`. */
const KEY = '^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$';
/** The names that POSIX allows for environment variables (The Open Group Base Specifications, chapter 8.1). */
const VARIABLE = '^[A-Za-z_][A-Za-z0-9_]*$';
const MAX_AMOUNT = 2_147_483_647;

const NAME = line('the name that is sent to the platform; the key unless said');
const CPU = count('sent as it is: the platform does not say its unit', 1);
const MEMORY = count('sent as it is: the platform does not say its unit', 1);

const FIELDS = map(
  'more fields to send when it is created, each with its JSON value; a dot in a key goes into an object',
  FIELD_PATH,
  { description: 'any JSON value' },
);

const PORT = record('a port on which the application listens', ['internal-port'], {
  'internal-port': count('the port inside the container', 1, 65_535),
  'external-port': count('the port outside', 1, 65_535),
  protocol: line('how it is spoken to', 'HTTP'),
  'publicly-accessible': { type: 'boolean', description: 'whether it is reached from the internet' },
});

const DATABASE = record('a database of the environment', ['type'], {
  name: NAME,
  type: line('the kind of database', 'POSTGRESQL'),
  version: line('in quotes, since it is a text', '16'),
  mode: line('who runs it', 'MANAGED'),
  cpu: CPU,
  memory: MEMORY,
  storage: count('sent as it is: the platform does not say its unit', 1),
  fields: FIELDS,
});

const SECRET = record("where a secret's value is: it never stands in the file", ['env'], {
  env: line("the name of the environment's variable that holds the value", 'DATABASE_URL'),
});

const APPLICATION = record('an application of the environment', [], {
  name: NAME,
  'git-repository': record('where the source is', ['url'], {
    url: line('its address'),
    branch: line('the branch to build', 'main'),
  }),
  'build-mode': line('how it is built', 'DOCKER'),
  'dockerfile-path': line('where its Dockerfile is', 'Dockerfile'),
  cpu: CPU,
  memory: MEMORY,
  'min-running-instances': count('how many run at least', 0),
  'max-running-instances': count('how many run at most', 1),
  ports: { type: 'array', description: 'the ports on which it listens', items: PORT },
  fields: FIELDS,
  needs: {
    type: 'array',
    description: 'databases and applications of this file that are deployed before it, by their keys',
    items: line('a key under databases or applications', 'main'),
  },
  variables: map('environment variables: they are created, and never changed', VARIABLE, {
    type: 'string',
    description: 'the value, in quotes where it looks like a number or like true',
  }),
  secrets: map('secrets: they are created, and never changed', VARIABLE, SECRET),
  commit: line('the commit to deploy; the platform chooses unless said', '${GIT_COMMIT}'),
});

/** What `up` in touchdown.yaml may hold, as JSON Schema; `${NAME}` may stand in any text of it. */
export const UP_SCHEMA: RecordSchema = record(
  'what touchdown up creates where it is missing, and deploys',
  ['project', 'environment'],
  {
    project: record('the project; one of that name is used where it is there', ['name'], {
      name: line('its name'),
      description: { type: 'string', description: 'what it is for, in a sentence' },
      fields: FIELDS,
    }),
    environment: record('the environment of the project', ['name'], {
      name: line('its name', 'preview-${BRANCH}'),
      mode: line('what it is for', 'STAGING', 'PRODUCTION'),
      'cluster-id': line('the id of the cluster on which it runs'),
      fields: FIELDS,
    }),
    databases: map('the databases, by a key that this file uses', KEY, DATABASE),
    applications: map('the applications, by a key that this file uses', KEY, APPLICATION),
  },
);

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
