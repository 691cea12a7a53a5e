import type { Route } from '../http/sandbox-routes.ts';
import { CALL_DESCRIPTIONS, type CallDescription, type Success } from './openapi-descriptions.ts';
import { refTo, type Schema } from './openapi-schema.ts';

/** The paths of the document, each with its operations by method in lower case. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Schema>>>>;

/** The headers that every answer carries. */
const HEADERS = Object.fromEntries(
  ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);

/** Returns the paths that describe `routes`; throws RangeError where one of them is not described. */
export function pathsOf(routes: readonly Pick<Route, 'method' | 'path' | 'scope'>[]): Paths {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of routes) {
    const description = CALL_DESCRIPTIONS[`${route.method} ${route.path}`];
    if (description === undefined) throw new RangeError(`${route.method} ${route.path} is not described.`);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describe(route, description) };
  }
  return paths;
}

function describe({ path, scope }: Pick<Route, 'path' | 'scope'>, call: CallDescription): Schema {
  const needs = `Needs a token of the scope ${scope} (or Admin).`;
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
  return { description, headers: HEADERS, ...(bodies.length === 0 ? {} : { content: Object.fromEntries(bodies) }) };
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

/** Returns a response with the platform's error body. */
export function problem(description: string): Schema {
  return responseOf({ description, content: { 'application/json': refTo('Problem') } });
}
