import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isDocumentCall } from '../../../src/sandbox/openapi/document.ts';
import { PLATFORM_ROUTES } from '../../../src/sandbox/platform/routes.ts';
import { SCENARIO_CATALOGUE } from '../../../src/sandbox/scenarios/scenarios.ts';
import { open } from '../open.ts';
import { jsonOf, play, responseOf, START } from '../play.ts';
import { at, departuresOf, isJson, jsonAt, OPERATIONS, type Operation, requestOf, sent } from './described.ts';

/** The published schema is a draft 4 of JSON Schema; what it uses of it is `id` and a boolean `exclusiveMinimum`. */
function readPublishedSchema(): object {
  const path = new URL('../../support/openapi/openapi-3.0.schema.yaml', import.meta.url);
  const { id: _, $schema: __, ...schema } = parse(readFileSync(path, 'utf8'));
  return JSON.parse(JSON.stringify(schema).replace('"minimum":0,"exclusiveMinimum":true', '"exclusiveMinimum":0'));
}

function refsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isJson(value)) return [];
  const { $ref } = value;
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(value).flatMap(refsIn)];
}

describe('the document', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(readPublishedSchema());

  test("is valid by OpenAPI 3.0's own schema", () => {
    validate(sent);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('describes exactly the routes that are served', () => {
    const served = PLATFORM_ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(OPERATIONS.map(({ call }) => call).toSorted()).toEqual(served.toSorted());
  });

  test('needs the scope Read for a read, and Write for a change, where deployments queue', () => {
    const queueRoutes = PLATFORM_ROUTES.filter(({ needsQueue }) => needsQueue === true);
    const odd = queueRoutes.filter(({ method, scope }) => scope !== (method === 'GET' ? 'Read' : 'Write'));
    expect(odd).toEqual([]);
  });

  test('has each operation and each used tag once', () => {
    const ids = OPERATIONS.map(({ facts }) => facts['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = OPERATIONS.flatMap(({ facts }) => facts['tags']);
    expect(new Set(tags)).toEqual(new Set([sent['tags']].flat().map((tag) => at(tag, 'name'))));
  });

  test('has no dangling reference and no unused component', () => {
    const refs = new Set(refsIn(sent));
    for (const ref of refs) expect(at(sent, ...ref.split('/').slice(1)), ref).toBeDefined();
    const { securitySchemes: _, ...kinds } = jsonAt(sent, 'components');
    const held = Object.entries(kinds).flatMap(([kind, entries]) =>
      Object.keys(jsonAt(entries)).map((name) => `#/components/${kind}/${name}`),
    );
    expect(held.toSorted()).toEqual([...refs].toSorted());
  });

  test.each(OPERATIONS)('documents the ids and the scope of $call', ({ call, path, facts }) => {
    const parameters = Object.values(facts['parameters'] ?? {}).map((parameter) => jsonAt(parameter));
    const ids = parameters.filter(({ in: where }) => where === 'path').map(({ name }) => `{${name}}`);
    expect(ids).toEqual(path.match(/\{\w+\}/g) ?? []);
    const scope = PLATFORM_ROUTES.find((route) => `${route.method} ${route.path}` === call)?.scope;
    expect(facts['description']).toContain(`scope ${scope} `);
  });
});

describe('GET /openapi.json', () => {
  test.each(['/openapi.json', '/api/v1/openapi.json', '/openapi.json?x=1'])('is served at %s', async (target) => {
    const { sandbox } = open();
    const result = await sandbox.handle({ method: 'GET', target, headers: {}, body: '' });
    expect(responseOf(result).headers['Content-Type']).toBe('application/json; charset=utf-8');
    expect(jsonOf(result)).toEqual(sent);
  });

  test('needs no token, spends no request and is not in the journal', async () => {
    const { sandbox, send } = open({ rateLimit: 1 });
    for (const _ of [1, 2, 3]) expect((await send('GET', '/openapi.json')).status).toBe(200);
    expect(sandbox.journal()).toEqual([]);
    expect((await send('GET', '/organization')).headers['X-RateLimit-Remaining']).toBe('0');
    expect(sandbox.now()).toBe(START);
  });

  test('is the only call at that address', () => {
    expect(isDocumentCall({ method: 'POST', target: '/openapi.json' })).toBe(false);
    expect(isDocumentCall({ method: 'GET', target: '/openapi.json/x' })).toBe(false);
  });
});

function operationOf(operationId: string): Operation {
  const operation = OPERATIONS.find(({ facts }) => facts['operationId'] === operationId);
  if (operation === undefined) throw new Error(`there is no ${operationId}`);
  return operation;
}

test("a line of an environment's log that says who wrote it matches its description", () => {
  const id = 'queue-build-log-published';
  const story = play();
  story.post(0, `/application/${id}/deploy`);
  const { environment } = jsonOf(story.get(0, `/application/${id}`)) as { environment: { id: string } };
  const response = story.get(200, `/environment/${environment.id}/logs`);
  expect(response.body).toContain('"safe_message"');
  expect(departuresOf(operationOf('getEnvironmentLogs'), response)).toEqual([]);
});

const READS = [
  'deployApplication',
  'getApplication',
  'getApplicationStatus',
  'getApplicationLog',
  'listEnvironmentVariables',
].map(operationOf);

/** Without the one whose status is the usual one, padded to 11 MiB. */
const SCENARIOS = SCENARIO_CATALOGUE.map(({ name }) => name).filter((name) => name !== 'big-body');

test.each(SCENARIOS)('an application of the scenario %s matches its description', (name) => {
  const story = play();
  for (const seconds of [0, 62, 124]) {
    for (const operation of READS) {
      const { method, target } = requestOf(operation, { app_id: name });
      const { result, fault } = story.request(seconds, method, target);
      if (fault === null) expect(departuresOf(operation, result), operation.call).toEqual([]);
    }
  }
});
