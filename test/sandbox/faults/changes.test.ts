import { describe, expect, test } from 'vitest';
import { emptied, halve, malform, otherHostOf, pad, redirect } from '../../../src/sandbox/faults/changes.ts';
import { respond, respondJson } from '../../../src/sandbox/http/wire.ts';

const STATUS = respondJson(200, { id: 'a', state: 'RUNNING', last_deployment_date: null });
const requested = (target: string, method = 'GET', host = '127.0.0.1:4010') => ({
  method,
  target,
  headers: { host },
  body: '',
});

describe('a malformed status', () => {
  const shapes = Array.from({ length: 8 }, (_, turn) => JSON.parse(malform(STATUS, turn).body));

  test('has every wrong shape of a state', () => {
    expect(shapes.map((shape) => (shape === null || Array.isArray(shape) ? shape : shape.state))).toEqual([
      null,
      [{ id: 'a', state: 'RUNNING', last_deployment_date: null }],
      42,
      'running',
      null,
      undefined,
      '',
      { name: 'RUNNING' },
    ]);
  });

  test('never contains the correct state', () => {
    expect(shapes.filter((shape) => shape?.state === 'RUNNING')).toEqual([]);
  });

  test('starts over after the last shape', () => {
    expect(malform(STATUS, 8).body).toBe(malform(STATUS, 0).body);
  });

  test('also replaces a body that is not JSON', () => {
    expect(JSON.parse(malform(respond(200, 'text/plain', 'ready'), 0).body)).toEqual({ state: null });
  });
});

describe('a body', () => {
  test('is not valid JSON if it is halved, and keeps its type', () => {
    const half = halve(STATUS);
    expect(() => JSON.parse(half.body)).toThrow(SyntaxError);
    expect(half.headers).toEqual(STATUS.headers);
  });

  test('is more than 10 MiB of valid JSON if it is padded', () => {
    const { body } = pad(STATUS);
    expect(body.length).toBeGreaterThan(10 * 1024 * 1024);
    expect(JSON.parse(body).state).toBe('RUNNING');
  });
});

describe('a redirect', () => {
  const locationOf = (target: string, endless = false): string | undefined =>
    redirect(STATUS, requested(target), '127.0.0.1:4010', endless).headers['Location'];

  test('goes to the same path with its query and a mark', () => {
    expect(locationOf('/application/a/log?tail=5')).toBe('http://127.0.0.1:4010/application/a/log?tail=5&redirected=1');
  });

  test('gets a response at its target', () => {
    expect(redirect(STATUS, requested('/application/a/log?redirected=1'), 'h', false)).toBe(STATUS);
  });

  test('without end continues at its target, and its URL does not grow', () => {
    expect(locationOf('/a?x=1&redirected=1', true)).toBe('http://127.0.0.1:4010/a?x=1&redirected=1');
  });

  test('is not sent for a POST', () => {
    expect(redirect(STATUS, requested('/a', 'POST'), 'h', true)).toBe(STATUS);
  });

  test('to another origin leads to this machine under another name', () => {
    expect(otherHostOf(requested('/', 'GET', '127.0.0.1:4010'))).toBe('localhost:4010');
    expect(otherHostOf(requested('/', 'GET', '[::1]:4010'))).toBe('localhost:4010');
    expect(otherHostOf(requested('/', 'GET', 'localhost:4010'))).toBe('127.0.0.1:4010');
  });
});

describe('an emptied response', () => {
  test('is 204 without a body in place of any success, with the other headers as they were', () => {
    const created = respondJson(201, { id: 'a' });
    const stamped = { ...created, headers: { ...created.headers, 'X-Trace': 'kept' } };
    expect(emptied(stamped)).toEqual({ ...created, status: 204, headers: { 'X-Trace': 'kept' }, body: '' });
  });

  test('does not change a response that is not a success', () => {
    for (const status of [307, 400, 404, 503]) {
      const response = respondJson(status, {});
      expect(emptied(response)).toBe(response);
    }
  });
});
