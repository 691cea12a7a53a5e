import { describe, expect, test } from 'vitest';
import { createRetryTimeout } from '../../../src/cli/up/platform-creator.ts';
import type { Gate } from '../../../src/rate-limit/gate-interface.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { openStage } from './stage.ts';

const SECOND_MS = 1_000;

function open() {
  const clock = createFakeClock();
  const reported: number[] = [];
  const view = { limit: 9, remaining: 0 as number | null, resetsAt: 3_600_000 as number | null, used: 9 };
  const budget = { isOpen: true };
  const gate = { isOpenFor: () => budget.isOpen } as unknown as Gate;
  const platform = { rateLimit: view, gate };
  const ending = new AbortController();
  const { signal } = ending;
  const retryTimeout = createRetryTimeout({ platform, clock, signal, waits: (resetsAt) => reported.push(resetsAt) });
  const spend = (durationMs: number) => clock.run(retryTimeout.during(clock.wait(durationMs)));
  const pass = (durationMs: number) => clock.run(clock.wait(durationMs));
  return { clock, budget, ending, retryTimeout, signal, reported: reported, view, spend, pass };
}

describe('the retry timeout of up', () => {
  test('outlasts a window of the rate limit, cancels reads at once, and writes only before they are sent', () => {
    const { retryTimeout, signal } = open();
    expect(retryTimeout.read).toEqual({ signal, timeoutMs: 7_200_000 });
    expect(retryTimeout.write).toEqual({ turnSignal: signal, timeoutMs: 7_200_000 });
  });

  test('reports the wait for the rate limit once per window', async () => {
    const { reported, view, spend } = open();
    await Promise.all([spend(20 * SECOND_MS), spend(20 * SECOND_MS)]);
    view.resetsAt = 3_600_400;
    await spend(20 * SECOND_MS);
    expect(reported).toEqual([3_600_000]);
    view.resetsAt = 7_200_000;
    await spend(20 * SECOND_MS);
    expect(reported).toEqual([3_600_000, 7_200_000]);
  });

  test('reports no wait for a fast response, another cause, or a finished call', async () => {
    const { reported, view, spend, pass } = open();
    await spend(SECOND_MS);
    await pass(20 * SECOND_MS);
    view.remaining = 3;
    await spend(20 * SECOND_MS);
    Object.assign(view, { remaining: null, resetsAt: null });
    await spend(20 * SECOND_MS);
    Object.assign(view, { remaining: 0, resetsAt: null });
    await spend(20 * SECOND_MS);
    expect(reported).toEqual([]);
  });

  test('waits until a deployment can be requested, and says until when', async () => {
    const { clock, budget, retryTimeout, reported } = open();
    expect(await retryTimeout.turn()).toBe(true);
    budget.isOpen = false;
    void clock.wait(3_600_500).then(() => {
      budget.isOpen = true;
    });
    expect(await clock.run(retryTimeout.turn())).toBe(true);
    expect([reported, clock.monotonicMs() < 3_700_000]).toEqual([[3_600_000], true]);
  });

  test('waits at most two hours, and not after an interruption', async () => {
    const { clock, budget, ending, retryTimeout } = open();
    budget.isOpen = false;
    expect(await clock.run(retryTimeout.turn())).toBe(false);
    expect(clock.monotonicMs()).toBeGreaterThanOrEqual(7_200_000);
    const waiting = retryTimeout.turn();
    ending.abort();
    expect(await waiting).toBe(false);
  });
});

test('touchdown up with a used-up rate limit waits for the next window to deploy and to follow', async () => {
  const yaml = 'up:\n  project: { name: shop }\n  environment: { name: e }\n  applications: { api: { name: fast } }\n';
  const stage = await openStage(yaml, { rateLimit: 4 });
  const { code, out } = await stage.up();
  expect([code, out]).toEqual([0, expect.stringMatching(/application:api\t\S+\tcreated\tdeployed/)]);
  expect(stage.requests().filter((request) => request === 'deploy')).toHaveLength(1);
});
