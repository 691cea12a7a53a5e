import { describe, expect, test } from 'vitest';
import { describeFaults, FAULT_CATALOGUE, parseFault } from '../../../src/sandbox/faults/faults.ts';
import { respondJson, respondProblem, type SandboxResult } from '../../../src/sandbox/http/wire.ts';

const REQUEST = { method: 'GET', target: '/application/a/status', headers: { host: '127.0.0.1:4010' }, body: '' };
const RESPONSE = respondJson(200, { id: 'a', state: 'RUNNING' });

const NOW = Date.UTC(2030, 0, 1);

function strike(text: string, response = RESPONSE, method = 'GET'): SandboxResult {
  const fault = parseFault(text);
  if (fault === null) throw new Error(`${text} is no fault`);
  return fault.change(response, { ...REQUEST, method }, 0, NOW);
}

describe('a fault', () => {
  test.each([
    ['reset', true],
    ['reset-after', false],
    ['hang', true],
    ['hang-after', false],
    ['status=503', true],
    ['status-after=503', false],
    ['html', true],
    ['throttle', true],
    ['throttle-plain', true],
    ['slow=1', false],
    ['no-content', false],
    ['cut-body', false],
    ['malformed', false],
  ])('prevents the request from being carried out: %s', (text, preempts) => {
    expect(parseFault(text)?.preempts).toBe(preempts);
  });

  test('resets the connection or never responds', () => {
    expect(strike('reset')).toEqual({ kind: 'reset' });
    expect(strike('reset-after')).toEqual({ kind: 'reset' });
    expect(strike('hang')).toEqual({ kind: 'hang' });
    expect(strike('hang-after')).toEqual({ kind: 'hang' });
  });

  test('responds with another status, as the platform would', () => {
    expect(strike('status=403')).toMatchObject({
      status: 403,
      body: '{"status":403,"error":"Forbidden","message":"The token does not have the permission for this call."}',
    });
    expect(strike('status-after=503')).toMatchObject({ status: 503 });
  });

  test('responds with a page, with 200 or the given status', () => {
    expect(strike('html')).toMatchObject({ status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    expect(strike('html=502')).toMatchObject({ status: 502 });
  });

  test('throttles with a Retry-After, or without headers', () => {
    expect(strike('throttle=7')).toMatchObject({ status: 429, hasLimits: true, headers: { 'Retry-After': '7' } });
    const plain = strike('throttle-plain');
    expect(plain).toMatchObject({ status: 429, hasLimits: false });
    expect(plain).not.toHaveProperty(['headers', 'Retry-After']);
  });

  test('throttles until a time of the platform, or is unavailable for some seconds', () => {
    const headers = { 'Retry-After': 'Tue, 01 Jan 2030 00:00:07 GMT' };
    expect(strike('throttle-date=7')).toMatchObject({ status: 429, headers });
    expect(strike('unavailable=7')).toMatchObject({ status: 503, headers: { 'Retry-After': '7' } });
    expect(parseFault('unavailable')?.preempts).toBe(true);
  });

  test('responds with a bare list, or with its page beside the results', () => {
    const list = { results: [{ id: 'a' }], pagination: { page: 1, page_size: 1, total_count: 1, total_pages: 1 } };
    const bodyOf = (text: string, value: unknown) => {
      const result = strike(text, respondJson(200, value));
      return result.kind === 'response' ? JSON.parse(result.body) : result.kind;
    };
    expect(bodyOf('bare-list', list)).toEqual([{ id: 'a' }]);
    expect(bodyOf('bare-list', { id: 'sandbox' })).toEqual([{ id: 'sandbox' }]);
    expect(bodyOf('flat-page', list)).toEqual({ results: [{ id: 'a' }], ...list.pagination });
    expect(bodyOf('flat-page', { results: [] })).toEqual({ results: [] });
  });

  test.each(['bare-list', 'flat-page'])('does not change an error response: %s', (text) => {
    const refused = respondProblem(403, 'no');
    expect(strike(text, refused)).toEqual(refused);
  });

  test('redirects every request to another address of the same origin, and does nothing else', () => {
    const headers = { Location: 'http://127.0.0.1:4010/application/a/status?redirected=1' };
    for (const method of ['GET', 'POST']) {
      expect(strike('moved', RESPONSE, method)).toMatchObject({ status: 302, body: '', headers });
    }
    expect(parseFault('moved')?.preempts).toBe(true);
  });

  test('removes the page from a query, and keeps the rest', () => {
    const targetOf = (text: string, target: string) => parseFault(text)?.replaceRequest({ ...REQUEST, target }).target;
    expect(targetOf('page-ignored', '/a?page=2&page_size=3&x=1')).toBe('/a?page_size=3&x=1');
    expect(targetOf('page-ignored', '/a?page=2')).toBe('/a');
    expect(targetOf('page-ignored', '/a')).toBe('/a');
    expect(targetOf('bare-list', '/a?page=2')).toBe('/a?page=2');
  });

  test('responds with a success without a body', () => {
    expect(strike('no-content')).toMatchObject({ status: 204, body: '', headers: {} });
  });

  test('delays the head or the second half of the body, or stops in its middle', () => {
    expect(strike('slow=2500')).toEqual({ ...RESPONSE, headDelayMs: 2500 });
    expect(strike('slow-body=10')).toEqual({ ...RESPONSE, bodyDelayMs: 10 });
    expect(strike('cut-body')).toEqual({ ...RESPONSE, cut: true });
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
    'status=5x3',
    'status=503=1',
    'html=199',
    'slow=-1',
    'slow=3600001',
    'slow=1.5',
    'throttle=99999999',
    'constructor',
    '__proto__',
  ])('%j names no known one', (text) => {
    expect(parseFault(text)).toBeNull();
  });

  test('may be surrounded by spaces', () => {
    expect(parseFault(' status=503 ')?.text).toBe('status=503');
  });

  test('is described for every fault, with its number if it takes one', () => {
    expect(FAULT_CATALOGUE.map(({ fault }) => fault)).toEqual(
      expect.arrayContaining(['reset', 'status=N', 'html[=N]', 'big-body']),
    );
    expect(FAULT_CATALOGUE.every(({ summary }) => summary.length > 10)).toBe(true);
    for (const { fault } of FAULT_CATALOGUE) expect(parseFault(fault.replace(/\[?=N\]?/, '=500'))).not.toBeNull();
  });

  test('is described in one sentence that names all faults', () => {
    for (const { fault } of FAULT_CATALOGUE) expect(describeFaults()).toContain(fault);
  });
});
