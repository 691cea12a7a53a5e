import { describe, expect, test } from 'vitest';
import {
  AccessError,
  CancelledError,
  InputError,
  NetworkError,
  ProtocolError,
  RemoteError,
  ThrottledError,
  TouchdownError,
} from '../../src/kernel/errors.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';

const SECRET = 'tok-4f9a7c2e';
registerSecret(SECRET);

const cause = new Error('why');
const facts = { method: 'GET', path: '/application/{app_id}/status', status: 403, requestId: 'r-1' };

describe('every error of ours', () => {
  test.each([
    ['InputError', new InputError([{ name: 'token', seen: '', problem: 'is missing.' }], cause), 'input'],
    ['AccessError', new AccessError('access-forbidden', 'no', facts, cause), 'access-forbidden'],
    ['ThrottledError', new ThrottledError('wait', 5000, 1, cause), 'throttled'],
    ['RemoteError', new RemoteError('conflict', 'busy', facts, 'x', cause), 'conflict'],
    ['NetworkError', new NetworkError('dns', 'no such host', facts, cause), 'network-dns'],
    ['ProtocolError', new ProtocolError('$.state', 'a string', 'array', cause), 'protocol'],
    ['CancelledError', new CancelledError('signal', 'stopped', cause), 'cancelled-signal'],
  ] as const)('%s carries its name, its code and its cause', (name, error, code) => {
    expect(error).toBeInstanceOf(TouchdownError);
    expect(error).toMatchObject({ name, code, cause });
  });

  test('holds no secret in its message, nor in its stack', () => {
    const error = new AccessError('access-unauthorized', `refused ${SECRET}`, facts);
    expect(error.message).toBe('refused ***');
    expect(error.stack).not.toContain(SECRET);
  });
});

describe('InputError', () => {
  test('lists every bad input in words, and shows no secret', () => {
    const error = new InputError([
      { name: 'timeout', seen: 'soon "x"', problem: 'is not a duration. Use for example 30m.' },
      { name: 'token', seen: '', problem: 'is missing.' },
      { name: 'app-id', seen: `id-${SECRET}`, problem: 'Use one id.' },
    ]);
    expect(error.message.split('\n')).toEqual([
      'timeout: "soon \\"x\\"" is not a duration. Use for example 30m.',
      'token is missing.',
      'app-id: "id-***": Use one id.',
    ]);
    expect(error.inputs.map(({ name }) => name)).toEqual(['timeout', 'token', 'app-id']);
  });
});

describe('RemoteError', () => {
  test('keeps a redacted excerpt beside the facts of the request', () => {
    const error = new RemoteError('remote', 'failed', facts, `said ${SECRET}`);
    expect(error).toMatchObject({ excerpt: 'said ***', facts });
  });
});

describe('ProtocolError', () => {
  test('says where, what was expected and what came', () => {
    const error = new ProtocolError('$.results[3].id', 'a string', 'null');
    expect(error.message).toBe(
      "Could not read the service's response: $.results[3].id should be a string, but is null",
    );
  });
});
