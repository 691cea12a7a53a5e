import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../../src/cli/arguments/exit-codes.ts';

describe('the code of an error', () => {
  test('is the word of the system that made it', () => {
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
    ['what is no error', { code: 'ENOENT' }],
    ['nothing', undefined],
  ])('of %s is not known', (_, thrown) => {
    expect(codeOf(thrown)).toBe('unknown');
  });
});
