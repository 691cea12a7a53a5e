import { describe, expect, test } from 'vitest';
import { describeFaults, FAULT_CATALOGUE, parseFault } from '../../../src/sandbox/faults/faults.ts';
import {
  respond,
  respondJson,
  respondProblem,
  type SandboxRequest,
  type SandboxResponse,
} from '../../../src/sandbox/http/wire.ts';
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
  const result = fault.change({ request: REQUEST, response: RESPONSE, turn: 0, now: Date.UTC(2030, 0, 1), ...context });
  return result.kind === 'response' ? result : responseOf(result);
}

describe('a fault', () => {
  test('responds with another status, as the platform would', () => {
    expect(apply('status=403')).toMatchObject({
      status: 403,
      body: '{"status":403,"error":"Forbidden","message":"The token does not have the permission for this call."}',
    });
    expect(apply('status-after=503')).toMatchObject({ status: 503 });
  });

  test('responds with a page, with 200 or the given status', () => {
    expect(apply('html')).toMatchObject({ status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    expect(apply('html=502').body).toMatch(/^<!DOCTYPE html>[\s\S]*502 Bad Gateway/);
  });

  test('throttles or is unavailable with a Retry-After in seconds or as a date, or without headers', () => {
    expect(apply('throttle=7')).toMatchObject({ status: 429, hasLimits: true, headers: { 'Retry-After': '7' } });
    expect(apply('throttle-date=7').headers['Retry-After']).toBe('Tue, 01 Jan 2030 00:00:07 GMT');
    expect(apply('unavailable=7')).toMatchObject({ status: 503, headers: { 'Retry-After': '7' } });
    expect(apply('throttle-plain')).toMatchObject({ status: 429, hasLimits: false });
    expect(apply('throttle-plain').headers).not.toHaveProperty('Retry-After');
  });

  test('responds with a bare list, or with its page beside the results, and does not change an error', () => {
    const list = { results: [{ id: 'a' }], pagination: { page: 1, page_size: 1, total_count: 1, total_pages: 1 } };
    const bodyOf = (text: string, value: unknown) =>
      JSON.parse(apply(text, { response: respondJson(200, value) }).body);
    expect(bodyOf('bare-list', list)).toEqual([{ id: 'a' }]);
    expect(bodyOf('bare-list', { id: 'sandbox' })).toEqual([{ id: 'sandbox' }]);
    expect(bodyOf('flat-page', list)).toEqual({ results: [{ id: 'a' }], ...list.pagination });
    const refused = respondProblem(403, 'no');
    for (const text of ['bare-list', 'flat-page', 'no-content']) {
      expect(apply(text, { response: refused })).toEqual(refused);
    }
  });

  test('removes the page from a query, and keeps the rest', () => {
    const targetOf = (text: string, target: string) => parseFault(text)?.replaceRequest({ ...REQUEST, target }).target;
    expect(targetOf('page-ignored', '/a?page=2&page_size=3&x=1')).toBe('/a?page_size=3&x=1');
    expect(targetOf('page-ignored', '/a?page=2')).toBe('/a');
    expect(targetOf('bare-list', '/a?page=2')).toBe('/a?page=2');
  });

  test('responds to a success without a body, with the other headers as they were', () => {
    const stamped = { ...RESPONSE, headers: { ...RESPONSE.headers, 'X-Trace': 'kept' } };
    expect(apply('no-content', { response: stamped })).toEqual({
      ...RESPONSE,
      status: 204,
      headers: { 'X-Trace': 'kept' },
      body: '',
    });
  });

  test('delays the head or the second half of the body, stops in its middle, or sends half of it as if it were all', () => {
    expect(apply('slow=2500')).toEqual({ ...RESPONSE, headDelayMs: 2500 });
    expect(apply('slow-body=10')).toEqual({ ...RESPONSE, bodyDelayMs: 10 });
    expect(apply('cut-body')).toEqual({ ...RESPONSE, cut: true });
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

  test('of every request is 302 and does nothing else', () => {
    const headers = { Location: `http://${HOST}/application/a/status?redirected=1` };
    const moved = apply('moved', { request: { ...REQUEST, method: 'POST' } });
    expect(moved).toMatchObject({ status: 302, body: '', headers });
    expect(parseFault('moved')?.preempts).toBe(true);
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
