import { describe, expect, test } from 'vitest';
import type { Delivery } from '../../../src/sandbox/http/webhook-sender.ts';
import { createWebhookQueue, type DeliveryOutcome } from '../../../src/sandbox/http/webhook-sender.ts';

const delivery = (id: string, targetUrl = 'http://a/'): Delivery => ({
  id,
  targetUrl,
  at: 0,
  body: { event_type: 'DEPLOYMENT_STARTED', payload: {} },
});

/** Returns a way to deliver whose responses are given one by one, by the delivery's id. */
function createManualDelivery() {
  const started: string[] = [];
  const endings = new Map<string, (outcome: DeliveryOutcome) => void>();
  return {
    started,
    deliver: ({ id }: Delivery) => {
      started.push(id);
      return new Promise<DeliveryOutcome>((resolve) => endings.set(id, resolve));
    },
    async end(id: string, outcome: DeliveryOutcome = { kind: 'answered', status: 200 }) {
      endings.get(id)?.(outcome);
      await settle();
    },
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the webhook queue', () => {
  test('records the outcome of a delivery', async () => {
    const manual = createManualDelivery();
    const queue = createWebhookQueue(manual.deliver);
    queue.dispatch([delivery('1')]);
    await settle();
    expect(queue.records()).toEqual([{ delivery: delivery('1'), outcome: { kind: 'pending' } }]);
    await manual.end('1', { kind: 'failed', message: 'no answer' });
    expect(queue.records()[0]?.outcome).toEqual({ kind: 'failed', message: 'no answer' });
  });

  test('sends the deliveries of a target one after another, in order', async () => {
    const manual = createManualDelivery();
    const queue = createWebhookQueue(manual.deliver);
    queue.dispatch([delivery('1'), delivery('2')]);
    queue.dispatch([delivery('3')]);
    await settle();
    expect(manual.started).toEqual(['1']);
    await manual.end('1');
    expect(manual.started).toEqual(['1', '2']);
    await manual.end('2');
    expect(manual.started).toEqual(['1', '2', '3']);
  });

  test('makes no target wait for another', async () => {
    const manual = createManualDelivery();
    createWebhookQueue(manual.deliver).dispatch([delivery('1'), delivery('2', 'http://b/')]);
    await settle();
    expect(manual.started).toEqual(['1', '2']);
  });

  test('can be cleared, including deliveries in progress', async () => {
    const manual = createManualDelivery();
    const queue = createWebhookQueue(manual.deliver);
    queue.dispatch([delivery('1')]);
    await settle();
    queue.clear();
    await manual.end('1');
    expect(queue.records()).toEqual([]);
  });

  test('does not send deliveries that still waited when it was cleared', async () => {
    const manual = createManualDelivery();
    const queue = createWebhookQueue(manual.deliver);
    queue.dispatch([delivery('1'), delivery('2')]);
    await settle();
    queue.clear();
    queue.dispatch([delivery('3')]);
    await manual.end('1');
    expect(manual.started).toEqual(['1', '3']);
  });
});
