import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { renderAuthorization } from '../../../src/platform/http/authorization.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const JWT = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ sub: 'somebody' })}.c2lnbmF0dXJl`;

describe('the Authorization header', () => {
  test('sends a JWT as Bearer and any other token as Token by default', () => {
    expect(renderAuthorization(JWT, 'auto')).toBe(`Bearer ${JWT}`);
    expect(renderAuthorization('opaque-0123', 'auto')).toBe('Token opaque-0123');
  });

  test.each(['abc.def.ghi', 'W10.e30.x', `${part({ typ: 'x' })}.e30.x`, `${JWT}.more`, 'v1.2.3', '..'])(
    'does not take %s for a JWT',
    (token) => {
      expect(renderAuthorization(token, 'auto')).toBe(`Token ${token}`);
    },
  );

  test('uses the given scheme', () => {
    expect(renderAuthorization('opaque-0123', 'bearer')).toBe('Bearer opaque-0123');
    expect(renderAuthorization(JWT, 'token')).toBe(`Token ${JWT}`);
  });

  test('trims the token', () => {
    expect(renderAuthorization(' opaque-0123\n', 'auto')).toBe('Token opaque-0123');
  });

  test('registers the token as a secret', () => {
    renderAuthorization('tok-made-secret', 'auto');
    expect(redact('sent tok-made-secret')).toBe('sent ***');
  });

  test.each(['', '  ', 'two words', 'split\r\nx-injected: 1', 'naïve-token'])(
    'refuses %j, which is not valid in a header, without showing it',
    (token) => {
      expect(() => renderAuthorization(token, 'auto')).toThrow(InputError);
      expect(() => renderAuthorization(token, 'auto')).toThrow(
        /^token is empty or has spaces or special characters\. Use an API token or a JWT\./,
      );
    },
  );
});
