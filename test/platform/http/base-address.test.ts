import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { parseBaseAddress } from '../../../src/platform/http/base-address.ts';

const parse = (text: string, allowHttp = false) => parseBaseAddress(text, { allowHttp });

function refusal(text: string, allowHttp = false): InputError {
  try {
    parse(text, allowHttp);
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error(`${text} was not refused`);
}

describe('a base URL', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com', ''],
    ['https://api.example.com/api/v1', 'https://api.example.com', '/api/v1'],
    ['https://api.example.com/api/v1///', 'https://api.example.com', '/api/v1'],
    ['  https://API.example.com:8443/v1\n', 'https://api.example.com:8443', '/v1'],
    ['https://[2001:db8::1]:8443/v1/', 'https://[2001:db8::1]:8443', '/v1'],
    ['https://api.example.com:443/v1', 'https://api.example.com', '/v1'],
  ])('%j keeps its prefix without trailing slashes (B37)', (text, origin, prefix) => {
    expect(parse(text)).toEqual({ origin, prefix });
  });

  test.each([
    '',
    'api.example.com',
    'ftp://api.example.com',
    'https://',
    'https://a b.example',
    'https://a.example/\tx',
  ])('%j is refused with an example of a base URL (B37)', (text) => {
    expect(refusal(text).inputs[0]).toMatchObject({
      name: 'baseUrl',
      problem: expect.stringContaining('https://api.'),
    });
  });

  test.each([
    'https://user:hunter22@a.example',
    'https://user@a.example',
    'hunter22@a.example',
    'ftp://u:hunter22@a.example',
  ])('%j is refused without showing a possible password (B37)', (text) => {
    expect(refusal(text).message).not.toMatch(/hunter22|user[:@]/);
  });

  test.each(['https://a.example/v1?key=1', 'https://a.example/?', 'https://a.example/#top'])(
    '%j is refused for its query or fragment (B37)',
    (text) => {
      expect(refusal(text).message).toMatch(/is followed by a query or a fragment\. Remove it\./);
    },
  );

  test('with plain http to another host is refused, since others could read the token (B38)', () => {
    expect(refusal('http://api.example.com').message).toMatch(
      /is not encrypted: http would send the token in clear text\. Give an https URL, or set allowHttp\./,
    );
    expect(refusal('http://localhost.example.com').message).toMatch(/is not encrypted: http would send/);
  });

  test('with plain http is accepted if allowed, or on this machine (B38)', () => {
    expect(parse('http://api.example.com', true).origin).toBe('http://api.example.com');
    expect(parse('http://127.0.0.1:8080/v1')).toEqual({ origin: 'http://127.0.0.1:8080', prefix: '/v1' });
    expect(parse('http://[::1]:8080').origin).toBe('http://[::1]:8080');
    expect(parse('http://localhost').origin).toBe('http://localhost');
  });
});
