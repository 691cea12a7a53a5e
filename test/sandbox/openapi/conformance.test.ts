import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { webAddress } from '../../support/code-points.ts';
import { runsOf } from '../../support/runs.ts';
import { type Opened, open } from '../open.ts';
import { jsonOf, responseOf } from '../play.ts';
import { departuresOf, isJson, jsonAt, OPERATIONS, type Operation, problemsOf, requestOf } from './described.ts';

/** A valid body for each call, with every field. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  createProject: { name: 'shop', description: 'Sells.' },
  createEnvironment: { name: 'preview', mode: 'STAGING', cluster_id: 'cluster-1' },
  createApplication: {
    name: 'api',
    git_repository: { url: 'https://example.test/api.git', branch: 'main' },
    build_mode: 'DOCKER',
    dockerfile_path: 'Dockerfile',
    cpu: 500,
    memory: 512,
    min_running_instances: 1,
    max_running_instances: 2,
    ports: [{ internal_port: 8080, external_port: 443, protocol: 'HTTP', publicly_accessible: true }],
  },
  deployApplication: { git_commit_id: 'abc123' },
  createEnvironmentVariable: { key: 'MODE', value: 'on' },
  createSecret: { key: 'PASSWORD', value: 'not-shown' },
  editEnvironmentVariable: { key: 'SETTINGS_FILE', value: '[]', mount_path: '/etc/x', description: 'Read.' },
  overrideEnvironmentVariable: { value: 'us-east' },
  editSecret: { key: 'PASSWORD', value: 'not-shown', mount_path: '/etc/y', description: 'Read.' },
  overrideSecret: { value: 'not-shown' },
  createDatabase: {
    name: 'main',
    type: 'POSTGRESQL',
    version: '17',
    mode: 'MANAGED',
    cpu: 250,
    memory: 256,
    storage: 10,
  },
  createWebhook: { target_url: 'http://127.0.0.1:9/hook', events: ['DEPLOYMENT_FAILED'], enabled: false },
  postAccountRewardClaim: { type: 'INVITATION', code: 'code-1' },
};

const LIMIT_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const NAMED = Object.fromEntries(OPERATIONS.map((operation) => [String(operation.facts['operationId']), operation]));
const WITH_BODY = OPERATIONS.filter(({ body }) => body !== null);

let opened: Opened;
let ids: Record<string, string>;

function operationOf(operationId: string): Operation {
  const operation = NAMED[operationId];
  if (operation === undefined) throw new Error(`there is no ${operationId}`);
  return operation;
}

function bodyOf({ facts }: Operation): Readonly<Record<string, unknown>> | undefined {
  return BODIES[String(facts['operationId'])];
}

/** The calls that only an application whose deployments queue has, with the key of the setting that they are about. */
const OF_QUEUES: Readonly<Record<string, string>> = {
  getApplication: '',
  listApplicationLinks: '',
  listSecrets: '',
  editEnvironmentVariable: 'SETTINGS_FILE',
  overrideEnvironmentVariable: 'REGION',
  editSecret: 'PASSWORD',
  overrideSecret: 'SHARED_TOKEN',
};

function keyFor({ facts }: Operation): string | undefined {
  return OF_QUEUES[String(facts['operationId'])];
}

/** The ids for an operation: some are only of an application whose deployments queue. */
function idsFor(operation: Operation): Record<string, string> {
  const key = keyFor(operation);
  if (key === undefined) return ids;
  const application = opened.sandbox.world().applications.get('queue');
  const settings = [...(application?.variables ?? []), ...(application?.secrets ?? [])];
  return { ...ids, app_id: 'queue', setting_id: settings.find((setting) => setting.key === key)?.id ?? 'none' };
}

/** Sends a request, fails if the response is not as the document describes it, and returns it. */
async function request(
  operation: Operation,
  requesting: Parameters<typeof requestOf>[2] = {},
  named = idsFor(operation),
) {
  const body = bodyOf(operation);
  const result = await opened.sandbox.handle(
    requestOf(operation, named, body === undefined ? requesting : { body, ...requesting }),
  );
  expect(departuresOf(operation, result), `${operation.call} ${responseOf(result).status}`).toEqual([]);
  expect(Object.keys(responseOf(result).headers)).toEqual(expect.arrayContaining(LIMIT_HEADERS));
  return responseOf(result);
}

async function created(operationId: string): Promise<string> {
  return String(jsonOf(await request(operationOf(operationId)))['id']);
}

/** Opens a platform with one of everything. */
beforeEach(async () => {
  opened = open({ rateLimit: 10_000 });
  ids = { org_id: 'sandbox-organization', app_id: 'succeeds' };
  ids = { ...ids, project_id: await created('createProject') };
  ids = { ...ids, env_id: await created('createEnvironment') };
  const withLog = { body: { ...BODIES['createApplication'], name: 'queue-build-log' } };
  await request(operationOf('createApplication'), withLog);
  ids = { ...ids, db_id: await created('createDatabase'), app_id: await created('createApplication') };
  await request(operationOf('createSecret'), {}, { app_id: 'queue' });
});

describe.each(OPERATIONS)('the response of $call matches its description', (operation) => {
  test('on success', async () => {
    const { status } = await request(operation);
    expect(status).toBeLessThan(300);
  });

  test('if it is refused', async () => {
    const statusOf = async (token: string | null) => (await request(operation, { token })).status;
    expect([await statusOf(null), await statusOf('nobody')]).toEqual([401, 401]);
    const statuses = await Promise.all(['sandbox-read', 'sandbox-deploy', 'sandbox-write'].map(statusOf));
    const refusal = keyFor(operation) === undefined ? 403 : 401;
    expect(statuses.filter((status) => status === refusal)).toHaveLength(2);
    expect((await request(operation, {}, {})).status === 404).toBe(operation.path.includes('{'));
    opened = open({ rateLimit: 1 });
    await request(operation, { token: 'sandbox-admin' }, {});
    expect((await request(operation)).status).toBe(429);
  });
});

describe.each(WITH_BODY)('the body of $call', (operation) => {
  const whole = bodyOf(operation) ?? {};
  const { schema = {}, required = false } = operation.body ?? {};

  test('is accepted or refused according to its schema, whichever field is missing or wrong', async () => {
    expect((await request(operation, { body: undefined })).status === 400).toBe(required);
    for (const body of variantsOf(whole).filter(isOrdered)) {
      const isValid = problemsOf(schema, body, false).length === 0;
      const { status, body: answered } = await request(operation, { body });
      expect(status !== 400, JSON.stringify(body)).toBe(isValid);
      if (!isValid) expect(JSON.parse(answered).message).toMatch(/^[a-z_]+(\[\d+\])?[.a-z_]*: /);
    }
  });
});

test('every call matches its description with any body and any id', async () => {
  const name = fc.constantFrom('name', 'key', 'value', 'code', 'target_url', 'events', 'ports', 'cpu', '__proto__');
  const value = fc.oneof(fc.jsonValue(), webAddress, fc.array(fc.string()), fc.integer());
  const body = fc.oneof(fc.dictionary(name, value), fc.jsonValue());
  const application = fc.constantFrom('succeeds', 'text-answer', 'empty-answer', 'conflict', 'queue', 'a/b', '..', ' ');
  const requested = fc.asyncProperty(fc.constantFrom(...OPERATIONS), body, application, async (operation, any, id) => {
    await request(operation, { body: any }, { ...ids, app_id: id });
  });
  await fc.assert(requested, { numRuns: runsOf(200, 10) });
});

/** That the most is not below the least is said in words: no schema can. */
function isOrdered(body: unknown): boolean {
  const { min_running_instances: least = 0, max_running_instances: most = 70_000 } = jsonAt(body);
  return !(Number(least) > Number(most) && Number(most) > 0);
}

/** The body with one of its fields, however deep, left out or replaced by what is of another kind. */
function variantsOf(value: unknown): readonly unknown[] {
  const odd = [undefined, null, '', 0, -1, 1.5, 70_000, true, 'x', [], {}];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => [...odd.slice(1), ...variantsOf(item)].map((put) => value.with(index, put)));
  }
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    [...odd, ...variantsOf(item)].map((put) => ({ ...value, [name]: put })),
  );
}

test.each(['', '?page=1', '?page_size=1', '?page=9&page_size=500', '?page=0', '?page_size=x', '?page=-1'])(
  'lists of projects and variables match their description with %s',
  async (query) => {
    await request(operationOf('createEnvironmentVariable'));
    for (const name of ['listProjects', 'listEnvironmentVariables']) {
      const { status } = await request(operationOf(name), { query });
      expect(status).toBe(/=(0|x|-1)/.test(query) ? 400 : 200);
    }
  },
);

test('an application refuses a tail that is not a number, and an existing key', async () => {
  expect((await request(operationOf('getApplicationLog'), { query: '?tail=all' })).status).toBe(400);
  for (const name of ['createSecret', 'createEnvironmentVariable']) {
    expect((await request(operationOf(name))).status).toBe(201);
    expect((await request(operationOf(name))).status).toBe(409);
  }
});
