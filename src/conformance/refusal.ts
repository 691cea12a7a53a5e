import { isObject } from '../platform/http/json.ts';
import { isFilled, jsonOf, nameBody } from './body-reader.ts';
import type { Fault } from './conformance-finding.ts';
import type { ProbeResponse } from './conformance-probe.ts';

interface Refusal {
  readonly status: number;
  readonly phrase: string;
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/** Returns what is wrong with the media type of a refusal, which is to be JSON; null if nothing is. */
export function findTypeFault({ headers }: Pick<ProbeResponse, 'headers'>): Fault | null {
  const type = headers['content-type'] ?? 'none';
  return JSON_TYPE.test(type) ? null : { expected: 'application/json', came: type };
}

/** Returns what is wrong with the body of a refusal, which is to be {status, error, message}; null if nothing is. */
export function findBodyFault(response: Pick<ProbeResponse, 'text'>, { status, phrase }: Refusal): Fault | null {
  const json = jsonOf(response);
  if (!isObject(json)) return { expected: 'an object {status, error, message}', came: nameBody(response) };
  if (json['status'] !== status) return { expected: `status: ${status}`, came: `${typeof json['status']} or another` };
  if (!isPhrase(json['error'], phrase)) return { expected: `error: "${phrase}"`, came: describe(json['error']) };
  return isFilled(json['message']) ? null : { expected: 'message: a sentence', came: describe(json['message']) };
}

function isPhrase(value: unknown, phrase: string): boolean {
  const fold = (text: string): string => text.replace(/[^a-z]/gi, '').toLowerCase();
  return typeof value === 'string' && fold(value) === fold(phrase);
}

function describe(value: unknown): string {
  if (value === undefined) return 'it is missing';
  return typeof value === 'string' ? 'another text' : `of type ${typeof value}`;
}
