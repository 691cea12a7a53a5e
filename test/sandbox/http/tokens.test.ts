import { describe, expect, test } from 'vitest';
import { authenticate, DEFAULT_TOKENS, isAllowed, type Scope } from '../../../src/sandbox/http/tokens.ts';

const nameOf = (header: string | undefined): string | undefined => authenticate(header, DEFAULT_TOKENS)?.name;

describe('an Authorization header', () => {
  test.each(['Token sandbox-ci', 'Bearer sandbox-ci', 'token sandbox-ci', 'BEARER  sandbox-ci', ' Token sandbox-ci '])(
    'contains the token in %j',
    (header) => {
      expect(nameOf(header)).toBe('sandbox-ci');
    },
  );

  test.each([
    undefined,
    '',
    'sandbox-ci',
    'Basic sandbox-ci',
    'Token',
    'Token ',
    'Token sandbox-ci more',
    'Token sandbox-c',
    'Token SANDBOX-CI',
    'Token undefined',
  ])('contains no known token in %j', (header) => {
    expect(nameOf(header)).toBeUndefined();
  });
});

describe('a token', () => {
  const allowed = (name: string): Scope[] => {
    const token = DEFAULT_TOKENS.find((known) => known.name === name)!;
    return (['Read', 'Deploy', 'Write'] as const).filter((scope) => isAllowed(token, scope));
  };

  test('of the scope Admin may do everything', () => {
    expect(allowed('sandbox-admin')).toEqual(['Read', 'Deploy', 'Write']);
  });

  test('of another scope may do only what the scope allows', () => {
    expect(allowed('sandbox-read')).toEqual(['Read']);
    expect(allowed('sandbox-deploy')).toEqual(['Deploy']);
    expect(allowed('sandbox-write')).toEqual(['Write']);
  });

  test('for a deploying workflow may deploy and read', () => {
    expect(allowed('sandbox-ci')).toEqual(['Read', 'Deploy']);
  });
});
