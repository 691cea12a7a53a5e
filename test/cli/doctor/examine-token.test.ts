import { describe, expect, test } from 'vitest';
import { checkToken } from '../../../src/cli/doctor/examine-token.ts';
import type { Attempt, ProbeResult } from '../../../src/cli/doctor/probe.ts';
import { answered } from './run.ts';

const NEW =
  'Check that it is complete, has not expired, and belongs to this platform. To create a token in the console: "Organization Settings, then API Tokens, then Generate Token".';

/** Returns the finding about a token that was tried like this. */
function judge(...tried: readonly (readonly [word: Attempt['word'], reply: ProbeResult])[]) {
  const attempts = tried.map(([word, reply]) => ({ prefix: '', word, reply }));
  const [finding] = checkToken(attempts, 'opaque', 0);
  return [finding?.verdict, finding?.sentence, finding?.fix];
}

const said = (status: number, message = ''): ProbeResult =>
  answered({ status, json: message === '' ? {} : { message } });

describe('the check of a token', () => {
  test.each([200, 403])('is good if the token is accepted (%d), and says how it was sent', (status) => {
    const sentence = 'The platform accepts the token, sent as "Authorization: Bearer".';
    expect(judge(['Bearer', said(status)])).toEqual(['good', sentence, null]);
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
    [{ kind: 'unreached', failure: { kind: 'dns' } }, 'the platform was not reached'],
  ])('does not judge by %j', (reply, why) => {
    expect(judge(['Token', reply])).toEqual(['note', `Could not check whether the token is accepted: ${why}.`, null]);
  });

  test('uses the attempt that reached the platform', () => {
    expect(judge(['Token', said(404)], ['Token', said(200)])[0]).toBe('good');
  });
});

const NOW = Date.UTC(2030, 0, 1);

function jwt(claims: unknown): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`;
}

function expiryOf(token: string) {
  const attempts = [{ prefix: '', word: 'Bearer', reply: said(200) }] as const;
  const [, finding] = checkToken(attempts, token, NOW);
  return [finding?.verdict, finding?.sentence, finding?.fix];
}

describe('the expiry of a token', () => {
  test.each(['qov_1234567890', 'a.b.c'])('is unknown for an API token: %s', (token) => {
    expect(expiryOf(token)).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['is the reason', -1, 1],
    ['is not the reason', 7_200_000, 0],
  ])('is named for a refused JWT only if it %s', (_, leftMs, count) => {
    const attempts = [{ prefix: '', word: 'Bearer', reply: said(401) }] as const;
    expect(checkToken(attempts, jwt({ exp: (NOW + leftMs) / 1000 }), NOW).slice(1)).toHaveLength(count);
  });

  test.each([
    [jwt({ exp: 'soon' })],
    [jwt({}).replace(/\.[^.]*\./, `.${Buffer.from('{"exp":1e999}').toString('base64url')}.`)],
    [jwt([1])],
    [jwt(JSON.parse('{"__proto__": {"exp": 1}}'))],
    [jwt({}).replace(/\.[^.]*\./, '.bm90IGpzb24.')],
  ])('is missing in a JWT without a valid one (%#)', (token) => {
    expect(expiryOf(token)).toEqual(['good', 'The token is a JWT without an expiry time.', null]);
  });

  test.each([
    [-3_600_000, 'wrong', 'expired 1 h ago'],
    [0, 'wrong', 'expired 0 s ago'],
    [1_000, 'note', 'expires in 1 s'],
    [3_599_000, 'note', 'expires in 59 min 59 s'],
    [3_600_000, 'good', 'expires in 1 h'],
  ])('is reported for a JWT that expires in %i ms', (leftMs, verdict, words) => {
    const fix = 'In CI, use an API token: "Organization Settings, then API Tokens, then Generate Token".';
    const sentence = `The token is a JWT that ${words}.`;
    expect(expiryOf(jwt({ exp: (NOW + leftMs) / 1000 }))).toEqual([verdict, sentence, verdict === 'good' ? null : fix]);
  });
});
