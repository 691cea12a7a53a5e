import * as v from 'valibot';
import { FIELD_PATH } from '../platform/resources/extra-fields.ts';
import { KEY_PATTERN } from '../settings/key-values.ts';
import { NO_COMMIT } from '../settings/kinds.ts';
import { closedObject } from '../validation/schemas.ts';

/** No control characters, so that everything is sent, stored and shown on one line. */
const LINE = /^[^\u0000-\u001f\u007f]+$/;
/** The key of a database or an application in the file and in `--adopt application:KEY=ID`. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;
const VARIABLE = new RegExp(KEY_PATTERN);
const MAX_AMOUNT = 2_147_483_647;
const OWN_UNIT = "in the platform's own unit, which is not documented";

const NAME = v.exactOptional(line('the name to send to the platform (default: the key)'));
const AMOUNT = v.exactOptional(count(OWN_UNIT, 1));
const FIELDS = v.exactOptional(
  map(
    'more fields of the request that creates it; a.b sets the field b of the object a',
    new RegExp(FIELD_PATH),
    v.pipe(v.unknown(), v.description('any JSON value')),
  ),
);

const PORT = record('a port that the application listens on', {
  'internal-port': count('the port inside the container', 1, 65_535),
  'external-port': v.exactOptional(count('the external port', 1, 65_535)),
  protocol: v.exactOptional(line('its protocol', 'HTTP')),
  'publicly-accessible': v.exactOptional(
    v.pipe(v.boolean('is not true or false.'), v.description('true if it can be reached from the internet')),
  ),
});

const DATABASE = record('a database of the environment', {
  name: NAME,
  type: line('the type of the database', 'POSTGRESQL'),
  version: v.exactOptional(line('its version, in quotes', '16')),
  mode: v.exactOptional(line('how it is operated', 'MANAGED')),
  cpu: AMOUNT,
  memory: AMOUNT,
  storage: AMOUNT,
  fields: FIELDS,
});

const SECRET = record("the source of a secret's value, which is never in this file", {
  env: line('the environment variable that contains the value', 'DATABASE_URL'),
});

const APPLICATION = record('an application of the environment', {
  name: NAME,
  'git-repository': v.exactOptional(
    record('the repository of the source code', {
      url: line('its URL'),
      branch: v.exactOptional(line('the branch to build', 'main')),
    }),
  ),
  'build-mode': v.exactOptional(line('how it is built', 'DOCKER')),
  'dockerfile-path': v.exactOptional(line('the path of its Dockerfile', 'Dockerfile')),
  cpu: AMOUNT,
  memory: AMOUNT,
  'min-running-instances': v.exactOptional(count('the minimum number of instances', 0)),
  'max-running-instances': v.exactOptional(count('the maximum number of instances', 1)),
  ports: v.exactOptional(list('the ports that it listens on', PORT)),
  fields: FIELDS,
  needs: v.exactOptional(
    list(
      'the keys of databases and applications to deploy before it',
      line('a key under databases or applications', 'main'),
    ),
  ),
  variables: v.exactOptional(
    map(
      'environment variables, which are created, and changed if the platform can',
      VARIABLE,
      text('the value, in quotes if it looks like a number or like true'),
    ),
  ),
  secrets: v.exactOptional(map('secrets, which are created, and written again before a deployment', VARIABLE, SECRET)),
  commit: v.exactOptional(
    v.pipe(
      text(
        `commit to deploy, by 7 to 40 digits of its SHA, or \`${NO_COMMIT}\` to name no commit (default: \`${NO_COMMIT}\`)`,
      ),
      v.metadata({ examples: ['${GIT_COMMIT}'] }),
    ),
  ),
});

/** What `up` in touchdown.yaml may contain; `${NAME}` is replaced in every text. Its JSON schema is published for editors. */
export const UP = record('the resources that touchdown up creates if they are missing, and deploys', {
  project: record('the project; an existing one of this name is used', {
    name: line('its name'),
    description: v.exactOptional(text('its description')),
    fields: FIELDS,
  }),
  environment: record('the environment of the project', {
    name: line('its name', 'preview-${BRANCH}'),
    mode: v.exactOptional(line('its mode', 'STAGING', 'PRODUCTION')),
    'cluster-id': v.exactOptional(line('the id of the cluster to run it on')),
    fields: FIELDS,
  }),
  databases: v.exactOptional(map('the databases, by keys of your choice', KEY, DATABASE)),
  applications: v.exactOptional(map('the applications, by keys of your choice', KEY, APPLICATION)),
});

function text(description: string) {
  // YAML does not read 16 and true as texts, and reads 1.10 as 1.1: only the author knows what was meant.
  const message = ({ input }: v.BaseIssue<unknown>): string => {
    const isScalar = typeof input === 'number' || typeof input === 'boolean';
    return isScalar ? `is not a text. Put it in quotes: "${String(input)}".` : `is not a text (${description}).`;
  };
  return v.pipe(v.string(message), v.description(description));
}

function line(description: string, ...examples: readonly string[]) {
  const message = ({ input }: v.BaseIssue<string>): string =>
    input === '' ? 'is empty. Give a text.' : 'has line breaks or control characters. Give one line.';
  return v.pipe(text(description), v.regex(LINE, message), v.metadata(examples.length === 0 ? {} : { examples }));
}

function count(description: string, minimum: number, maximum = MAX_AMOUNT) {
  const message = `is not a whole number from ${minimum} to ${maximum}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
    v.description(description),
  );
}

function list<S extends v.GenericSchema>(description: string, item: S) {
  return v.pipe(v.array(item, `is not a list (${description}).`), v.description(description));
}

function record<const E extends v.ObjectEntries>(description: string, entries: E) {
  const whole = `is not a list of keys and values (${description}).`;
  return v.pipe(closedObject(entries, { whole }), v.description(description));
}

/**
 * Returns a schema of an object with keys of the author's choice. valibot's own accepts an array, and leaves out the keys `constructor` and
 * `prototype`. What it returns lacks a key `__proto__`, so use only its issues.
 */
function map<S extends v.GenericSchema>(description: string, form: RegExp, value: S) {
  const whole = `is not a list of keys and values (${description}).`;
  const described = v.record(v.pipe(v.string(), v.regex(form)), value, whole);
  const badKey = v.never(`is not a valid key. It must match ${form.source}.`);
  const schema = v.lazy((input) => {
    if (Array.isArray(input)) return v.never(whole);
    if (typeof input !== 'object' || input === null) return described;
    return v.object(Object.fromEntries(Object.keys(input).map((key) => [key, form.test(key) ? value : badKey])));
  });
  return v.pipe(schema, v.description(description));
}
