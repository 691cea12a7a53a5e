import { describe, expect, test } from 'vitest';
import { classifyFailure, describeCause } from '../../../src/platform/http/failure.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('a failure after something was sent', () => {
  test.each(['ENOTFOUND', 'ECONNREFUSED', 'ECONNRESET', 'EPROTO', 'UND_ERR_SOCKET', ''])(
    'by %j never counts as not sent (B7)',
    (code) => {
      expect(classifyFailure(coded(code), 'sent').kind).toBe('reset');
      expect(classifyFailure(coded(code), 'answering').kind).toBe('body');
    },
  );

  test('by the closing of the client is recognized', () => {
    expect(classifyFailure(coded('UND_ERR_DESTROYED'), 'sent').kind).toBe('closed');
  });
});

describe('the description of a cause', () => {
  test('is also a code with a slash', () => {
    const code = 'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE';
    expect(describeCause(coded(code))).toBe(code);
  });

  test('is the reason for which a response cannot be parsed', () => {
    const cause = new Error('Response does not match the HTTP/1.1 protocol (Missing expected LF after header value)');
    expect(describeCause(cause)).toBe('Missing expected LF after header value');
  });

  test('is what a proxy responded', () => {
    expect(describeCause(new Error('Proxy response (407) !== 200 when HTTP Tunneling'))).toBe('the proxy returned 407');
    expect(describeCause(new Error('Proxy Authentication Required (407)'))).toBe('the proxy returned 407');
  });

  test('is empty for internal errors of the library', () => {
    expect(describeCause(coded('UND_ERR_SOCKET'))).toBe('');
    expect(describeCause(coded('lower case'))).toBe('');
    expect(describeCause({ code: 'ECONNRESET' })).toBe('');
    expect(describeCause(undefined)).toBe('');
  });
});
