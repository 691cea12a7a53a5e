import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CancelledError, ThrottledError } from '../../src/kernel/errors.ts';
import { createGate } from '../../src/rate-limit/gate.ts';
import type { Advice, Gate, GateLimits, Purpose } from '../../src/rate-limit/gate-interface.ts';
import { createFakeClock, type FakeClock } from '../support/fake-clock.ts';
import { advice, left } from './stories.ts';

const HOUR_MS = 3_600_000;
const EPOCH = Date.UTC(2030, 0, 1);

interface Scene {
  readonly clock: FakeClock;
  readonly gate: Gate;
  /** The outcome of each request, in the order of decision: name, outcome, time. */
  readonly story: string[];
  /** Asks for a request; resolves when it is decided, and never rejects. */
  request(name: string, purpose: Purpose, limits?: GateLimits): Promise<void>;
}

function open(said?: Advice | null, reserve = 50): Scene {
  const clock = createFakeClock(EPOCH);
  const gate = createGate({ clock, random: () => 0, reserve });
  const story: string[] = [];
  const request = async (name: string, purpose: Purpose, limits: GateLimits = {}): Promise<void> => {
    const outcome = await gate.pass(purpose, limits).catch((error: Error) => error.name);
    story.push(`${name} ${outcome} ${clock.monotonicMs()}`);
  };
  if (said !== undefined) {
    void gate.pass('essential', {});
    gate.applyAdvice(said);
  }
  return { clock, gate, story, request };
}

describe('the gate', () => {
  test('admits a request at once if nothing limits it', async () => {
    const { request, story } = open(left(900, HOUR_MS));
    await request('poll', 'follow');
    expect(story).toEqual(['poll admitted 0']);
  });

  test('holds all but the first request until its response shows what is left', async () => {
    const { clock, gate, request, story } = open();
    const all = [request('first', 'essential'), request('second', 'essential'), request('third', 'essential')];
    await clock.advance(300);
    expect(story).toEqual(['first admitted 0']);
    gate.applyAdvice(left(999, HOUR_MS));
    await clock.run(Promise.all(all));
    expect(story).toEqual(['first admitted 0', 'second admitted 300', 'third admitted 300']);
  });

  test('admits more important requests first, and equal ones in their order', async () => {
    const { clock, gate, request, story } = open(left(900, HOUR_MS));
    void gate.pass('follow', {});
    gate.applyAdvice(advice({ limited: true, retryAfterMs: 5_000 }));
    const purposes: Purpose[] = ['other', 'follow', 'essential', 'follow', 'final', 'essential'];
    await clock.run(Promise.all(purposes.map((purpose, index) => request(`${purpose}${index}`, purpose))));
    expect(story.map((line) => line.split(' ')[0])).toEqual([
      'final4',
      'essential2',
      'essential5',
      'follow1',
      'follow3',
      'other0',
    ]);
  });

  test('admits no more requests than are left, even in one turn', async () => {
    const { clock, request, story } = open(left(3, 60_000), 0);
    const all = ['a', 'b', 'c', 'd'].map((name) => request(name, 'follow'));
    await clock.advance(1_000);
    expect(story).toEqual(['a admitted 0', 'b admitted 0']);
    void all;
  });

  test('admits waiting requests as soon as a response shows that more is left', async () => {
    const { clock, gate, request, story } = open(left(51, HOUR_MS / 2));
    await request('a', 'follow');
    const waiting = request('b', 'follow');
    await clock.advance(200);
    gate.applyAdvice(left(80, HOUR_MS / 2));
    await clock.run(waiting);
    expect(story).toEqual(['a admitted 0', 'b admitted 200']);
  });
});

describe('a wait at the gate', () => {
  test('that would exceed the deadline fails at once and says how long it would be (B16)', async () => {
    const { clock, gate } = open(left(0, 1_800_000));
    const error = await gate.pass('follow', { deadlineAt: 600_000 }).catch((reason: unknown) => reason);
    expect(clock.monotonicMs()).toBe(0);
    expect(error).toBeInstanceOf(ThrottledError);
    expect(error).toMatchObject({ retryAfterMs: 1_801_000, opensAt: EPOCH + 1_801_000 });
    expect(String(error)).toContain('rate limit of 1000 requests per hour resets at 2030-01-01T00:30:01Z');
  });

  test('for a service that is unavailable (503) is never called a rate limit (B22)', async () => {
    const { gate, request, story } = open(advice({ retryAfterMs: 30_000 }));
    const error = await gate.pass('follow', { deadlineAt: 20_000 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ThrottledError);
    expect(String(error)).toContain(
      'The platform is unavailable (503) and asks for no request before 2030-01-01T00:00:30Z',
    );
    expect(String(error)).not.toMatch(/limit/);
    await request('log', 'log', { deadlineAt: 10_000 });
    expect(story).toEqual(['log ThrottledError 0']);
  });

  test('lasts to its end if it ends before the deadline (B16)', async () => {
    const { clock, request, story } = open(left(0, 600_000));
    await clock.run(request('poll', 'follow', { deadlineAt: 601_000 }));
    expect(story).toEqual(['poll admitted 601000']);
  });

  test('stops at the deadline if it turns out to be longer (B16)', async () => {
    const { clock, gate, request, story } = open();
    await request('first', 'essential');
    const waiting = request('second', 'essential', { deadlineAt: 20_000 });
    await clock.advance(1_000);
    gate.applyAdvice(advice({ limited: true, retryAfterMs: 60_000 }));
    await clock.run(waiting);
    expect(story).toEqual(['first admitted 0', 'second ThrottledError 1000']);
  });

  test('for a response that does not arrive stops at the deadline (B16)', async () => {
    const { clock, gate, request } = open();
    await request('first', 'essential');
    const error = await clock.run(gate.pass('follow', { deadlineAt: 5_000 }).catch((reason: unknown) => reason));
    expect(clock.monotonicMs()).toBe(5_000);
    expect(String(error)).toContain("No response reported the token's rate limit before the timeout");
  });

  test('lasts at most an hour if no deadline is given', async () => {
    const { clock, request, story } = open(left(0, HOUR_MS));
    await clock.run(request('poll', 'follow'));
    expect(story).toEqual(['poll ThrottledError 0']);
  });

  test('stops at once if its signal aborts, and keeps the order of the others', async () => {
    const { clock, gate, request, story } = open({ ...left(700, HOUR_MS), limited: true, retryAfterMs: 60_000 });
    const stop = new AbortController();
    const all = [request('a', 'follow'), request('b', 'follow', { signal: stop.signal }), request('c', 'follow')];
    await clock.advance(10_000);
    stop.abort();
    await clock.run(Promise.all(all));
    expect(story).toEqual(['b CancelledError 10000', 'a admitted 60000', 'c admitted 60000']);
    expect(gate.view().used).toBe(3);
  });

  test('does not start if its signal has aborted before', async () => {
    const { gate } = open(left(900, HOUR_MS));
    await expect(gate.pass('follow', { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(CancelledError);
    expect(gate.view().used).toBe(1);
  });

  test('is over for every request by the deadline, whatever the responses were', async () => {
    const purposes = fc.array(fc.constantFrom<Purpose>('final', 'essential', 'follow', 'other', 'log'), {
      maxLength: 12,
    });
    const maybe = (max: number) => fc.option(fc.nat(max));
    const answers = fc.array(
      fc.option(
        fc.record({
          limit: maybe(100),
          remaining: maybe(100),
          resetInMs: maybe(HOUR_MS),
          retryAfterMs: maybe(HOUR_MS),
          limited: fc.boolean(),
        }),
      ),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(purposes, answers, async (requested, said) => {
        const { clock, gate } = open();
        let answered = 0;
        const send = async (purpose: Purpose): Promise<void> => {
          const outcome = await gate.pass(purpose, { deadlineAt: HOUR_MS / 2 }).catch(() => 'rejected');
          expect(clock.monotonicMs()).toBeLessThanOrEqual(HOUR_MS / 2);
          if (outcome !== 'admitted') return;
          await clock.wait(100);
          gate.applyAdvice(said[answered++ % said.length] ?? null);
        };
        await clock.run(Promise.all(requested.map(send)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the state of the gate', () => {
  test('shows which purposes it would admit: the reserve is for the poll for the outcome (B25)', () => {
    const { gate } = open(left(50, HOUR_MS));
    expect([gate.isOpenFor('follow'), gate.isOpenFor('final')]).toEqual([false, true]);
    const spent = open(left(0, HOUR_MS)).gate;
    expect(spent.isOpenFor('final')).toBe(false);
  });

  test('shows the last reported limit, by the clock of this machine, and the requests of this process', async () => {
    const { clock, gate, request } = open(left(900, 60_000));
    await request('poll', 'follow');
    await clock.advance(10_000);
    expect(gate.view()).toEqual({ limit: 1_000, remaining: 900, resetsAt: EPOCH + 60_000, used: 2 });
  });

  test('shows no limit if none was reported, and no count of a past window', async () => {
    expect(open().gate.view()).toEqual({ limit: null, remaining: null, resetsAt: null, used: 0 });
    const { clock, gate } = open(left(900, 60_000));
    await clock.advance(61_000);
    expect(gate.view()).toEqual({ limit: 1_000, remaining: null, resetsAt: null, used: 1 });
  });
});
