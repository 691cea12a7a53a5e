import { describe, expect, test } from 'vitest';
import { asOwnError } from '../../../src/cli/relay/relay-commands.ts';
import { AccessError, InputError, RemoteError, TouchdownError } from '../../../src/kernel/errors.ts';

/** An error as another bundle's classes make it: the same fields, and none of our classes. */
function foreign(fields: object, message = 'what is wrong'): Error {
  return Object.assign(new Error(message), fields);
}

const FACTS = { method: 'POST', path: '/organization/{org_id}/webhook', status: 400, requestId: 'r1' };

describe('an error of another bundle', () => {
  test.each(['input', 'throttled', 'network-reset', 'protocol', 'cancelled-signal'])(
    'of the code %s is one of ours',
    (code) => {
      const error = foreign({ code });
      expect(asOwnError(error)).toBeInstanceOf(TouchdownError);
      expect(asOwnError(error)).toMatchObject({ code, message: 'what is wrong', cause: error });
    },
  );

  test('keeps what is known of its request', () => {
    const rejected = asOwnError(foreign({ code: 'rejected', facts: FACTS }));
    expect(rejected).toBeInstanceOf(RemoteError);
    expect(rejected).toMatchObject({ code: 'rejected', facts: FACTS });
    const refused = asOwnError(foreign({ code: 'access-forbidden', facts: { method: 'GET', path: '/x' } }));
    expect(refused).toBeInstanceOf(AccessError);
    expect(refused).toMatchObject({ facts: { method: 'GET', path: '/x' } });
  });

  test('whose facts are none is told all the same', () => {
    expect(asOwnError(foreign({ code: 'rejected', facts: { method: 1 } }))).toMatchObject({ code: 'rejected' });
  });

  test.each([
    ['of the system', foreign({ code: 'EADDRINUSE' })],
    ['without a code', new Error('a mistake')],
    ['of ours', new InputError([{ name: 'x', seen: '', accepted: 'y' }])],
    ['that is no error', 'thrown'],
  ])('%s stays as it is', (_, error) => {
    expect(asOwnError(error)).toBe(error);
  });
});
