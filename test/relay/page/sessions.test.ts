import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSessions } from '../../../src/relay/page/sessions.ts';
import { TOKEN } from '../support/page-in-memory.ts';
import { NOW } from '../support/page-store.ts';

const SESSION_MS = 12 * 3_600_000;
const sessions = createSessions(TOKEN);
const cookieFrom = (setCookie: string): string => setCookie.split(';')[0] ?? '';
const cookie = cookieFrom(sessions.open(NOW, false));

describe('a session', () => {
  test('is read from its cookie for 12 hours, and not afterwards', () => {
    expect(sessions.read(cookie, NOW + SESSION_MS - 1)).not.toBeNull();
    expect(sessions.read(cookie, NOW + SESSION_MS)).toBeNull();
  });

  test('is inaccessible to scripts, other sites and, if it was opened over https, plain connections', () => {
    expect(sessions.open(NOW, true)).toMatch(
      /^relay_session=[\w.-]{80,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/,
    );
    expect(sessions.open(NOW, false)).not.toContain('Secure');
    expect(sessions.close(true)).toBe('relay_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure');
  });

  test('ends when the admin token changes', () => {
    expect(createSessions(`${TOKEN}2`).read(cookie, NOW)).toBeNull();
    expect(createSessions(TOKEN).read(cookie, NOW)).toEqual(sessions.read(cookie, NOW));
    expect(() => createSessions('')).toThrow(RangeError);
  });

  test('is refused if one character is changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 14, max: cookie.length - 1 }), fc.constantFrom(...'aZ09-_.'), (at, char) => {
        const changed = cookie.slice(0, at) + char + cookie.slice(at + 1);
        expect(sessions.read(changed, NOW)).toEqual(changed === cookie ? expect.anything() : null);
      }),
    );
  });

  test('cannot be extended, since the expiry is covered by the MAC', () => {
    const later = cookie.replace(String(NOW + SESSION_MS), String(NOW + 9 * SESSION_MS));
    expect(later).not.toBe(cookie);
    expect(sessions.read(later, NOW)).toBeNull();
  });

  test('is null for any other cookie header, without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `relay_session=${text}`),
        ),
        (header) => {
          expect(sessions.read(header, NOW)).toBeNull();
        },
      ),
    );
    expect(sessions.read(null, NOW)).toBeNull();
  });

  test('is found next to a cookie of the same name from a sibling host', () => {
    expect(sessions.read(`a=b; relay_session=planted; ${cookie}; c=d`, NOW)).not.toBeNull();
  });
});
