import { describe, expect, test } from 'vitest';
import {
  AccessError,
  CancelledError,
  type ErrorCode,
  InputError,
  NetworkError,
  ProtocolError,
  RemoteError,
  ThrottledError,
  type TouchdownError,
} from '../../src/kernel/errors.ts';
import { isUncertain, isUnsent, markUnsent, unsentStageOf } from '../../src/kernel/request-fate.ts';

const FACTS = { method: 'POST', path: '/x' };

/** One error of every code; the compiler asks for a new one. */
const ERRORS: Readonly<Record<ErrorCode, TouchdownError>> = {
  input: new InputError([]),
  'access-unauthorized': new AccessError('access-unauthorized', '', FACTS),
  'access-forbidden': new AccessError('access-forbidden', '', FACTS),
  'access-not-found': new AccessError('access-not-found', '', FACTS),
  throttled: new ThrottledError('', 0, 0),
  remote: new RemoteError('remote', '', FACTS, ''),
  rejected: new RemoteError('rejected', '', FACTS, ''),
  conflict: new RemoteError('conflict', '', FACTS, ''),
  'network-dns': new NetworkError('dns', '', FACTS),
  'network-connect': new NetworkError('connect', '', FACTS),
  'network-proxy': new NetworkError('proxy', '', FACTS),
  'network-tls': new NetworkError('tls', '', FACTS),
  'network-protocol': new NetworkError('protocol', '', FACTS),
  'network-headers': new NetworkError('headers', '', FACTS),
  'network-body': new NetworkError('body', '', FACTS),
  'network-reset': new NetworkError('reset', '', FACTS),
  protocol: new ProtocolError('$', 'x', 'y'),
  'cancelled-signal': new CancelledError('signal', ''),
  'cancelled-timeout': new CancelledError('timeout', ''),
};

describe('whether a write may have been done', () => {
  test('is open only if its response was lost or unreadable, or the service failed', () => {
    const open = Object.entries(ERRORS).filter(([, error]) => isUncertain(error));
    expect(open.map(([code]) => code)).toEqual([
      'remote',
      'network-protocol',
      'network-headers',
      'network-body',
      'network-reset',
      'protocol',
      'cancelled-signal',
      'cancelled-timeout',
    ]);
  });

  test.each([[undefined], [null], ['remote'], [new Error('remote')], [{ code: 'remote' }]])(
    'is not asked of %o, which is no error of ours',
    (thrown) => {
      expect([isUncertain(thrown), isUnsent(thrown)]).toEqual([false, false]);
    },
  );

  test('is no question for a request that surely was not sent', () => {
    const error = new CancelledError('signal', 'while it waited');
    expect([isUncertain(error), isUnsent(error)]).toEqual([true, false]);
    expect(markUnsent(error)).toBe(error);
    expect([isUncertain(error), isUnsent(error)]).toEqual([false, true]);
    expect(markUnsent('no error')).toBe('no error');
  });
});

describe('whether a request was surely not sent', () => {
  test('follows from what it ended with: its own mistake, no name, no connection, a refusing proxy, no trust', () => {
    const unsent = Object.entries(ERRORS).filter(([, error]) => isUnsent(error));
    expect(unsent.map(([code]) => code)).toEqual([
      'input',
      'network-dns',
      'network-connect',
      'network-proxy',
      'network-tls',
    ]);
  });

  test.each([
    ['ENOTFOUND', 'dns'],
    ['EAI_AGAIN', 'dns'],
    ['EAI_NODATA', 'dns'],
    ['ECONNREFUSED', 'connect'],
    ['ECONNRESET', null],
    ['EPIPE', null],
    ['ETIMEDOUT', null],
    ['EPROTO', null],
    ['UND_ERR_SOCKET', null],
    ['XENOTFOUND', null],
    ['', null],
  ])('is told by the code %j alone only where nothing else can end with it: %s', (code, stage) => {
    expect(unsentStageOf(code)).toBe(stage);
  });
});
