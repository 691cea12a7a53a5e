import { describe, expect, test } from 'vitest';
import { AccessError, CancelledError, NetworkError, ProtocolError, RemoteError } from '../../../src/kernel/errors.ts';
import { isRepeatable, nextAttemptInMs } from '../../../src/platform/http/transport.ts';

const FACTS = { method: 'GET', path: '/x' };
const network = (stage: NetworkError['stage']) => new NetworkError(stage, 'x', FACTS);
const remote = (code: 'remote' | 'rejected' | 'conflict') => new RemoteError(code, 'x', FACTS, '');

describe('a read', () => {
  test.each([
    network('dns'),
    network('connect'),
    network('headers'),
    network('body'),
    network('reset'),
    remote('remote'),
  ])('is repeated after $code', (error) => {
    expect(isRepeatable(error, 'GET')).toBe(true);
  });

  test.each([
    network('tls'),
    remote('rejected'),
    remote('conflict'),
    new AccessError('access-forbidden', 'x', FACTS),
    new ProtocolError('$', 'x', 'y'),
    new CancelledError('timeout', 'x'),
    new TypeError('a mistake of ours'),
  ])('is not repeated after $name $code', (error) => {
    expect(isRepeatable(error, 'GET')).toBe(false);
  });
});

describe('a write', () => {
  test('is repeated if certainly nothing was sent (B7)', () => {
    expect(isRepeatable(network('dns'), 'POST')).toBe(true);
    expect(isRepeatable(network('connect'), 'POST')).toBe(true);
  });

  test.each([
    network('headers'),
    network('body'),
    network('reset'),
    network('tls'),
    remote('remote'),
    remote('conflict'),
  ])('is never repeated after $code, since it may have been done (B7)', (error) => {
    expect(isRepeatable(error, 'POST')).toBe(false);
  });
});

describe('the back-off', () => {
  test('doubles from a quarter of a second to eight seconds', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 60].map((attempt) => nextAttemptInMs(attempt, () => 0));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  test('is shortened randomly by up to a half, so clients do not retry at once', () => {
    expect(nextAttemptInMs(1, () => 0.5)).toBe(187.5);
    expect(nextAttemptInMs(1, () => 0.999)).toBeGreaterThan(125);
  });
});
