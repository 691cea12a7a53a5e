import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Decoded,
  decodeBody,
  decodeCount,
  decodeDeploy,
  decodeSetting,
  decodeWebhook,
  isWebAddress,
} from '../../../src/sandbox/http/json-replies.ts';

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

  test('is read whatever the parameters of its type', () => {
    for (const type of ['Application/JSON; charset=utf-8', 'application/json;charset=utf-8', 'application/json ']) {
      expect(decodedOf(decode('{"a":1}', { 'content-type': type }))).toEqual({ a: 1 });
    }
  });

  test('of another type, or of none, is refused by naming Content-Type', () => {
    expect(messageOf(decode('{}', {}))).toMatch(/^Content-Type: /);
    for (const type of ['text/plain', 'application/json-patch+json', 'application/jsonp', 'application/json.x']) {
      expect(messageOf(decode('{}', { 'content-type': type }))).toMatch(/^Content-Type: /);
    }
  });

  test.each(['{', 'null', '[]', '"a"', '1', 'true'])('%s is refused', (body) => {
    expect(messageOf(decode(body))).toBe('The body is not a JSON object.');
  });

  test('of any kind is decoded or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        for (const decodeFields of [decodeDeploy, decodeSetting, decodeWebhook]) {
          expect(['decoded', 'refused']).toContain(
            decodeBody<unknown>({ body, headers: JSON_TYPE }, decodeFields).kind,
          );
        }
      }),
    );
  });
});

describe('a deployment', () => {
  test('may name a commit', () => {
    expect(decodedOf(decodeDeploy({ git_commit_id: 'c0ffee', other: 1 }))).toBe('c0ffee');
    expect(decodedOf(decodeDeploy({}))).toBeNull();
  });

  test.each([null, '', 7, {}])('whose commit is %j is refused by its name', (commit) => {
    expect(messageOf(decodeDeploy({ git_commit_id: commit }))).toMatch(/^git_commit_id: /);
  });
});

describe('a variable or secret', () => {
  test('has a key and a value, which may be empty', () => {
    expect(decodedOf(decodeSetting({ key: 'A', value: '' }))).toEqual({ key: 'A', value: '' });
  });

  test('without one of them is refused by its name', () => {
    expect(messageOf(decodeSetting({ value: 'v' }))).toMatch(/^key: is required/);
    expect(messageOf(decodeSetting({ key: '', value: 'v' }))).toMatch(/^key: /);
    expect(messageOf(decodeSetting({ key: 'A' }))).toMatch(/^value: is required/);
    expect(messageOf(decodeSetting({ key: 'A', value: 1 }))).toMatch(/^value: /);
  });
});

describe('a webhook', () => {
  const good = { target_url: 'https://example.com/hook', events: ['DEPLOYMENT_FAILED'] };

  test('is enabled unless it says otherwise', () => {
    const read = { targetUrl: 'https://example.com/hook', events: ['DEPLOYMENT_FAILED'] };
    expect(decodedOf(decodeWebhook(good))).toEqual({ ...read, enabled: true });
    expect(decodedOf(decodeWebhook({ ...good, enabled: false }))).toEqual({ ...read, enabled: false });
  });

  test("may want events that nobody has seen: the platform's list of them is not complete", () => {
    const events = ['DEPLOYMENT_CANCELLED', 'SHIPPED'];
    expect(decodedOf(decodeWebhook({ ...good, events }))).toMatchObject({ events });
  });

  test.each([
    ['target_url', undefined],
    ['target_url', 'example.com'],
    ['target_url', 'ftp://example.com/'],
    ['events', undefined],
    ['events', 'DEPLOYMENT_FAILED'],
    ['events', ['DEPLOYMENT_FAILED', 7]],
    ['events', ['']],
    ['enabled', 'yes'],
  ])('whose %s is %j is refused by that name', (name, value) => {
    expect(messageOf(decodeWebhook({ ...good, [name]: value }))).toMatch(new RegExp(`^${name}: `));
  });
});

describe('a count in the query', () => {
  const decode = (query: string) => decodedOf(decodeCount(new URLSearchParams(query), 'tail', 100));

  test('is a positive integer, or the usual one', () => {
    expect(decode('tail=7')).toBe(7);
    expect(decode('')).toBe(100);
  });

  test.each(['0', '-1', '1.5', 'all', '', '1e3', '9999999999'])('%j is refused by its name', (text) => {
    expect(decode(`tail=${text}`)).toBe('tail: must be a positive integer.');
  });
});

describe('a web address', () => {
  test('is http or https, with a host', () => {
    expect(['http://a', 'https://a/b?c', 'HTTP://a'].map(isWebAddress)).toEqual([true, true, true]);
    expect(['a', '//a', 'file:///a', 'javascript:alert(1)', 'http://'].map(isWebAddress)).toEqual(Array(5).fill(false));
  });
});
