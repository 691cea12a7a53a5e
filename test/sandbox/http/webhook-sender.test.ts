import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import {
  createPoster,
  createSendQueue,
  type DeliveryOutcome,
  type Post,
} from '../../../src/sandbox/http/webhook-sender.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

/** Starts a target on a free port and returns its address. */
async function startTarget(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const postingTo = (targetUrl: string): Parameters<Post>[0] => ({
  targetUrl,
  headers: { 'X-Event': 'check_run' },
  body: '{"a": 1}',
});

type SentResponse = (error: null, addresses: readonly { address: string; family: number }[]) => void;

const never = new AbortController().signal;

describe('a posting', () => {
  test('is one POST of its text, and its response is reported', async () => {
    const received: [IncomingMessage, string][] = [];
    const url = await startTarget(async (request, response) => {
      received.push([request, (await request.toArray()).join('')]);
      response.writeHead(202).end('thank you');
    });
    const outcome = await createPoster(createSystemClock(), never)(postingTo(url));
    expect(outcome).toEqual({ kind: 'responded', status: 202 });
    const [[request, body] = []] = received;
    expect(received).toHaveLength(1);
    expect([request?.method, request?.url, request?.headers['x-event'], body]).toEqual([
      'POST',
      '/hook',
      'check_run',
      '{"a": 1}',
    ]);
  });

  test('to a target that never responds fails after ten seconds', async () => {
    const clock = createFakeClock();
    let isAsked = (): void => {};
    const requested = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const url = await startTarget(() => isAsked());
    const outcome = createPoster(clock, never)(postingTo(url));
    await requested;
    await clock.advance(10_000);
    expect(await outcome).toEqual({ kind: 'failed', message: 'no response within 10 s' });
  });

  test('stops when the sandbox is closed', async () => {
    const closing = new AbortController();
    const url = await startTarget(() => closing.abort());
    expect(await createPoster(createSystemClock(), closing.signal)(postingTo(url))).toEqual({
      kind: 'failed',
      message: 'the sandbox was closed',
    });
  });

  test('to a name of two addresses that both refuse says why', async () => {
    const addresses = [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ];
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_: string, __: object, send: SentResponse) => send(null, addresses)) as never);
    onTestFinished(() => lookup.mockRestore());
    const outcome = await createPoster(createSystemClock(), never)(postingTo('http://two.example:2/'));
    expect(outcome).toEqual({ kind: 'failed', message: expect.stringContaining('ECONNREFUSED 127.0.0.1:2') });
  });
});

/** A queue whose sendings get their responses one by one, and what it reported. */
function openQueue() {
  const started: string[] = [];
  const reported: [string, DeliveryOutcome][] = [];
  const endings = new Map<string, (outcome: DeliveryOutcome) => void>();
  const queue = createSendQueue(
    ({ id }: { readonly id: string; readonly targetUrl: string }) => {
      started.push(id);
      return new Promise<DeliveryOutcome>((resolve) => endings.set(id, resolve));
    },
    ({ id }, outcome) => reported.push([id, outcome]),
  );
  const end = async (id: string, status = 200) => {
    endings.get(id)?.({ kind: 'responded', status });
    await settle();
  };
  const item = (id: string, targetUrl = 'http://a/') => ({ id, targetUrl });
  return { queue, started, reported, end, item };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the queue of postings', () => {
  test('sends those to one target one after another, and makes no target wait for another', async () => {
    const { queue, started, reported, end, item } = openQueue();
    queue.dispatch([item('1'), item('2'), item('other', 'http://b/')]);
    queue.dispatch([item('3')]);
    await settle();
    expect(started).toEqual(['1', 'other']);
    await end('1', 500);
    await end('2');
    expect(started).toEqual(['1', 'other', '2', '3']);
    expect(reported).toEqual([
      ['1', { kind: 'responded', status: 500 }],
      ['2', { kind: 'responded', status: 200 }],
    ]);
  });

  test('drops those that wait when it is cleared, ignores the one in progress, and continues after it', async () => {
    const { queue, started, reported, end, item } = openQueue();
    queue.dispatch([item('1'), item('2')]);
    await settle();
    queue.clear();
    queue.dispatch([item('3')]);
    await settle();
    expect(started).toEqual(['1']);
    await end('1');
    await end('3');
    expect(started).toEqual(['1', '3']);
    expect(reported).toEqual([['3', { kind: 'responded', status: 200 }]]);
  });
});
