import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { SandboxRequest, SandboxResult } from '../../../src/sandbox/http/wire.ts';
import { respondDocument } from '../../../src/sandbox/openapi/document.ts';

type Json = Readonly<Record<string, unknown>>;

/** One operation of the document, with what is referred to put in its place. */
export interface Operation {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly facts: Json;
  readonly body: { readonly required: boolean; readonly schema: Json } | null;
  readonly responses: Readonly<Record<string, Json>>;
}

const document: Json = JSON.parse(respondDocument().body);
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const closed = new WeakMap<Json, ValidateFunction>();
const opened = new WeakMap<Json, ValidateFunction>();

/** Returns what a path of names leads to, `$ref`s followed; undefined if it leads nowhere. */
export function at(value: unknown, ...names: readonly string[]): unknown {
  const here = resolve(value);
  const [name, ...rest] = names;
  if (name === undefined) return here;
  return isJson(here) && Object.hasOwn(here, name) ? at(here[name], ...rest) : undefined;
}

function resolve(value: unknown): unknown {
  const target = isJson(value) ? value['$ref'] : undefined;
  return typeof target === 'string' ? at(document, ...target.split('/').slice(1)) : value;
}

/** Returns true if `value` is a JSON object. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a JSON object, or an empty one for any other value. */
export function jsonAt(value: unknown, ...names: readonly string[]): Json {
  const found = at(value, ...names);
  return isJson(found) ? found : {};
}

/** The document as it is sent. */
export const sent: Json = document;

/** Every operation of the document. */
export const OPERATIONS: readonly Operation[] = Object.entries(jsonAt(document, 'paths')).flatMap(([path, item]) =>
  Object.keys(jsonAt(item)).map((method) => {
    const facts = jsonAt(item, method);
    const schema = at(facts, 'requestBody', 'content', 'application/json', 'schema');
    const responses = jsonAt(facts, 'responses');
    return {
      call: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      facts,
      body: isJson(schema) ? { required: at(facts, 'requestBody', 'required') === true, schema } : null,
      responses: Object.fromEntries(Object.keys(responses).map((status) => [status, jsonAt(responses, status)])),
    };
  }),
);

/** Returns the schema with everything that it refers to in its place; `isClosed`: fields that it does not name are wrong. */
function inline(value: unknown, isClosed: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(item, isClosed));
  const resolved = resolve(value);
  if (!isJson(resolved)) return resolved;
  const entries = Object.entries(resolved).map(([key, item]) => [key, inline(item, isClosed)]);
  const limits = isClosed && 'properties' in resolved ? { additionalProperties: false } : {};
  return { ...Object.fromEntries(entries), ...limits };
}

/** Returns the errors of a value by its schema; empty if it is valid. */
export function problemsOf(schema: unknown, value: unknown, isClosed: boolean): readonly string[] {
  if (!isJson(schema)) return ['there is no schema'];
  const validators = isClosed ? closed : opened;
  const validate = validators.get(schema) ?? ajv.compile(jsonAt(inline(schema, isClosed)));
  validators.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Returns the errors of the response to a request of `operation`; empty if it is as described. */
export function departuresOf(operation: Operation, result: SandboxResult): readonly string[] {
  if (result.kind !== 'response') return [`there is no answer: ${result.kind}`];
  const response = operation.responses[result.status];
  if (response === undefined) return [`${result.status} is not described`];
  const headers = Object.keys(jsonAt(response, 'headers')).flatMap((name) => {
    const text = result.headers[name];
    if (text === undefined && at(response, 'headers', name, 'required') !== true) return [];
    const value = text === undefined || !/^-?\d+$/.test(text) ? text : Number(text);
    return problemsOf(at(response, 'headers', name, 'schema'), value, true).map((said) => `${name}${said}`);
  });
  return [...headers, ...bodyDepartures(response, result.headers['Content-Type'], result.body)];
}

function bodyDepartures(response: Json, contentType: string | undefined, body: string): readonly string[] {
  const content = at(response, 'content');
  if (contentType === undefined) return content === undefined && body === '' ? [] : ['a body is described'];
  const [type = ''] = contentType.split(';');
  const schema = at(content, type, 'schema');
  if (schema === undefined) return [`${type} is not described`];
  return problemsOf(schema, type === 'application/json' ? JSON.parse(body) : body, true);
}

/** Returns a request of `operation` with these ids in its path. */
export function requestOf(
  { method, path }: Operation,
  ids: Readonly<Record<string, string>>,
  { token = 'sandbox-admin', query = '', body }: { token?: string | null; query?: string; body?: unknown } = {},
): SandboxRequest {
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? 'nobody'));
  const headers = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return { method, target: target + query, headers, body: body === undefined ? '' : JSON.stringify(body) };
}
