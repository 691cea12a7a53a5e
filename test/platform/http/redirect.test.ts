import { describe, expect, test } from 'vitest';
import { decideRedirect } from '../../../src/platform/http/transport.ts';

const READ = { method: 'GET', origin: 'https://a.example', path: '/v1/x?tail=1', followed: 0 } as const;
const to = (location: string, status = 302) => ({ status, headers: { location } });

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('%i of a read is followed within its origin (B18)', (status) => {
    expect(decideRedirect(to('/v2/x', status), READ)).toEqual({ kind: 'follow', path: '/v2/x' });
  });

  test('may be relative, absolute, and have a query (B18)', () => {
    expect(decideRedirect(to('y?page=2'), READ)).toEqual({ kind: 'follow', path: '/v1/y?page=2' });
    expect(decideRedirect(to('https://A.example:443/z'), READ)).toEqual({ kind: 'follow', path: '/z' });
    expect(decideRedirect(to('//a.example/z#there'), READ)).toEqual({ kind: 'follow', path: '/z' });
  });

  test.each([
    'https://b.example/x',
    'http://a.example/x',
    'https://a.example:8443/x',
    '//b.example/x',
    'https://a.example@b.example/x',
    'javascript:alert(1)',
  ])('to %s does not send the token to another origin (B18)', (location) => {
    expect(decideRedirect(to(location), READ)).toMatchObject({
      kind: 'refuse',
      why: expect.stringContaining('another origin'),
    });
  });

  test('of a write is never followed (B18)', () => {
    for (const status of [301, 302, 303, 307, 308]) {
      expect(decideRedirect(to('/v2/x', status), { ...READ, method: 'POST' }).kind).toBe('refuse');
    }
  });

  test('is followed at most five times (B18)', () => {
    expect(decideRedirect(to('/y'), { ...READ, followed: 4 }).kind).toBe('follow');
    expect(decideRedirect(to('/y'), { ...READ, followed: 5 })).toEqual({
      kind: 'refuse',
      why: '5 redirects were already followed',
    });
  });

  test('with an unreadable location is refused (B18)', () => {
    expect(decideRedirect({ status: 302, headers: {} }, READ).kind).toBe('refuse');
    expect(decideRedirect(to('http://['), READ).kind).toBe('refuse');
  });

  test('is not a success with a Location, nor another status', () => {
    for (const status of [200, 201, 300, 304, 404]) {
      expect(decideRedirect(to('/y', status), READ)).toEqual({ kind: 'none' });
    }
  });
});
