import { describe, expect, test } from 'vitest';
import { isAdminCall, isLoopbackHost, refuseAdmin } from '../../../src/sandbox/admin/guard.ts';

const call = (headers: Record<string, string>, remoteAddress?: string) => ({
  method: 'POST',
  target: '/_sandbox/reset',
  headers,
  body: '',
  ...(remoteAddress === undefined ? {} : { remoteAddress }),
});

describe('an admin call', () => {
  test.each([
    ['/_sandbox', true],
    ['/_sandbox?x', true],
    ['/_sandbox/reset', true],
    ['/_sandboxed', false],
    ['/api/v1/_sandbox', false],
    ['/application/_sandbox/status', false],
  ])('is recognized at %s: %s', (target, expected) => {
    expect(isAdminCall({ ...call({}), target })).toBe(expected);
  });

  test.each([
    [{ host: '127.0.0.1:4010' }, '127.0.0.1'],
    [{ host: 'localhost:4010' }, '::ffff:127.0.0.1'],
    [{ host: '[::1]:4010' }, '::1'],
    [{ host: 'LOCALHOST' }, '127.0.0.1'],
    [{ host: '127.0.0.1:4010', origin: 'http://127.0.0.1:4010' }, '127.0.0.1'],
  ])('is carried out with %j from %s', (headers, remoteAddress) => {
    expect(refuseAdmin(call(headers, remoteAddress))).toBeNull();
  });

  test.each([
    ['the page of another origin', { host: '127.0.0.1:4010', origin: 'https://evil.example' }, '127.0.0.1'],
    ['the page of another port', { host: '127.0.0.1:4010', origin: 'http://127.0.0.1:3000' }, '127.0.0.1'],
    ['a page without an origin of its own', { host: '127.0.0.1:4010', origin: 'null' }, '127.0.0.1'],
    ['a foreign name that leads here', { host: 'evil.example:4010' }, '127.0.0.1'],
    ['a foreign name and its own origin', { host: 'evil.example', origin: 'http://evil.example' }, '127.0.0.1'],
    ['a name that only begins like ours', { host: '127.0.0.1.evil.example' }, '127.0.0.1'],
    ['a name that only ends like ours', { host: 'evil@localhost.example' }, '127.0.0.1'],
    ['no name', {}, '127.0.0.1'],
    ['a broken name', { host: ':::' }, '127.0.0.1'],
    ['another machine', { host: '127.0.0.1:4010' }, '192.168.1.7'],
    ['an unknown machine', { host: '127.0.0.1:4010' }, ''],
  ])('is refused from %s', (_, headers, remoteAddress) => {
    expect(refuseAdmin(call(headers, remoteAddress))).toMatch(/^Calls to \/_sandbox .+\.$/);
  });

  test('is carried out if it did not come over a socket', () => {
    expect(refuseAdmin(call({}))).toBeNull();
  });
});

describe('a loopback host', () => {
  test.each(['127.0.0.1', '127.8.9.1', '::1', '[::1]', 'localhost', '::ffff:127.0.0.1'])('is %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  test.each(['0.0.0.0', '::', '10.0.0.1', 'localhost.example', '', '127.0.0.1.example', '1270.0.0.1'])(
    'is not %j',
    (host) => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
});
