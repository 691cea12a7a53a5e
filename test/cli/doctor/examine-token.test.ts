import { describe, expect, test } from 'vitest';
import type { Attempt } from '../../../src/cli/doctor/attempt.ts';
import { checkToken } from '../../../src/cli/doctor/examine-token.ts';
import type { ProbeResult } from '../../../src/cli/doctor/probe.ts';
import { answered } from './run.ts';

const OPAQUE = { kind: 'opaque' } as const;
const NEW =
  'Check that it is complete, has not expired, and belongs to this platform. To create a token in the console: "Organization Settings, then API Tokens, then Generate Token".';

type Tried = readonly [word: Attempt['word'], reply: ProbeResult];

/** Returns the finding about a token that was tried like this. */
function judge(...tried: readonly Tried[]) {
  const [finding] = checkToken(
    tried.map(([word, reply]) => ({ prefix: '', word, reply })),
    OPAQUE,
    0,
  );
  return [finding?.verdict, finding?.sentence, finding?.fix];
}

const said = (status: number, message = ''): ProbeResult =>
  answered({ status, json: message === '' ? {} : { message } });

describe('the check of a token', () => {
  test.each([200, 403])('is good if the token is accepted (%d), and says how it was sent', (status) => {
    expect(judge(['Bearer', said(status)])).toEqual([
      'good',
      'The platform accepts the token, sent as "Authorization: Bearer".',
      null,
    ]);
  });

  test('says that the token is accepted with the other scheme', () => {
    expect(judge(['Bearer', said(401)], ['Token', said(200)])).toEqual([
      'wrong',
      'The platform does not accept the token sent as "Authorization: Bearer" (401), but accepts it as "Token".',
      'Set --auth-scheme token, or TOUCHDOWN_AUTH_SCHEME=token.',
    ]);
  });

  test('says that the token is accepted with neither scheme, with the message of the service', () => {
    expect(judge(['Token', said(401, 'Expired.')], ['Bearer', said(401)])).toEqual([
      'wrong',
      'The platform does not accept the token (401), sent as "Authorization: Token" or "Bearer": "Expired".',
      NEW,
    ]);
  });

  test('does not mention the other scheme if that had no clear result', () => {
    const sentence = 'The platform does not accept the token (401), sent as "Authorization: Token".';
    expect(judge(['Token', said(401)])).toEqual(['wrong', sentence, NEW]);
    expect(judge(['Token', said(401)], ['Bearer', said(500)])).toEqual(['wrong', sentence, NEW]);
  });

  test.each<[ProbeResult, string]>([
    [said(429), 'the rate limit is used up'],
    [said(500), 'the platform has a server error'],
    [said(400), 'the request was refused'],
    [said(404), 'the platform was not reached'],
    [{ kind: 'unreached', stage: 'dns', detail: '' }, 'the platform was not reached'],
    [{ kind: 'elsewhere', status: 302, location: '/' }, 'the platform was not reached'],
  ])('does not judge by %j', (reply, why) => {
    expect(judge(['Token', reply])).toEqual(['note', `Could not check whether the token is accepted: ${why}.`, null]);
  });

  test('uses the attempt that reached the platform', () => {
    expect(judge(['Token', said(404)], ['Token', said(200)])[0]).toBe('good');
  });

  test('also reports the form of the token', () => {
    const found = checkToken([], { kind: 'jwt', expiresAt: 60_000 }, 0);
    expect(found.map(({ verdict }) => verdict)).toEqual(['note', 'note']);
    expect(found[1]?.sentence).toBe('The token is a JWT that expires in 1 min.');
  });
});
