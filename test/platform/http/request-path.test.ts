import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { fillPath } from '../../../src/platform/http/request-path.ts';
import { codePoint } from '../../support/code-points.ts';

const fill = (id: string) => fillPath('/application/{app_id}/status', { app_id: id });

describe('a request path', () => {
  test('contains each id as one encoded segment (B39)', () => {
    expect(fill('a1')).toBe('/application/a1/status');
    expect(fill('a/b')).toBe('/application/a%2Fb/status');
    expect(fill('a?b#c')).toBe('/application/a%3Fb%23c/status');
    expect(fill('a b%20c')).toBe('/application/a%20b%2520c/status');
    expect(fill('a..b')).toBe('/application/a..b/status');
    expect(fill('é')).toBe('/application/%C3%A9/status');
  });

  test('ends with its query, encoded', () => {
    expect(fillPath('/x', {}, { tail: 200, 'a b': 'c&d' })).toBe('/x?tail=200&a%20b=c%26d');
  });

  test.each([
    '',
    ' ',
    '.',
    '..',
    '../x',
    'a/..',
    'a/../b',
    'a\\..\\b',
    '%2e%2e',
    '.%2E',
    'a%2f..',
    'a/ .. /b',
    '\ud800',
  ])('refuses %j, which is empty or changes the path (B39)', (id) => {
    expect(() => fill(id)).toThrow(InputError);
  });

  test('refuses an id that is missing, by the name of its input (B39)', () => {
    expect(() => fillPath('/application/{app_id}', {})).toThrow(
      /^app-id is not a valid id\. Copy it from the platform\./,
    );
  });

  test('names the same resource to a server that decodes before it resolves dots (B39)', () => {
    const piece = fc.constantFrom('.', '..', '/', '\\', '%2e', '%2f', '%5C', 'a', ' ', '?', '#');
    const pieces = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: codePoint })), (id) => {
        let path: string;
        try {
          path = fill(id);
        } catch (error) {
          return error instanceof InputError;
        }
        expect(path).toMatch(/^\/application\/[^/?#\s]+\/status$/);
        const walked = new URL(decodeURIComponent(path).replace(/[?#]/g, '_'), 'https://a.example').pathname;
        return walked.startsWith('/application/') && walked.endsWith('/status');
      }),
    );
  });
});
