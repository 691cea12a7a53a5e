import { findOperation, type Match } from './description.ts';
import { findRuleProblems } from './rules.ts';
import { findSchemaProblems } from './schema.ts';

/** A request to GitHub. */
export interface GithubRequest {
  readonly method: string;
  /** Path and query as sent, after the API's base: `/repos/o/r/pulls?state=open`. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The text as sent, or decoded JSON; `undefined` or empty for none. */
  readonly body?: unknown;
}

/** GitHub's answer to a request. */
export interface GithubResponse {
  readonly method: string;
  /** The request's. */
  readonly target: string;
  readonly status: number;
  /** The text as sent, or decoded JSON; `undefined` or empty for none. */
  readonly body?: unknown;
}

const tokenShapes = /\b(?:gh[a-z]_[\w.-]{20,}|github_pat_\w{20,})/;

/**
 * Finds all that GitHub, or the rules of this project, would hold against a request: a sentence each, none where it is sound.
 * The operation must be one of `description.json`, no field or query parameter may be unknown. Never throws.
 */
export function findRequestProblems(request: GithubRequest): readonly string[] {
  const { path, query } = splitTarget(request.target);
  const found = findOperation(request.method, path);
  const general = [...findHeaderProblems(request), ...findTokenProblems(request)];
  if (found === undefined) return [...general, `${request.method} ${path.slice(0, 200)} is no operation known here`];
  const body = decodeBody(request.body);
  const problems = [
    ...general,
    ...findParameterProblems(found, query),
    ...findBodyProblems(found, body),
    ...findRuleProblems({ operation: found.name, path: found.path, query, body }),
  ];
  return problems.map((problem) => `${found.name}: ${problem}`);
}

/** Returns the errors of a 2xx response by the description, as sentences. Ignores other responses. */
export function findResponseProblems(response: GithubResponse): readonly string[] {
  const { method, target, status } = response;
  if (status < 200 || status > 299) return [];
  const { path } = splitTarget(target);
  const found = findOperation(method, path);
  if (found === undefined) return [`${method} ${path.slice(0, 200)} is no operation known here`];
  const schema = found.operation.responses[status];
  const body = decodeBody(response.body);
  if (schema === undefined) return [`${found.name} is never answered with ${status}`];
  if (schema === null) return body === undefined ? [] : [`${found.name}: the answer ${status} has no body`];
  return findSchemaProblems(schema, body, `${found.name}: answer`, 'open');
}

function splitTarget(target: string): { readonly path: string; readonly query: URLSearchParams } {
  const at = target.indexOf('?');
  const path = at === -1 ? target : target.slice(0, at);
  return { path, query: new URLSearchParams(at === -1 ? '' : target.slice(at)) };
}

/** Text that is no JSON is answered as it is: no schema of a body takes a string. */
function decodeBody(body: unknown): unknown {
  if (body === undefined || body === '') return undefined;
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function readHeader({ headers }: GithubRequest, name: string): string {
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  return String(entry?.[1] ?? '');
}

function findHeaderProblems(request: GithubRequest): readonly string[] {
  const rules = [
    { name: 'authorization', pattern: /^(?:bearer|token) \S+$/i, claim: 'must be there and hold a token' },
    { name: 'user-agent', pattern: /\S/, claim: 'must be there' },
    { name: 'accept', pattern: /^$|^application\/(?:json|vnd\.github(?:\.v3)?\+json)$/, claim: 'must ask for JSON' },
    { name: 'x-github-api-version', pattern: /^$|^\d{4}-\d{2}-\d{2}$/, claim: 'must be a date' },
    { name: 'content-type', pattern: /^$|^application\/json\b/, claim: 'must be JSON' },
  ];
  const broken = rules.filter(({ name, pattern }) => !pattern.test(readHeader(request, name)));
  return broken.map(({ name, claim }) => `header ${name} ${claim}`);
}

function findTokenProblems(request: GithubRequest): readonly string[] {
  const token = /\S+$/.exec(readHeader(request, 'authorization'))?.[0];
  const holdsToken = (text: string) => tokenShapes.test(text) || (token !== undefined && text.includes(token));
  const body = typeof request.body === 'string' ? request.body : (JSON.stringify(request.body) ?? '');
  const places = [
    { name: 'the address', texts: [request.target, ...splitTarget(request.target).query.values()] },
    { name: 'the body', texts: [body] },
  ];
  return places.filter(({ texts }) => texts.some(holdsToken)).map(({ name }) => `${name} holds a token`);
}

/** No query parameter that is kept is required; those of the path are there, or the operation would be another. */
function findParameterProblems({ operation, path }: Match, query: URLSearchParams): readonly string[] {
  const known = operation.parameters.map(({ name, in: place }) => `${place} ${name}`);
  const unknown = [...query.keys()].filter((name) => !known.includes(`query ${name}`));
  const repeated = [...query.keys()].filter((name, index, names) => names.indexOf(name) !== index);
  const values = { path: (name: string) => path[name], query: (name: string) => query.get(name) ?? undefined };
  const wrong = operation.parameters.flatMap(({ name, in: place, schema }) => {
    const value = values[place](name);
    if (value === undefined) return [];
    return findSchemaProblems(schema, coerce(value, schema['type']), `${place} parameter ${name}`, 'open');
  });
  return [
    ...unknown.map((name) => `query parameter ${name} is not known`),
    ...repeated.map((name) => `query parameter ${name} is there more than once`),
    ...wrong,
  ];
}

/** No parameter that is kept is a list. */
function coerce(text: string, type: unknown): unknown {
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
}

function findBodyProblems({ operation: { requestBody } }: Match, body: unknown): readonly string[] {
  if (requestBody === undefined) return body === undefined ? [] : ['a body is sent where none is taken'];
  if (body === undefined) return requestBody.required ? ['the body is missing'] : [];
  return findSchemaProblems(requestBody.schema, body, 'body', 'closed');
}
