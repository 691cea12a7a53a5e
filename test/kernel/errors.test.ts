import { describe, expect, test } from 'vitest';
import { AccessError, InputError } from '../../src/kernel/errors.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';

const SECRET = 'tok-4f9a7c2e';
registerSecret(SECRET);

const facts = { method: 'GET', path: '/application/{app_id}/status', status: 403, requestId: 'r-1' };

describe('every error of ours', () => {
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
