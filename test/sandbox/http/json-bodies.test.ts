import { describe, expect, test } from 'vitest';
import { type Decoded, decodeBody, decodeCount } from '../../../src/sandbox/http/json-bodies.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const messageOf = (decoded: Decoded<unknown>): string => (decoded.kind === 'refused' ? decoded.message : '(decoded)');
const decodedOf = <T>(decoded: Decoded<T>): T | string =>
  decoded.kind === 'decoded' ? decoded.value : decoded.message;

describe('a body', () => {
  const decode = (body: string, headers: Record<string, string> = JSON_TYPE) =>
    decodeBody({ body, headers }, (fields) => ({ kind: 'decoded', value: fields }));

  test('that is empty is an object without fields, and needs no type', () => {
    expect(decodedOf(decode('', {}))).toEqual({});
  });

  test('of another or no type is refused with the name Content-Type', () => {
    expect(messageOf(decode('{}', {}))).toMatch(/^Content-Type: /);
    for (const type of ['text/plain', 'application/json-patch+json', 'application/jsonp', 'application/json.x']) {
      expect(messageOf(decode('{}', { 'content-type': type }))).toMatch(/^Content-Type: /);
    }
  });

  test.each(['{', 'null', '[]', '"a"', '1', 'true'])('is refused if it is %s', (body) => {
    expect(messageOf(decode(body))).toBe('The body is not a JSON object.');
  });
});

describe('a count in the query', () => {
  const decode = (query: string) => decodedOf(decodeCount(new URLSearchParams(query), 'tail', 100));

  test('is a positive integer, or the default', () => {
    expect(decode('tail=7')).toBe(7);
    expect(decode('')).toBe(100);
  });

  test.each(['0', '-1', '1.5', 'all', '', '1e3', '9999999999'])('is refused by its name if it is %j', (text) => {
    expect(decode(`tail=${text}`)).toBe('tail: must be a positive integer.');
  });
});
