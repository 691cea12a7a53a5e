import { parseJson } from '../kernel/hostile-json.ts';
import { isObject, type JsonObject, nameType } from '../platform/http/json.ts';
import type { ProbeResponse } from './conformance-probe.ts';

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const WORD = /^[A-Z][A-Z0-9_]*$/;

/** Several checks read the same body. */
const parsed = new WeakMap<Pick<ProbeResponse, 'text'>, unknown>();

/** Returns a body as JSON, parsed once for each response; undefined if it is not JSON. */
export function jsonOf(response: Pick<ProbeResponse, 'text'>): unknown {
  if (!parsed.has(response)) parsed.set(response, parseJson(response.text));
  return parsed.get(response);
}

/** Returns the JSON object of a body; null for anything else. */
export function objectOf(response: Pick<ProbeResponse, 'text'>): JsonObject | null {
  const json = jsonOf(response);
  return isObject(json) ? json : null;
}

/** Returns the entries of a list, wherever in the body it is: bare, or the first array in an object; null if none exists. */
export function entriesOf(response: Pick<ProbeResponse, 'text'>): readonly unknown[] | null {
  const json = jsonOf(response);
  if (Array.isArray(json)) return json;
  const list = isObject(json) ? Object.values(json).find(Array.isArray) : undefined;
  return list ?? null;
}

/** Returns the kind of a body, without its content: `an HTML page`, `an array`. */
export function nameBody(response: Pick<ProbeResponse, 'text'>): string {
  const { text } = response;
  if (text.trim() === '') return 'an empty body';
  const json = jsonOf(response);
  if (json === undefined) return /^\s*</.test(text) ? 'an HTML page' : 'text that is not JSON';
  return isObject(json) ? 'an object' : nameType(json);
}

/** Returns what came instead: the status if it is not one of these, else what the body is. */
export function nameResponse(response: Pick<ProbeResponse, 'status' | 'text'>, statuses: readonly number[]): string {
  return statuses.includes(response.status) ? nameBody(response) : `status ${response.status}`;
}

/** Returns what came instead of a list under `results`. */
export function nameListResponse(response: Pick<ProbeResponse, 'status' | 'text'>): string {
  const came = nameResponse(response, [200]);
  return came === 'an object' ? 'an object without "results"' : came;
}

/** Returns true if a value is a string that is not blank. */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Returns true if a value is an instant as resources have it: ISO 8601 with milliseconds and `Z`. */
export function isTimestamp(value: unknown): boolean {
  return typeof value === 'string' && TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value));
}

/** Returns true if a value is an ISO 8601 date and time with its offset. */
export function isDateTime(value: unknown): boolean {
  return typeof value === 'string' && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value));
}

/** Returns true if a value is a state or status word as the description writes them: `UP_TO_DATE`. */
export function isWord(value: unknown): value is string {
  return typeof value === 'string' && WORD.test(value);
}
