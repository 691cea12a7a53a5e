import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeOf, exitCodeFor } from '../../../src/cli/arguments/exit-codes.ts';
import { AccessError, CancelledError, InputError, RemoteError, TouchdownError } from '../../../src/kernel/errors.ts';

const facts = (method: string, status: number) => ({ method, path: '/project/{project_id}/environment', status });

test.each([
  ['an invalid input', new InputError([{ name: '--name', seen: '', problem: 'give one' }]), 2],
  ['a creation that is refused', new RemoteError('rejected', 'No.', facts('POST', 400), ''), 2],
  ['a creation of what is there', new RemoteError('conflict', 'There.', facts('POST', 409), ''), 2],
  ['a read that is refused', new RemoteError('rejected', 'No.', facts('GET', 400), ''), 4],
  ['a platform that is out', new RemoteError('remote', 'Out.', facts('POST', 503), ''), 4],
  ['a token that is not accepted', new AccessError('access-unauthorized', 'No.', facts('GET', 401)), 3],
  ['a token that lacks a scope', new AccessError('access-forbidden', 'No.', facts('POST', 403)), 3],
  ['nothing of that id', new AccessError('access-not-found', 'No.', facts('GET', 404)), 3],
  ['an interruption', new CancelledError('signal', 'Stopped.'), 130],
  ['a time limit', new CancelledError('timeout', 'Too long.'), 4],
  ['a wait for the rate limit', new TouchdownError('throttled', 'Wait.'), 4],
])('%s ends a command with its exit code', (_, error, code) => {
  expect(exitCodeFor(error)).toBe(code);
});

describe('the code of an error', () => {
  test("is the system's code", () => {
    expect(existsSync('/nowhere')).toBe(false);
    try {
      readFileSync('/nowhere');
    } catch (error) {
      expect(codeOf(error)).toBe('ENOENT');
    }
    expect.assertions(2);
  });

  test.each([
    ['an error without one', new Error('a mistake')],
    ['an object that is not an error', { code: 'ENOENT' }],
    ['nothing', undefined],
  ])('of %s is unknown', (_, thrown) => {
    expect(codeOf(thrown)).toBe('unknown');
  });
});
