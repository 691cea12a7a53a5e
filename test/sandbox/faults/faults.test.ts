import { describe, expect, test } from 'vitest';
import { describeFaults, FAULT_CATALOGUE, parseFault } from '../../../src/sandbox/faults/faults.ts';
import { respond, respondJson, type SandboxRequest, type SandboxResponse } from '../../../src/sandbox/http/wire.ts';
import { responseOf } from '../play.ts';

const HOST = '127.0.0.1:4010';
const REQUEST = { method: 'GET', target: '/application/a/status', headers: { host: HOST }, body: '' };
const RESPONSE = respondJson(200, { id: 'a', state: 'RUNNING' });

function apply(
  text: string,
  context: Partial<{ request: SandboxRequest; response: SandboxResponse; turn: number }> = {},
) {
  const fault = parseFault(text);
  if (fault === null) throw new Error(`${text} is no fault`);
  const result = fault.change({ request: REQUEST, response: RESPONSE, turn: 0, ...context });
  return result.kind === 'response' ? result : responseOf(result);
}

describe('a fault', () => {
  test('throttles with a Retry-After in seconds, or without headers', () => {
    expect(apply('throttle=7')).toMatchObject({ status: 429, hasLimits: true, headers: { 'Retry-After': '7' } });
    expect(apply('throttle-plain')).toMatchObject({ status: 429, hasLimits: false });
    expect(apply('throttle-plain').headers).not.toHaveProperty('Retry-After');
  });

  test('sends half of the response as if it were all', () => {
    expect(apply('broken-json')).toEqual({ ...RESPONSE, body: RESPONSE.body.slice(0, RESPONSE.body.length / 2) });
  });

  test('gives a state every wrong shape in turn, never the correct one', () => {
    const shapes = Array.from({ length: 9 }, (_, turn) => JSON.parse(apply('malformed', { turn }).body));
    expect(shapes.map((shape) => (shape === null || Array.isArray(shape) ? shape : shape.state))).toEqual([
      null,
      [{ id: 'a', state: 'RUNNING' }],
      42,
      'running',
      null,
      undefined,
      '',
      { name: 'RUNNING' },
      null,
    ]);
    const text = respond(200, 'text/plain', 'ready');
    expect(JSON.parse(apply('malformed', { response: text }).body)).toEqual({ state: null });
  });
});

describe('a redirect', () => {
  const locationOf = (text: string, target: string, host = HOST): string | undefined =>
    apply(text, { request: { ...REQUEST, target, headers: { host } } }).headers['Location'];

  test('of a GET goes to the same path with its query and a mark, where it gets its response', () => {
    const target = '/application/a/log?tail=5';
    expect(locationOf('redirect', target)).toBe(`http://${HOST}${target}&redirected=1`);
    expect(apply('redirect', { request: { ...REQUEST, target: `${target}&redirected=1` } })).toBe(RESPONSE);
    expect(apply('redirect-loop', { request: { ...REQUEST, method: 'POST' } })).toBe(RESPONSE);
  });

  test('without end continues at its target, and its URL does not grow', () => {
    expect(locationOf('redirect-loop', '/a?x=1&redirected=1')).toBe(`http://${HOST}/a?x=1&redirected=1`);
  });

  test('to another origin leads to this machine under another name', () => {
    expect(locationOf('redirect-away', '/a')).toBe('http://localhost:4010/a?redirected=1');
    expect(locationOf('redirect-away', '/a', '[::1]:4010')).toBe('http://localhost:4010/a?redirected=1');
    expect(locationOf('redirect-away', '/a', 'localhost:4010')).toBe('http://127.0.0.1:4010/a?redirected=1');
  });
});

describe('the text of a fault', () => {
  test.each([
    '',
    'resett',
    'reset=1',
    'status',
    'status=',
    'status=399',
    'status=600',
    'status=503=1',
    'slow=1.5',
    '__proto__',
  ])('%j names no known one', (text) => {
    expect(parseFault(text)).toBeNull();
  });

  test('is described for every fault, with its number if it takes one', () => {
    expect(FAULT_CATALOGUE.map(({ fault }) => fault)).toEqual(
      expect.arrayContaining(['reset', 'status=N', 'html[=N]', 'big-body']),
    );
    for (const { fault } of FAULT_CATALOGUE) {
      expect(parseFault(fault.replace(/\[?=N\]?/, '=500'))).not.toBeNull();
      expect(describeFaults()).toContain(fault);
    }
  });
});
