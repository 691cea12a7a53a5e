import { describe, expect, test } from 'vitest';
import type { HookPosting } from '../../../../src/sandbox/github/app/app-hooks.ts';
import { createHookSender } from '../../../../src/sandbox/github/app/hook-sender.ts';
import type { DeliveryOutcome } from '../../../../src/sandbox/http/webhook-sender.ts';

const posting = (attemptId: number): HookPosting => ({
  attemptId,
  targetUrl: 'http://127.0.0.1:9/hook',
  headers: {},
  body: String(attemptId),
});

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A courier whose postings are answered one by one, and what it told. */
function openCourier() {
  const begun: string[] = [];
  const told: [number, number][] = [];
  let answer = (_: DeliveryOutcome): void => {};
  const courier = createHookSender(
    ({ body }) => {
      begun.push(body);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    (attemptId, status) => told.push([attemptId, status]),
  );
  const end = async (outcome: DeliveryOutcome = { kind: 'answered', status: 204 }) => {
    answer(outcome);
    await settle();
  };
  return { courier, begun, told, end };
}

describe("the courier of GitHub's events", () => {
  test('sends one after the other, and tells how each came out', async () => {
    const { courier, begun, told, end } = openCourier();
    courier.dispatch([posting(1), posting(2)]);
    courier.dispatch([posting(3)]);
    await settle();
    expect(begun).toEqual(['1']);
    await end();
    expect(begun).toEqual(['1', '2']);
    await end({ kind: 'answered', status: 500 });
    await end({ kind: 'failed', message: 'refused' });
    expect(told).toEqual([
      [1, 204],
      [2, 500],
      [3, 502],
    ]);
  });

  test('that is to forget sends nothing that waits, and tells of nothing that is under way', async () => {
    const { courier, begun, told, end } = openCourier();
    courier.dispatch([posting(1), posting(2)]);
    await settle();
    courier.clear();
    await end();
    expect(begun).toEqual(['1']);
    expect(told).toEqual([]);
  });

  test('goes on with what comes after, behind what was under way', async () => {
    const { courier, begun, told, end } = openCourier();
    courier.dispatch([posting(1)]);
    await settle();
    courier.clear();
    courier.dispatch([posting(1)]);
    await end({ kind: 'answered', status: 500 });
    await end();
    expect(begun).toEqual(['1', '1']);
    expect(told).toEqual([[1, 204]]);
  });
});
