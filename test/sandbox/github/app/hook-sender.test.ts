import { describe, expect, test } from 'vitest';
import type { HookPosting } from '../../../../src/sandbox/github/app/hooks.ts';
import { createHookSender } from '../../../../src/sandbox/github/app/hooks.ts';
import type { DeliveryOutcome } from '../../../../src/sandbox/http/webhook-sender.ts';

const posting = (attemptId: number): HookPosting => ({
  attemptId,
  targetUrl: 'http://127.0.0.1:9/hook',
  headers: {},
  body: String(attemptId),
});

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A sender whose postings get their responses one by one, and what it reported. */
function openSender() {
  const started: string[] = [];
  const reported: [number, number][] = [];
  let respond = (_: DeliveryOutcome): void => {};
  const sender = createHookSender(
    ({ body }) => {
      started.push(body);
      return new Promise((resolve) => {
        respond = resolve;
      });
    },
    (attemptId, status) => reported.push([attemptId, status]),
  );
  const end = async (outcome: DeliveryOutcome = { kind: 'answered', status: 204 }) => {
    respond(outcome);
    await settle();
  };
  return { sender, started, reported, end };
}

describe("the sender of GitHub's events", () => {
  test('sends one event after the other, and reports the outcome of each', async () => {
    const { sender, started, reported, end } = openSender();
    sender.dispatch([posting(1), posting(2)]);
    sender.dispatch([posting(3)]);
    await settle();
    expect(started).toEqual(['1']);
    await end();
    expect(started).toEqual(['1', '2']);
    await end({ kind: 'answered', status: 500 });
    await end({ kind: 'failed', message: 'refused' });
    expect(reported).toEqual([
      [1, 204],
      [2, 500],
      [3, 502],
    ]);
  });

  test('drops waiting events when it is reset, and reports nothing in progress', async () => {
    const { sender, started, reported, end } = openSender();
    sender.dispatch([posting(1), posting(2)]);
    await settle();
    sender.clear();
    await end();
    expect(started).toEqual(['1']);
    expect(reported).toEqual([]);
  });

  test('continues with later events after the current one', async () => {
    const { sender, started, reported, end } = openSender();
    sender.dispatch([posting(1)]);
    await settle();
    sender.clear();
    sender.dispatch([posting(1)]);
    await end({ kind: 'answered', status: 500 });
    await end();
    expect(started).toEqual(['1', '1']);
    expect(reported).toEqual([[1, 204]]);
  });
});
