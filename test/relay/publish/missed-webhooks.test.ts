import { describe, expect, test } from 'vitest';
import { fetchMissed } from '../../../src/relay/publish/missed-webhooks.ts';
import type { AppResult, MissedDeliveries } from '../../../src/relay/relay-interfaces.ts';
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
  test('is stored once and processed, by any number of relays and however often GitHub lists it', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    miss(world, 1);
    miss(world, 2);
    for (let count = 0; count < 3; count++) world.start();
    await world.clock.advance(31 * MINUTE_MS);
    const inbox = world.memory.query('SELECT dedupe_key, kind, outcome FROM inbox ORDER BY seq');
    expect(inbox).toEqual([
      { dedupe_key: `${GUID}1`, kind: 'request', outcome: 'queued 1 check run' },
      { dedupe_key: `${GUID}2`, kind: 'request', outcome: 'queued 1 check run' },
    ]);
    expect(world.github.checks).toHaveLength(2);
  });

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

  test('is followed by those after the last of a hundred, if there are more', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    const beganAt = world.clock.epochMs();
    for (let nth = 0; nth < 130; nth++) {
      const guid = `11111111-2222-3333-4444-${String(nth).padStart(12, '0')}`;
      const attemptedAt = beganAt - 130_000 + nth * 1_000;
      world.github.missed.push({ guid, event: 'pull_request', payload: { action: 'opened' }, attemptedAt });
    }
    world.start();
    await world.clock.advance(MINUTE_MS);
    expect(world.memory.query('SELECT seq FROM inbox')).toHaveLength(100);
    await world.clock.advance(6 * MINUTE_MS);
    expect(world.memory.query('SELECT seq FROM inbox')).toHaveLength(130);
  });

  test("has the time of GitHub's first attempt, if that is known and not in the future", async () => {
    const world = createRelayWorld({ hasPlatform: false });
    const now = world.clock.epochMs();
    const github = {
      ...world.github,
      readMissedDeliveries: async () => partOf({ deliveries, readUntil: now, isAll: true }),
    };
    const deliveries = [now - 90_000, now + 90_000, 0].map((attemptedAt, nth) => {
      return { guid: `${GUID}${nth + 1}`, event: 'pull_request', payload: pullRequest(nth + 1), attemptedAt };
    });
    await fetchMissed({ ...world, github, log: () => {} }, new AbortController().signal);
    const received = world.memory.query('SELECT received_at FROM inbox ORDER BY seq').map((row) => row['received_at']);
    expect(received).toEqual([now - 90_000, now, now]);
  });

  test('is stored together with others that cannot be used', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    const attemptedAt = world.clock.epochMs();
    world.github.missed.push({ guid: 'no guid', event: 'pull_request', payload: pullRequest(5), attemptedAt });
    miss(world, 1, 'no payload');
    miss(world, 2, null);
    miss(world, 3, { action: 'opened' });
    miss(world, 4);
    world.start();
    await world.clock.advance(MINUTE_MS);
    const kinds = world.memory.query('SELECT kind FROM inbox ORDER BY seq').map(({ kind }) => kind);
    expect(kinds).toEqual(['ignored', 'ignored', 'quarantined', 'request']);
  });
});

/** Fetches GitHub's log in parts; returns the stored deliveries, the next start, the log lines and the requests. */
async function fetchScripted(
  reported: (nth: number) => AppResult<MissedDeliveries>,
  signal = new AbortController().signal,
) {
  const { store, clock, memory } = createRelayWorld({ hasPlatform: false });
  const requested: number[] = [];
  const lines: string[] = [];
  const readMissedDeliveries = async (since: number) => {
    requested.push(since);
    return reported(requested.length);
  };
  await store.remember({ mark: { name: 'missed-since', value: 1_000 } });
  const log = (level: string, message: string): number => lines.push(`${level}: ${message}`);
  await fetchMissed({ store, clock, github: { readMissedDeliveries }, log }, signal);
  const kept = memory.query('SELECT dedupe_key FROM inbox').length;
  return { kept, mark: (await store.recall({ mark: 'missed-since' })).mark, requested, lines };
}

function partOf(fields: Partial<MissedDeliveries>): AppResult<MissedDeliveries> {
  return { kind: 'done', value: { deliveries: [], unread: 0, readUntil: 1_000, isAll: false, ...fields } };
}

const ONE = [{ guid: `${GUID}1`, event: 'pull_request', payload: pullRequest(1), attemptedAt: 5_000 }];

describe('a long delivery log', () => {
  test('is read in parts until there is a delivery to store, and continues there the next time', async () => {
    const reported = await fetchScripted((nth) =>
      nth < 5 ? partOf({}) : partOf({ deliveries: ONE, readUntil: 6_000 }),
    );
    expect(reported).toMatchObject({ kept: 1, mark: 6_000, requested: [1_000, 1_000, 1_000, 1_000, 1_000] });
  });

  test('is left to the next pass if a pass cannot finish it, and nothing is skipped', async () => {
    const reported = await fetchScripted(() => partOf({}));
    expect(reported).toMatchObject({
      kept: 0,
      mark: 1_000,
      lines: ["info: GitHub's delivery log is long. The next pass continues."],
    });
    expect(reported.requested).toHaveLength(20);
  });

  test('is not read after the relay stops', async () => {
    const stopping = new AbortController();
    const reported = await fetchScripted((nth) => {
      if (nth === 2) stopping.abort();
      return partOf({});
    }, stopping.signal);
    expect(reported).toMatchObject({ mark: 1_000, lines: [] });
    expect(reported.requested).toHaveLength(2);
  });

  test('does not count as read if some of the hundred have disappeared, and this is reported', async () => {
    const reported = await fetchScripted(() => partOf({ deliveries: ONE, unread: 99, readUntil: 6_000 }));
    expect(reported).toMatchObject({ kept: 1, mark: 6_000 });
    expect(reported.lines).toContain('warn: Missed deliveries are lost: GitHub no longer has their content.');
  });

  test('is read again from the same time if some failed deliveries could not be fetched', async () => {
    expect(await fetchScripted(() => partOf({ deliveries: ONE }))).toMatchObject({ mark: 1_000 });
  });
});
