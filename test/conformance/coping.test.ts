import { describe, expect, test } from 'vitest';
import type { Session } from '../../src/conformance/conformance-session.ts';
import { copesAnyway, errorCodeOf, isInterruption, tryClient } from '../../src/conformance/coping.ts';
import { Omission } from '../../src/conformance/omission.ts';
import { CancelledError, NetworkError, ProtocolError } from '../../src/kernel/errors.ts';

const CONSEQUENCES = { well: 'It does.', ill: 'It does not.' };
const FACTS = { method: 'GET', path: '/organization' };
const UNREAD = new ProtocolError('$.id', 'an id', 'null');
const UNREACHED = new NetworkError('connect', 'Nobody listens', FACTS);
const INTERRUPTED = new CancelledError('signal', 'given up');
const LATE = new CancelledError('timeout', 'too late');

/** Tries a use of the client in a run that is closed by `why`. */
function trying(use: () => Promise<boolean>, why: string | null = null) {
  const session: Pick<Session, 'closedBy'> = { closedBy: () => why };
  return tryClient(session, use, CONSEQUENCES)();
}

function failing(error: unknown) {
  return async (): Promise<boolean> => {
    throw error;
  };
}

describe('the client copes', () => {
  test('if its use returns true', async () => {
    expect(await trying(async () => true)).toEqual({ copes: true, consequence: 'It does.' });
  });

  test('not if its use returns false', async () => {
    expect(await trying(async () => false)).toEqual({ copes: false, consequence: 'It does not.' });
  });

  test.each([UNREAD, LATE])('not if it reports: %s', async (error) => {
    const consequence = `It does not. The client reports: ${error.message}`;
    expect(await trying(failing(error))).toEqual({ copes: false, consequence });
  });

  test('without a test if none is needed', async () => {
    expect(await copesAnyway('It never asks.')()).toEqual({ copes: true, consequence: 'It never asks.' });
  });
});

describe('the result of the client is unknown', () => {
  test.each([new Omission('skipped', 'no application was given. Set --app-id'), UNREACHED])(
    'if it reports: %s',
    async (error) => {
      const consequence = `Could not test the client: ${error.message}.`;
      expect(await trying(failing(error))).toEqual({ copes: null, consequence });
    },
  );

  test.each([UNREAD, INTERRUPTED])('if no more requests may be sent, whatever it reports: %s', async (error) => {
    const consequence = 'Could not test the client: all are spent.';
    expect(await trying(failing(error), 'all are spent')).toEqual({ copes: null, consequence });
  });
});

test.each([INTERRUPTED, new TypeError('a mistake of ours')])('a trial ends with %s', async (error) => {
  await expect(trying(failing(error))).rejects.toBe(error);
});

describe('the code of an error', () => {
  test('is null if the call succeeds', async () => {
    expect(await errorCodeOf(async () => 'well')).toBeNull();
  });

  test.each([
    [UNREAD, 'protocol'],
    [LATE, 'cancelled-timeout'],
  ])('of %s is %s', async (error, code) => {
    expect(await errorCodeOf(failing(error))).toBe(code);
  });

  test.each([INTERRUPTED, new TypeError('a mistake of ours')])('is none of %s', async (error) => {
    await expect(errorCodeOf(failing(error))).rejects.toBe(error);
  });
});

test('isInterruption is true only for a signal', () => {
  expect([INTERRUPTED, LATE, UNREAD, new Error('cancelled-signal')].map(isInterruption)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
