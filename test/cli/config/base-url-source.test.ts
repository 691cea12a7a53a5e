import { describe, expect, test } from 'vitest';
import { NO_CONFIG } from '../../../src/cli/config/cli-config.ts';
import { requireBaseUrl } from '../../../src/cli/config/read-config.ts';
import { InputError } from '../../../src/kernel/errors.ts';

describe('the base address of a command', () => {
  test('is what the configuration says', () => {
    expect(requireBaseUrl({ baseUrl: 'https://api.example.com' })).toBe('https://api.example.com');
  });

  test('is asked for where nothing says it, with all the ways to give one', () => {
    expect(() => requireBaseUrl(NO_CONFIG)).toThrow(InputError);
    expect(() => requireBaseUrl(NO_CONFIG)).toThrow(
      /base-url: give --base-url URL.*TOUCHDOWN_BASE_URL.*touchdown\.yaml/,
    );
  });
});
