import { describe, expect, test } from 'vitest';
import { readInputs } from '../../../src/action/inputs/read-inputs.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { EVENT, LEAST } from '../runner/support/inputs.ts';
import { recordCommands } from '../runner/support/recorded-commands.ts';

describe('reading the inputs of a step', () => {
  test('masks the token and the secrets although another input is bad', () => {
    const commands = recordCommands({ ...LEAST, token: ' tok-read-1 ', secrets: 'A=value-read-1', timeout: 'never' });
    expect(() => readInputs(commands, {}, EVENT)).toThrow(InputError);
    expect(commands.masks).toEqual(['tok-read-1', 'value-read-1']);
    expect(redact('tok-read-1 value-read-1')).toBe('*** ***');
  });

  test('masks a token that cannot be used', () => {
    const commands = recordCommands({ ...LEAST, token: 'Bearer tok-read-2' });
    expect(() => readInputs(commands, {}, EVENT)).toThrow('token');
    expect(commands.masks).toContain('Bearer tok-read-2');
  });

  test('has nothing printed before everything is masked', () => {
    const commands = recordCommands({ ...LEAST, secrets: 'PIN=123\nA=value-read-3' });
    readInputs(commands, {}, EVENT);
    expect(commands.lines).toEqual([
      'mask',
      'mask',
      'warning Touchdown: The value of the secret PIN is too short to be masked in the log.',
    ]);
  });
});
