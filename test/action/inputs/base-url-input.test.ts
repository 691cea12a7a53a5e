import { describe, expect, test } from 'vitest';
import { parseBaseUrl } from '../../../src/action/inputs/base-url-input.ts';

describe('a base address', () => {
  test.each([
    'https://api.example.com',
    'https://api.example.com:8443/api/v1/',
    'http://localhost:3000',
    'http://api.localhost',
    'http://127.0.0.1/x',
    'http://127.1',
    'http://[::1]:80',
    'http://LOCALHOST.',
  ])('may be %s', (text) => {
    expect(parseBaseUrl(text, false)).toEqual({ value: text, problem: null });
  });

  test.each([
    ['', 'TOUCHDOWN_BASE_URL'],
    ['api.example.com', 'give an address such as'],
    ['localhost:3000', 'give an address such as'],
    ['ftp://example.com', 'give an address such as'],
    ['https://', 'give an address such as'],
    ['https://a b', 'give an address such as'],
    ['https://x/?', 'query'],
    ['https://x/#', 'fragment'],
  ])('may not be "%s"', (text, said) => {
    expect(parseBaseUrl(text, true).problem).toContain(said);
  });

  test.each([
    'http://example.com',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'http://[::2]',
    'http://0.0.0.0',
  ])('may be %s only where plain http is allowed (B38)', (text) => {
    expect(parseBaseUrl(text, false).problem).toContain('allow-http');
    expect(parseBaseUrl(text, true).problem).toBeNull();
  });

  test('is blamed without what may be secret in it', () => {
    expect(parseBaseUrl('https://user:hunter2@example.com', false)).toMatchObject({
      problem: expect.stringContaining('without a user'),
      blamed: '',
    });
    expect(parseBaseUrl('https://example.com/?key=hunter2', false).blamed).toBe('https://example.com/');
  });
});
