import { describe, expect, test } from 'vitest';
import {
  AccessError,
  CancelledError,
  type ErrorCode,
  InputError,
  NetworkError,
  ProtocolError,
  RemoteError,
  ThrottledError,
  type TouchdownError,
} from '../../src/kernel/errors.ts';
import { isUncertain, markUnsent } from '../../src/platform/uncertain.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { openPlatform } from '../support/open-platform.ts';
import { createRecordingGate } from '../support/recording-gate.ts';
import { startScriptedServer } from '../support/scripted-server.ts';

const FACTS = { method: 'POST', path: '/x' };

/** One error of every code; the compiler asks for a new one. */
const ERRORS: Readonly<Record<ErrorCode, TouchdownError>> = {
  input: new InputError([]),
  'access-unauthorized': new AccessError('access-unauthorized', '', FACTS),
  'access-forbidden': new AccessError('access-forbidden', '', FACTS),
  'access-not-found': new AccessError('access-not-found', '', FACTS),
  throttled: new ThrottledError('', 0, 0),
  remote: new RemoteError('remote', '', FACTS, ''),
  rejected: new RemoteError('rejected', '', FACTS, ''),
  conflict: new RemoteError('conflict', '', FACTS, ''),
  'network-dns': new NetworkError('dns', '', FACTS),
  'network-connect': new NetworkError('connect', '', FACTS),
  'network-tls': new NetworkError('tls', '', FACTS),
  'network-headers': new NetworkError('headers', '', FACTS),
  'network-body': new NetworkError('body', '', FACTS),
  'network-reset': new NetworkError('reset', '', FACTS),
  protocol: new ProtocolError('$', 'x', 'y'),
  'cancelled-signal': new CancelledError('signal', ''),
  'cancelled-timeout': new CancelledError('timeout', ''),
};

describe('whether a write may have been done', () => {
  test('is open where its answer was lost, unreadable, or the service failed, and nowhere else', () => {
    const open = Object.entries(ERRORS).filter(([, error]) => isUncertain(error));
    expect(open.map(([code]) => code)).toEqual([
      'remote',
      'network-headers',
      'network-body',
      'network-reset',
      'protocol',
      'cancelled-signal',
      'cancelled-timeout',
    ]);
  });

  test('is told by the code of every error', () => {
    expect(Object.values(ERRORS).map(({ code }) => code)).toEqual(Object.keys(ERRORS));
  });

  test.each([[undefined], [null], ['remote'], [new Error('remote')], [{ code: 'remote' }]])(
    'is not asked of %o, which is no error of ours',
    (thrown) => {
      expect(isUncertain(thrown)).toBe(false);
    },
  );

  test('is no question for a request that surely was not sent', () => {
    const error = new CancelledError('signal', 'while it waited');
    expect(markUnsent(error)).toBe(error);
    expect(isUncertain(error)).toBe(false);
    expect(markUnsent('no error')).toBe('no error');
  });
});

/** Creates a project and answers what it rejects with. */
async function failing(create: Promise<unknown>): Promise<unknown> {
  return create.then(
    () => new Error('it was created'),
    (error: unknown) => error,
  );
}

describe('a creation that was given up', () => {
  test('while it waited for its turn was surely not sent', async () => {
    await using server = await startScriptedServer({});
    await using platform = openPlatform(server.url, { gate: createRecordingGate() });
    const error = await failing(platform.projects.create('o1', { name: 'p' }, { signal: AbortSignal.abort() }));
    expect(error).toBeInstanceOf(CancelledError);
    expect(isUncertain(error)).toBe(false);
    expect(server.requests).toEqual([]);
  });

  test('while its answer was awaited may have been done', async () => {
    await using server = await startScriptedServer('hang');
    await using platform = openPlatform(server.url);
    const stop = new AbortController();
    const ended = failing(platform.projects.create('o1', { name: 'p' }, { signal: stop.signal }));
    await server.arrived(1);
    stop.abort();
    expect(isUncertain(await ended)).toBe(true);
  });

  test('when its time was over may have been done', async () => {
    const clock = createFakeClock();
    await using server = await startScriptedServer('hang');
    await using platform = openPlatform(server.url, { clock, timeouts: { headersMs: 1e9 } });
    const ended = failing(platform.projects.create('o1', { name: 'p' }, { timeoutMs: 1_000 }));
    await server.arrived(1);
    await clock.advance(1_000);
    const error = await ended;
    expect(error).toMatchObject({ code: 'cancelled-timeout' });
    expect(isUncertain(error)).toBe(true);
  });
});
