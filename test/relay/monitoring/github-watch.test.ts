import { describe, expect, test } from 'vitest';
import type { AppResult, GithubApp } from '../../../src/relay/interfaces.ts';
import { watchGithub } from '../../../src/relay/monitoring/github-watch.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

type Scripted = { readonly reply: AppResult<never>; readonly tookMs?: number } | null;

const REFUSED = { kind: 'dead', status: 401, sentence: 'GitHub answered 401.' } as const;
const UNKNOWN_APP = { kind: 'dead', status: 404, sentence: 'GitHub answered 404.' } as const;
const LOST = { kind: 'lost', sentence: 'GitHub answered 502.' } as const;
const LIMITED = { kind: 'later', notBefore: 0, sentence: 'GitHub limits.' } as const;

function play() {
  const clock = createFakeClock();
  const logged: string[] = [];
  const script: { next: Scripted; aheadMs: number } = { next: null, aheadMs: 0 };
  const come = async <T>(value: T): Promise<AppResult<T>> => {
    const { next } = script;
    if (next?.tookMs !== undefined) await clock.wait(next.tookMs);
    return next?.reply ?? { kind: 'done', value };
  };
  const unrequested = (): Promise<never> => Promise.reject(new Error('no test calls it'));
  const github: GithubApp = {
    createCheck: unrequested,
    updateCheck: unrequested,
    findCheck: unrequested,
    readRepository: unrequested,
    readWorkflowRun: unrequested,
    callsLeft: () => new Map(),
    clockAheadMs: () => script.aheadMs,
    readApp: () => come({ slug: 'touchdown', permissions: {} }),
    readCommit: () => come('a'.repeat(40)),
    listFailedDeliveries: () => come({ attempts: [], next: null }),
    readDelivery: unrequested,
  };
  const watch = watchGithub(github, clock, (level, message) => void logged.push(`${level} ${message}`));
  const place = { repositoryId: 7, repository: 'acme/web', installationId: 70 };
  const calls: Readonly<Record<'app' | 'branch' | 'deliveries', () => Promise<unknown>>> = {
    app: () => watch.github.readApp(),
    branch: () => watch.github.readCommit(place, 'main'),
    deliveries: () => watch.github.listFailedDeliveries(0, null),
  };
  const call = async (name: keyof typeof calls, next: Scripted = null): Promise<void> => {
    script.next = next;
    await clock.run(calls[name]());
  };
  return { clock, logged, call, calls, script, read: () => watch.readGithub() };
}

describe('the state of GitHub', () => {
  test('is unknown before the first response', async () => {
    const { call, read } = play();
    expect(read()).toEqual({ isKnown: false, problem: null });
    await call('branch');
    expect(read()).toEqual({ isKnown: true, problem: null });
  });

  test('is a refused App from the first 401 on, and is logged as such once', async () => {
    const { clock, logged, call, read } = play();
    const since = clock.epochMs();
    await call('branch', { reply: REFUSED });
    await clock.advance(60_000);
    await call('app', { reply: REFUSED });
    expect(read().problem).toEqual({ kind: 'github-refused', since, reason: REFUSED.sentence });
    expect(logged).toEqual(['error GitHub refuses the App.']);
  });

  test('is a refused App until the App itself can be read, since older tokens still work', async () => {
    const { logged, call, read } = play();
    await call('app', { reply: REFUSED });
    await call('branch');
    await call('deliveries');
    await call('app', { reply: LIMITED });
    expect(read().problem?.kind).toBe('github-refused');
    await call('app');
    expect(read().problem).toBeNull();
    expect(logged).toEqual(['error GitHub refuses the App.', 'info GitHub accepts the App again.']);
  });

  test('is a refused App if GitHub does not know the App, and not if it does not know a branch', async () => {
    const { call, read } = play();
    await call('branch', { reply: UNKNOWN_APP });
    expect(read().problem).toBeNull();
    await call('app', { reply: UNKNOWN_APP });
    expect(read().problem?.kind).toBe('github-refused');
  });

  test('is unreachable from the first call without a response until any response, even a refusal', async () => {
    const { clock, call, read } = play();
    const since = clock.epochMs();
    await call('branch', { reply: LOST });
    await clock.advance(5_000);
    await call('branch', { reply: { kind: 'not-sent', sentence: 'ECONNREFUSED' } });
    expect(read().problem).toEqual({ kind: 'github-unreachable', since, reason: 'ECONNREFUSED' });
    await call('branch', { reply: UNKNOWN_APP });
    expect(read().problem).toBeNull();
  });

  test('is slow if a response took 5 s, or never came, until a quick one', async () => {
    const { clock, call, read } = play();
    await call('branch', { reply: LIMITED, tookMs: 4_999 });
    expect(read().problem).toBeNull();
    const since = clock.epochMs();
    await call('branch', { reply: LIMITED, tookMs: 5_000 });
    await call('branch', { reply: LOST, tookMs: 10_000 });
    expect(read().problem).toEqual({ kind: 'github-slow', since, reason: LOST.sentence });
    await call('branch');
    expect(read().problem).toBeNull();
  });

  test('is slow while a call has been waiting for a response for 5 s', async () => {
    const { clock, calls, script, read } = play();
    const since = clock.epochMs();
    script.next = { reply: LOST, tookMs: 10_000 };
    const calling = calls.branch();
    await clock.advance(4_999);
    expect(read()).toEqual({ isKnown: false, problem: null });
    await clock.advance(1);
    expect(read().problem).toMatchObject({ kind: 'github-slow', since });
    await clock.run(calling);
  });

  test("is a wrong clock of ours while GitHub's time differs by more than tokens allow, and is logged as such once", async () => {
    const { clock, logged, call, script, read } = play();
    const since = clock.epochMs();
    script.aheadMs = 10_800_000;
    await call('branch', { reply: LOST });
    await clock.advance(1_000);
    await call('branch');
    const reason =
      "This machine's clock is 3 h ahead of GitHub's. Registrations get 401, because their tokens look expired.";
    expect(read().problem).toEqual({ kind: 'github-clock', since, reason });
    script.aheadMs = -30_000;
    await call('branch');
    expect(read().problem).toBeNull();
    expect(logged).toEqual([
      "error This machine's clock is wrong.",
      "info This machine's clock agrees with GitHub's again.",
    ]);
  });

  test('is a refused App rather than any other problem', async () => {
    const { call, read } = play();
    await call('app', { reply: REFUSED });
    await call('branch', { reply: LOST });
    expect(read().problem?.kind).toBe('github-refused');
  });
});
