import { parseJson } from '../../kernel/hostile-json.ts';
import type { SandboxRequest } from './wire.ts';

/** A body that was read, or the sentence that names what is wrong with it. */
export type Decoded<T> =
  | { readonly kind: 'decoded'; readonly value: T }
  | { readonly kind: 'refused'; readonly message: string };

/** The fields of a JSON object, not yet checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns what `decodeFields` makes of the JSON object in the request's body; an empty body is an empty object. */
export function decodeBody<T>(
  { body, headers }: Pick<SandboxRequest, 'body' | 'headers'>,
  decodeFields: (fields: Fields) => Decoded<T>,
): Decoded<T> {
  if (body !== '' && !/^application\/json *(?:;|$)/i.test(headers['content-type'] ?? '')) {
    return refuse('Content-Type: must be application/json if the request has a body.');
  }
  const fields = decodeObject(body);
  return fields.kind === 'refused' ? fields : decodeFields(fields.value);
}

/** Returns the fields of the JSON object that a body is; an empty body is an empty object. */
export function decodeObject(body: string): Decoded<Fields> {
  if (body === '') return { kind: 'decoded', value: {} };
  const value = parseJson(body);
  return isObject(value) ? { kind: 'decoded', value } : refuse('The body is not a JSON object.');
}

/** Returns a query parameter as a positive integer; `usual` if it is not given. */
export function decodeCount(query: URLSearchParams, name: string, usual: number): Decoded<number> {
  const text = query.get(name);
  if (text === null) return { kind: 'decoded', value: usual };
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) return refuse(`${name}: must be a positive integer.`);
  return { kind: 'decoded', value: Number(text) };
}

/** Returns true if `text` is an http or https URL. */
export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** Returns a refusal that says `message`. */
export function refuse(message: string): { readonly kind: 'refused'; readonly message: string } {
  return { kind: 'refused', message };
}

/** Returns true if `value` is a JSON object. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
