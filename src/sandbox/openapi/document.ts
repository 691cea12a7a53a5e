import { findRoute } from '../http/routes.ts';
import { respondJson, type SandboxRequest, type SandboxResponse } from '../http/wire.ts';
import type { Route } from '../platform/call.ts';
import { PLATFORM_ROUTES } from '../platform/routes.ts';
import { CALL_DESCRIPTIONS, type CallDescription, type Success } from './descriptions.ts';
import { FILLED, refTo, type Schema, said, WHOLE } from './schema.ts';
import { SCHEMAS } from './schemas.ts';

type Paths = Readonly<Record<string, Readonly<Record<string, Schema>>>>;

const PATH_HEADERS = Object.fromEntries(
  ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);

/** Returns the paths that describe `routes`; throws RangeError if one of them is not described. */
function pathsOf(routes: readonly Pick<Route, 'method' | 'path' | 'scope'>[]): Paths {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of routes) {
    const description = CALL_DESCRIPTIONS[`${route.method} ${route.path}`];
    if (description === undefined) throw new RangeError(`${route.method} ${route.path} is not described.`);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describe(route, description) };
  }
  return paths;
}

function describe({ path, scope }: Pick<Route, 'path' | 'scope'>, call: CallDescription): Schema {
  const needs = `Requires a token with the scope ${scope} or Admin.`;
  const parameters = [...parametersIn(path), ...queryOf(call)];
  return {
    operationId: call.operationId,
    tags: [call.tag],
    summary: call.summary,
    description: call.description === undefined ? needs : `${call.description} ${needs}`,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(call.body === undefined ? {} : { requestBody: bodyOf(call.body) }),
    responses: { ...successesOf(call), ...problemsOf(path, call) },
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

function bodyOf({ schema, isRequired }: NonNullable<CallDescription['body']>): Schema {
  return { required: isRequired, content: { 'application/json': { schema: refTo(schema) } } };
}

function successesOf({ successes }: CallDescription): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(successes).map(([status, success]) => [status, responseOf(success)]));
}

function responseOf({ description, content }: Success): Schema {
  const bodies = Object.entries(content).map(([type, schema]) => [type, { schema }]);
  return {
    description,
    headers: PATH_HEADERS,
    ...(bodies.length === 0 ? {} : { content: Object.fromEntries(bodies) }),
  };
}

/** A call without a body and a query cannot be malformed, and one without an id in its path always finds what it is about. */
function problemsOf(path: string, { body, query, conflict }: CallDescription): Readonly<Record<string, Schema>> {
  const shared = {
    ...(body === undefined && query === undefined ? {} : { 400: 'BadRequest' }),
    401: 'Unauthorized',
    403: 'Forbidden',
    ...(path.includes('{') ? { 404: 'NotFound' } : {}),
    429: 'TooManyRequests',
  };
  const refs = Object.entries(shared).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]);
  return { ...Object.fromEntries(refs), ...(conflict === undefined ? {} : { 409: problem(conflict) }) };
}

function problem(description: string): Schema {
  return responseOf({ description, content: { 'application/json': refTo('Problem') } });
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

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  org_id: 'The organization',
  project_id: 'The project',
  env_id: 'The environment',
  app_id: "The application: the id of a created one, or a scenario's name, optionally with `--` and another name",
  db_id: 'The database',
};

/** The description of what is served, as OpenAPI 3.0; its version is that of the platform's own. */
export const DOCUMENT: Schema = {
  openapi: '3.0.3',
  info: { title: 'Infrastructure Deployment Platform REST API (sandbox)', version: '1.0.4', description: TEXT },
  servers: [{ url: '/' }, { url: '/api/v1', description: 'The same, under a version prefix' }],
  security: [{ apiToken: [] }, { bearerAuth: [] }],
  tags: [...new Set(Object.values(CALL_DESCRIPTIONS).map(({ tag }) => tag))].map((name) => ({ name })),
  paths: pathsOf(PLATFORM_ROUTES),
  components: {
    securitySchemes: SECURITY_SCHEMES,
    parameters: Object.fromEntries(
      Object.entries(PATH_PARAMETERS).map(([name, about]) => [
        name,
        said(about, { name, in: 'path', required: true, schema: FILLED }),
      ]),
    ),
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
