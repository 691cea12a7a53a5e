import { describe, expect, test } from 'vitest';
import { ProtocolError, RemoteError } from '../../../src/kernel/errors.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import {
  errorFromFailure,
  errorFromStatus,
  type RequestContext,
  readServiceMessage,
} from '../../../src/platform/http/error-mapping.ts';
import { deployOperation, statusOperation } from '../../../src/platform/resources/applications.ts';

const LIMITS = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000 };
const asked = (operation: RequestContext['operation']): RequestContext => ({
  operation,
  address: 'https://api.example.com/v1',
  authScheme: 'Token',
  limits: LIMITS,
});
const READ = asked(statusOperation('app-7'));
const DEPLOY = asked(deployOperation('app-7', null));
const head = (status: number, headers: Record<string, string> = {}) => ({ status, headers });

describe('the error for a status', () => {
  test('401 says how the token was sent, and 404 says where (B10)', () => {
    expect(errorFromStatus(READ, head(401), '').message).toMatch(/"Authorization: Token"/);
    expect(errorFromStatus(READ, head(404), '').message).toMatch(
      /https:\/\/api\.example\.com\/v1 does not know application app-7 \(404\)\. Check the id, and the version prefix of the base URL, such as \/api\/v1/,
    );
  });

  test.each([
    '<html><body>400 The plain HTTP request was sent to HTTPS port</body></html>',
    'Client sent an HTTP request to an HTTPS server.\n',
    "<p>Reason: You're speaking plain HTTP to an SSL-enabled server port.</p>",
    'Bad Request\r\nThis combination of host and port requires TLS.\r\n',
  ])('400 with %j says to use https (B15)', (page) => {
    for (const [request, code] of [
      [READ, 'remote'],
      [DEPLOY, 'rejected'],
    ] as const) {
      const plain = { ...request, address: 'http://api.example.com:8443/v1' };
      expect(errorFromStatus(plain, head(400), page)).toMatchObject({
        code,
        message: expect.stringMatching(
          /returned 400: this port uses https, not http\. Use https:\/\/api\.example\.com:8443\/v1\.$/,
        ),
      });
      expect(errorFromStatus(request, head(400), page).message).not.toContain('uses https');
    }
  });

  test('quotes the service (B9) (B10)', () => {
    expect(errorFromStatus(READ, head(403), '{"message":"nope."}').message).toMatch(/\(403\): "nope"\. Create a token/);
    expect(errorFromStatus(DEPLOY, head(400), '{"message":"cpu is missing"}')).toMatchObject({
      code: 'rejected',
      excerpt: 'cpu is missing',
      message: expect.stringMatching(/returned 400: "cpu is missing"\. The service rejected the request/),
    });
  });

  test.each([
    [400, 'rejected'],
    [422, 'rejected'],
    [300, 'rejected'],
    [408, 'remote'],
    [425, 'remote'],
    [500, 'remote'],
    [409, 'conflict'],
  ])('%i is of the kind %s', (status, code) => {
    const error = errorFromStatus(DEPLOY, head(status), '');
    expect(error).toBeInstanceOf(RemoteError);
    expect(error.code).toBe(code);
    expect(error.message).toContain('https://api.example.com/v1/application/app-7/deploy');
  });

  test('shows no credential that the service quotes', () => {
    const body = '{"message":"cannot clone https://bot:abc@git.example.com/a.git, DB_PASSWORD=abc"}';
    expect(errorFromStatus(DEPLOY, head(400), body)).toMatchObject({
      excerpt: 'cannot clone https://bot:***@git.example.com/a.git, DB_PASSWORD=***',
      message: expect.stringContaining('https://bot:***@git.example.com/a.git, DB_PASSWORD=***'),
    });
  });

  test('400 is a conflict if the service says that a deployment is in progress (B8)', () => {
    const body = '{"error":"Bad Request","message":"A deployment is already in progress"}';
    expect(errorFromStatus(DEPLOY, head(400), body).code).toBe('conflict');
    expect(errorFromStatus(DEPLOY, head(422), '{"error":"DEPLOYMENT_IN_PROGRESS","message":"x"}').code).toBe(
      'conflict',
    );
    expect(errorFromStatus(DEPLOY, head(400), '{"message":"invalid commit"}').code).toBe('rejected');
    expect(errorFromStatus(READ, head(400), body).code).toBe('rejected');
  });
});

describe('the error for a request without a response', () => {
  test('by a time limit says how long it waited (B19)', () => {
    expect(errorFromFailure(READ, { kind: 'headers' }, null).message).toMatch(/no response came within 30 s/);
    expect(errorFromFailure(READ, { kind: 'body' }, head(200)).message).toMatch(/was not complete within 30 s/);
    expect(errorFromFailure(READ, { kind: 'connect' }, null).message).toMatch(/connecting took too long/);
  });

  test('by a closed connection over plain http says that the port may use https', () => {
    const plain = { ...READ, address: 'http://127.0.0.1:8443' };
    expect(errorFromFailure(plain, { kind: 'reset' }, null).message).toMatch(
      /If this port uses https, give an https URL/,
    );
  });

  test('says who canceled it', () => {
    expect(errorFromFailure(READ, { kind: 'signal' }, null).code).toBe('cancelled-signal');
    expect(errorFromFailure(READ, { kind: 'closed' }, null).code).toBe('cancelled-signal');
    expect(errorFromFailure(READ, { kind: 'deadline' }, null).code).toBe('cancelled-timeout');
  });

  test('says that a response is too long or cannot be decompressed (B19)', () => {
    expect(errorFromFailure(READ, { kind: 'too-large' }, head(200)).message).toMatch(/at most 10 MiB/);
    expect(errorFromFailure(READ, { kind: 'encoded' }, head(200))).toBeInstanceOf(ProtocolError);
  });
});

describe('the facts of an error', () => {
  test('have the path without ids, the status, and the name that the service gave the request', () => {
    const { facts } = errorFromStatus(READ, head(500, { 'x-request-id': 'req-1' }), '');
    expect(facts).toEqual({
      method: 'GET',
      path: '/application/{app_id}/status',
      status: 500,
      requestId: 'req-1',
    });
    expect(errorFromStatus(READ, head(500, { 'cf-ray': '8a\u0007b' }), '').facts.requestId).toBe('8ab');
    const lost = errorFromFailure(READ, { kind: 'reset' }, null);
    expect(lost).toMatchObject({ facts: { method: 'GET', path: '/application/{app_id}/status' } });
  });
});

const say = (body: unknown) => readServiceMessage(JSON.stringify(body));

describe("a service's message", () => {
  test('is its message, else its detail, else its error (B9)', () => {
    expect(say({ status: 400, error: 'Bad Request', detail: 'more', message: 'commit is missing' })).toBe(
      'commit is missing',
    );
    expect(say({ error: 'Bad Request', detail: 'commit is missing' })).toBe('commit is missing');
    expect(say({ error: 'Bad Request' })).toBe('Bad Request');
  });

  test('is not a field that is empty or not a text (B9)', () => {
    expect(say({ message: ' ', detail: null, error: 'Bad Request' })).toBe('Bad Request');
    expect(say({ message: { code: 7 }, error: 500 })).toBe('');
  });

  test('may be a list (B9)', () => {
    expect(say({ message: ['name is empty', 7, 'cpu is missing'] })).toBe('name is empty; cpu is missing');
  });

  test('may be plain text, but not a page (B9)', () => {
    expect(readServiceMessage('upstream connect error\n')).toBe('upstream connect error');
    expect(readServiceMessage('"quoted"')).toBe('quoted');
    expect(readServiceMessage(' <!doctype html><title>502</title>')).toBe('');
    expect(readServiceMessage('')).toBe('');
    expect(say([1, 2])).toBe('');
    expect(say(null)).toBe('');
  });

  test('is one line without control characters or commands (B9)', () => {
    expect(say({ message: 'a\r\n::error::b\u001b[31m\u2028c\u0000' })).toBe('a ::error::b c');
    expect(say({ message: '::error::x' })).not.toMatch(/^::/);
  });

  test('is cut, and redacted before it is cut (B9)', () => {
    registerSecret('s3cret-of-the-body');
    const message = say({ message: `${'x'.repeat(290)} s3cret-of-the-body ${'y'.repeat(900)}` });
    expect(message).toHaveLength(300);
    expect(message).toMatch(/x \*\*\* y+…$/);
  });

  test('is found in hostile depth without failing', () => {
    expect(readServiceMessage(`{"message":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).toBe('');
  });
});
