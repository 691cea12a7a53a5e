import { describe, expect, test } from 'vitest';
import { createProbe } from '../../src/conformance/conformance-probe.ts';
import { CancelledError, NetworkError } from '../../src/kernel/errors.ts';
import type { Exchanged, ExchangeRequest } from '../../src/platform/http/exchange.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const REQUEST = { method: 'GET', path: '/api/v1/organization', headers: { accept: '*/*' }, body: null } as const;
const ANSWER = { kind: 'answered', status: 302, headers: { location: '/' }, text: 'moved' } as const;

function probing(exchanged: Exchanged) {
  const sent: ExchangeRequest[] = [];
  const send = async (request: ExchangeRequest): Promise<Exchanged> => {
    sent.push(request);
    return exchanged;
  };
  const ending = new AbortController().signal;
  return { sent, ending, probe: createProbe({ send, close: async () => {} }, createFakeClock(), ending) };
}

describe('a probe', () => {
  test('sends the request once with a limit of a minute, and returns the response, also a redirect', async () => {
    const { probe, sent, ending } = probing({ ...ANSWER, failure: null });
    expect(await probe.send(REQUEST)).toEqual({ status: 302, headers: { location: '/' }, text: 'moved' });
    expect(sent).toEqual([{ ...REQUEST, signal: ending, deadlineAt: 60_000 }]);
  });

  test.each([
    ['no answer came', { kind: 'unanswered', failure: { kind: 'connect' } }, NetworkError],
    ['its body was cut', { ...ANSWER, failure: { kind: 'body' } }, NetworkError],
    ['it took too long', { kind: 'unanswered', failure: { kind: 'deadline' } }, CancelledError],
    ['somebody gave it up', { kind: 'unanswered', failure: { kind: 'signal' } }, CancelledError],
  ] as const)('rejects if %s', async (_, exchanged, error) => {
    await expect(probing(exchanged).probe.send(REQUEST)).rejects.toThrow(error);
  });
});
