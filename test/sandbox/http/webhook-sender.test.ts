import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import type { Delivery } from '../../../src/sandbox/http/webhook-sender.ts';
import { createWebhookSender } from '../../../src/sandbox/http/webhook-sender.ts';
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

const deliveryTo = (targetUrl: string): Delivery => ({
  id: 'd-1',
  targetUrl,
  at: 0,
  body: { event_type: 'DEPLOYMENT_STARTED', payload: { application_id: 'mine' } },
});

type SentResponse = (error: null, addresses: readonly { address: string; family: number }[]) => void;

const never = new AbortController().signal;

describe('a webhook delivery', () => {
  test('is one POST with JSON, and its response is reported', async () => {
    const received: [IncomingMessage, string][] = [];
    const url = await startTarget(async (request, response) => {
      received.push([request, (await request.toArray()).join('')]);
      response.writeHead(202).end('thank you');
    });
    const outcome = await createWebhookSender(createSystemClock(), never)(deliveryTo(url));
    expect(outcome).toEqual({ kind: 'answered', status: 202 });
    const [[request, body] = []] = received;
    expect(received).toHaveLength(1);
    expect([request?.method, request?.url, request?.headers['content-type']]).toEqual([
      'POST',
      '/hook',
      'application/json',
    ]);
    expect(JSON.parse(body ?? '')).toEqual({ event_type: 'DEPLOYMENT_STARTED', payload: { application_id: 'mine' } });
  });

  test('follows no redirect', async () => {
    let requests = 0;
    const url = await startTarget((_, response) => {
      requests += 1;
      response.writeHead(307, { Location: '/elsewhere' }).end();
    });
    expect(await createWebhookSender(createSystemClock(), never)(deliveryTo(url))).toEqual({
      kind: 'answered',
      status: 307,
    });
    expect(requests).toBe(1);
  });

  test('to a target that does not exist fails with the reason', async () => {
    const outcome = await createWebhookSender(createSystemClock(), never)(deliveryTo('http://127.0.0.1:1/'));
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringMatching(/.{3}/) });
  });

  test('to an invalid URL fails', async () => {
    const outcome = await createWebhookSender(createSystemClock(), never)(deliveryTo('nowhere'));
    expect(outcome.kind).toBe('failed');
  });

  test('to a target that never responds fails after ten seconds', async () => {
    const clock = createFakeClock();
    let isAsked = (): void => {};
    const requested = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const url = await startTarget(() => isAsked());
    const outcome = createWebhookSender(clock, never)(deliveryTo(url));
    await requested;
    await clock.advance(10_000);
    expect(await outcome).toEqual({ kind: 'failed', message: 'no response within 10 s' });
  });

  test('stops when the sandbox is closed', async () => {
    const closing = new AbortController();
    const url = await startTarget(() => closing.abort());
    expect(await createWebhookSender(createSystemClock(), closing.signal)(deliveryTo(url))).toEqual({
      kind: 'failed',
      message: 'the sandbox was closed',
    });
  });

  test('that still waited when the sandbox was closed is not sent', async () => {
    let requests = 0;
    const url = await startTarget((_, response) => {
      requests += 1;
      response.end();
    });
    const deliver = createWebhookSender(createSystemClock(), AbortSignal.abort());
    expect(await deliver(deliveryTo(url))).toEqual({ kind: 'failed', message: 'the sandbox was closed' });
    expect(requests).toBe(0);
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
    const outcome = await createWebhookSender(createSystemClock(), never)(deliveryTo('http://two.example:2/'));
    expect(outcome).toEqual({ kind: 'failed', message: expect.stringContaining('ECONNREFUSED 127.0.0.1:2') });
  });

  test('leaves no timer after the response', async () => {
    const clock = createFakeClock();
    const url = await startTarget((_, response) => response.end());
    await createWebhookSender(clock, never)(deliveryTo(url));
    await expect(clock.run(new Promise(() => {}))).rejects.toThrow('nothing left to wake');
    expect(clock.monotonicMs()).toBe(0);
  });
});
