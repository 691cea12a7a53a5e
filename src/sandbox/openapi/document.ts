import { findRoute } from '../http/routes.ts';
import { respondJson, type SandboxRequest, type SandboxResponse } from '../http/wire.ts';
import type { Route } from '../platform/call.ts';
import { PLATFORM_ROUTES } from '../platform/routes.ts';
import { CALL_DESCRIPTIONS, type CallDescription, type Success } from './calls.ts';
import { FILLED, refTo, SCHEMAS, type Schema, WHOLE } from './schemas.ts';

function renderPaths(): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of PLATFORM_ROUTES) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describe(route) };
  }
  return paths;
}

function describe({ operation, path, scope }: Route): Schema {
  const call = CALL_DESCRIPTIONS[operation];
  const needs = `Requires a token with the scope ${scope} or Admin.`;
  const parameters = [...parametersIn(path), ...queryOf(call)];
  const content = { 'application/json': { schema: refTo(call.body ?? '') } };
  return {
    operationId: call.operationId,
    tags: [call.tag],
    summary: call.summary,
    description: call.description === undefined ? needs : `${call.description} ${needs}`,
    parameters: parameters.length === 0 ? undefined : parameters,
    requestBody: call.body === undefined ? undefined : { required: call.isBodyOptional !== true, content },
    responses: { ...mapValues(call.successes, responseOf), ...problemsOf(path, call) },
  };
}

function parametersIn(path: string): readonly Schema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ $ref: `#/components/parameters/${name}` }));
}

function queryOf({ query = {} }: CallDescription): readonly Schema[] {
  return Object.entries(query).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    schema,
  }));
}

function responseOf({ description, content }: Success): Schema {
  return {
    description,
    headers: mapValues(HEADERS, (_, name) => ({ $ref: `#/components/headers/${name}` })),
    content: Object.keys(content).length === 0 ? undefined : mapValues(content, (schema) => ({ schema })),
  };
}

/** A call without a body and a query cannot be malformed, and one without an id in its path always finds what it is about. */
function problemsOf(path: string, { body, query, conflict }: CallDescription): Schema {
  const ref = (name: string): Schema => ({ $ref: `#/components/responses/${name}` });
  return {
    400: body === undefined && query === undefined ? undefined : ref('BadRequest'),
    401: ref('Unauthorized'),
    403: ref('Forbidden'),
    404: path.includes('{') ? ref('NotFound') : undefined,
    409: conflict === undefined ? undefined : problem(conflict),
    429: ref('TooManyRequests'),
  };
}

function problem(description: string): Schema {
  return responseOf({ description, content: { 'application/json': refTo('Problem') } });
}

function mapValues<T>(values: Readonly<Record<string, T>>, map: (value: T, name: string) => Schema): Schema {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));
}

const ROUTES = [{ method: 'GET', path: '/openapi.json' }];

const TEXT = `Describes the API of the sandbox, which plays the platform and deploys nothing.

Every call needs the header \`Authorization: Token <token>\` or \`Authorization: Bearer <token>\`. A token has scopes: Read allows reading,
Deploy starting deployments, Write creating, and Admin everything. Only Admin includes other scopes.

The scenario of an application defines how it behaves. The header \`X-Sandbox-Fault\` and the calls under \`/_sandbox\` cause errors that
are not described here.`;

const SECURITY_SCHEMES: Readonly<Record<string, Schema>> = {
  apiToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'An API token, as `Token <token>`.',
  },
  bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A JWT, as `Bearer <token>`.' },
};

const HEADERS: Readonly<Record<string, Schema>> = {
  'X-RateLimit-Limit': {
    description: 'Requests per window; `unlimited` in one scenario.',
    schema: { oneOf: [WHOLE, { type: 'string', enum: ['unlimited'] }] },
  },
  'X-RateLimit-Remaining': { description: 'Requests left in the window; -1 without a limit.', schema: WHOLE },
  'X-RateLimit-Reset': {
    description: 'The end of the window in seconds since the Unix epoch; some scenarios use another format.',
    schema: { oneOf: [WHOLE, { type: 'string' }] },
  },
  'X-Request-Id': {
    description: 'The id of this request.',
    required: true,
    schema: FILLED,
  },
};

const RESPONSES: Readonly<Record<string, Schema>> = {
  BadRequest: problem('The request is not valid; the message names the field or parameter.'),
  Unauthorized: problem('The token is missing or unknown.'),
  Forbidden: problem('The token does not have the scope.'),
  NotFound: problem('The resource does not exist; the message names the parameter.'),
  TooManyRequests: problem('The rate limit is exceeded.'),
};

const PATH_PARAMETERS: Schema = {
  org_id: inPath('org_id', 'The organization'),
  project_id: inPath('project_id', 'The project'),
  env_id: inPath('env_id', 'The environment'),
  app_id: inPath(
    'app_id',
    "The application: the id of a created one, or a scenario's name, optionally with `--` and another name",
  ),
  db_id: inPath('db_id', 'The database'),
  setting_id: inPath('setting_id', 'The variable or secret'),
};

function inPath(name: string, description: string): Schema {
  return { name, in: 'path', required: true, description, schema: FILLED };
}

/** OpenAPI 3.0; the version is that of the platform's own description. */
const DOCUMENT: Schema = {
  openapi: '3.0.3',
  info: { title: 'Infrastructure Deployment Platform REST API (sandbox)', version: '1.0.4', description: TEXT },
  servers: [{ url: '/' }, { url: '/api/v1', description: 'The same, under a version prefix' }],
  security: [{ apiToken: [] }, { bearerAuth: [] }],
  tags: [...new Set(Object.values(CALL_DESCRIPTIONS).map(({ tag }) => tag))].map((name) => ({ name })),
  paths: renderPaths(),
  components: {
    securitySchemes: SECURITY_SCHEMES,
    parameters: PATH_PARAMETERS,
    headers: HEADERS,
    responses: RESPONSES,
    schemas: SCHEMAS,
  },
};

/** Returns true if a request is for the document; it needs no token and spends none of a budget. */
export function isDocumentCall({ method, target }: Pick<SandboxRequest, 'method' | 'target'>): boolean {
  return findRoute(ROUTES, method, target) !== null;
}

/** Returns the document. */
export function respondDocument(): SandboxResponse {
  return respondJson(200, DOCUMENT);
}
