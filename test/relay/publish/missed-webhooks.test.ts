import { describe, expect, test } from 'vitest';
import type { AppResult, MissedDelivery } from '../../../src/relay/interfaces.ts';
import { createMissedFetcher } from '../../../src/relay/publish/missed-webhooks.ts';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

const GUID = '11111111-2222-3333-4444-55555555555';
const MINUTE_MS = 60_000;

function miss({ github, clock }: RelayWorld, nth: number, payload: unknown = pullRequest(nth)): void {
  github.missed.push({ guid: `${GUID}${nth}`, event: 'pull_request', payload, attemptedAt: clock.epochMs() });
}

function pullRequest(nth: number): unknown {
  return {
    action: 'opened',
    number: nth,
    installation: { id: 7 },
    repository: { id: 71, full_name: 'acme/app-1', name: 'app-1', owner: { login: 'acme' } },
    pull_request: { number: nth, head: { sha: String(nth).repeat(40) } },
  };
}

describe('a delivery that failed at GitHub', () => {
  test('is found after an outage of GitHub, starting at the last successful reading', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    const { clock, store, github } = world;
    const relay = world.start();
    const startedAt = clock.epochMs();
    await clock.advance(6 * MINUTE_MS);
    github.isOut = true;
    await clock.advance(MINUTE_MS);
    miss(world, 1);
    await clock.advance(29 * MINUTE_MS);
    const mark = (await store.recall({ mark: 'missed-since' })).mark ?? 0;
    expect(mark - startedAt).toBeGreaterThanOrEqual(0);
    expect(mark - startedAt).toBeLessThanOrEqual(MINUTE_MS);
    const reported = world.lines.filter(({ message }) => message === "Could not read GitHub's delivery log.");
    expect(reported.length).toBeGreaterThanOrEqual(5);
    await world.stop(relay);
    github.isOut = false;
    world.start();
    await clock.advance(MINUTE_MS);
    expect(world.memory.query('SELECT kind FROM inbox')).toHaveLength(1);
    expect((await store.recall({ mark: 'missed-since' })).mark).toBeGreaterThan(mark);
  });

  test('is requested again if it could not be stored, even much later', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    const { append } = world.store;
    let failures = 3;
    world.store.append = async (delivery) => {
      if (failures-- > 0) throw new Error('the database is out');
      return append(delivery);
    };
    miss(world, 1);
    await world.clock.advance(50 * MINUTE_MS);
    world.start();
    await world.clock.advance(MINUTE_MS);
    expect(world.memory.query('SELECT kind FROM inbox')).toHaveLength(1);
    expect(world.lines.filter(({ message }) => message === 'Background work failed. Will retry.')).toHaveLength(3);
  });

  test('has the time of the attempt that failed, if that is known and not in the future', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    const now = world.clock.epochMs();
    const missed = [now - 90_000, now + 90_000, 0].map((attemptedAt, nth) => missedOf(nth, attemptedAt));
    await fetchScripted({ pages: [missed.map(({ guid }) => guid)], missed, world });
    const received = world.memory.query('SELECT received_at FROM inbox ORDER BY seq').map((row) => row['received_at']);
    expect(received).toEqual([now - 90_000, now, now]);
  });
});

function missedOf(nth: number, attemptedAt = 5_000): MissedDelivery {
  return { guid: `11111111-2222-3333-4444-${String(nth).padStart(12, '0')}`, event: 'push', payload: {}, attemptedAt };
}

const LOST: AppResult<never> = { kind: 'lost', sentence: 'reset' };

interface Script {
  /** The GUIDs on each page of GitHub's log. */
  readonly pages: readonly (readonly string[])[];
  readonly missed?: readonly MissedDelivery[];
  /** Replaces the responses to some calls, by GUID or by the cursor of a page. */
  readonly responses?: ReadonlyMap<string, AppResult<never>>;
  readonly world?: RelayWorld;
  readonly passes?: number;
  readonly signal?: AbortSignal;
}

/** Fetches from a scripted log; returns the stored deliveries, the next start, the log lines and the calls of each pass. */
async function fetchScripted(script: Script) {
  const { pages, missed = [], responses = new Map(), passes = 1, signal = new AbortController().signal } = script;
  const { store, clock, memory } = script.world ?? createRelayWorld({ hasPlatform: false });
  const calls: string[][] = [];
  const lines: string[] = [];
  const respond = <T>(call: string, value: T): AppResult<T> => {
    calls.at(-1)?.push(call);
    return responses.get(call) ?? { kind: 'done', value };
  };
  const github = {
    listFailedDeliveries: async (_since: number, cursor: string | null) => {
      const nth = Number(cursor ?? 0);
      const attempts = (pages[nth] ?? []).map((guid) => ({ id: guid, guid }));
      return respond(String(nth), { attempts, next: nth + 1 < pages.length ? String(nth + 1) : null });
    },
    readDelivery: async (id: string) => respond(id, missed.find(({ guid }) => guid === id) ?? null),
  };
  await store.remember({ mark: { name: 'missed-since', value: 1_000 } });
  const log = (level: string, message: string): number => lines.push(`${level}: ${message}`);
  const fetch = createMissedFetcher({ store, clock, github, log });
  for (let pass = 0; pass < passes; pass++) {
    calls.push([]);
    await fetch(signal);
  }
  const kept = memory.query('SELECT dedupe_key FROM inbox').length;
  return { kept, mark: (await store.recall({ mark: 'missed-since' })).mark, calls, lines, now: clock.epochMs() };
}

describe("GitHub's delivery log", () => {
  const missed = Array.from({ length: 250 }, (_, nth) => missedOf(nth));
  const guids = missed.map(({ guid }) => guid);

  test('is read a hundred deliveries at a time, and each pass continues where the last one stopped', async () => {
    const pages = [guids.slice(0, 100), guids.slice(100, 200), guids.slice(200)];
    const { kept, mark, calls, now } = await fetchScripted({ pages, missed, passes: 3 });
    expect([kept, mark]).toEqual([250, now - 5 * MINUTE_MS]);
    expect(calls).toEqual([
      ['0', ...guids.slice(0, 100), '1'],
      ['1', ...guids.slice(100, 200), '2'],
      ['2', ...guids.slice(200)],
    ]);
  });

  test('is left to the next pass if it is too long, and is not read after the relay stops', async () => {
    const { calls, mark } = await fetchScripted({ pages: Array.from({ length: 300 }, () => []), passes: 2 });
    expect([calls[0]?.length, calls[1]?.[0], mark]).toEqual([200, '200', expect.any(Number)]);
    const stopped = AbortSignal.abort();
    expect(await fetchScripted({ pages: [guids], missed, signal: stopped })).toMatchObject({
      calls: [[]],
      mark: 1_000,
    });
  });

  test('is read again from the same time if a delivery could not be read, without the others', async () => {
    const [first = '', second = ''] = guids;
    const script = { pages: [[first, second]], missed, responses: new Map([[first, LOST]]), passes: 2 };
    const { kept, mark, calls } = await fetchScripted(script);
    expect([kept, mark, calls]).toEqual([
      1,
      1_000,
      [
        ['0', first, second],
        ['0', first],
      ],
    ]);
  });

  test('is not read further after three deliveries without a response', async () => {
    const responses = new Map(guids.slice(0, 4).map((guid) => [guid, LOST]));
    const { kept, calls } = await fetchScripted({ pages: [guids.slice(0, 6)], missed, responses, passes: 2 });
    expect([kept, calls]).toEqual([
      2,
      [
        ['0', ...guids.slice(0, 3)],
        ['0', ...guids.slice(3, 6)],
      ],
    ]);
  });

  test('counts a delivery without content as read, and reports it', async () => {
    const { kept, mark, lines, now } = await fetchScripted({ pages: [guids.slice(0, 2)], missed: missed.slice(1) });
    expect([kept, mark]).toEqual([1, now - 5 * MINUTE_MS]);
    expect(lines).toContain('warn: A missed delivery is lost: GitHub no longer has its content.');
  });

  test('is read again from the newest if GitHub no longer accepts a cursor', async () => {
    const dead: AppResult<never> = { kind: 'dead', status: 422, sentence: 'Invalid cursor' };
    const { calls } = await fetchScripted({ pages: [[], []], responses: new Map([['1', dead]]), passes: 2 });
    expect(calls).toEqual([
      ['0', '1'],
      ['0', '1'],
    ]);
  });
});
