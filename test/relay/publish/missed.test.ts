import { describe, expect, test } from 'vitest';
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

describe('what GitHub could not deliver', () => {
  test('is stored once, by however many relays and however often it is told, and acted on', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    miss(world, 1);
    miss(world, 2);
    for (let count = 0; count < 3; count++) world.start();
    await world.clock.advance(31 * MINUTE_MS);
    const inbox = world.memory.query('SELECT dedupe_key, kind, outcome FROM inbox ORDER BY seq');
    expect(inbox).toEqual([
      { dedupe_key: `${GUID}1`, kind: 'request', outcome: 'applied: 1 expected' },
      { dedupe_key: `${GUID}2`, kind: 'request', outcome: 'applied: 1 expected' },
    ]);
    expect(world.github.checks).toHaveLength(2);
  });

  test('is found though GitHub was out, from where the last good reading was', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    const { clock, store, github } = world;
    const relay = world.start();
    const startedAt = clock.epochMs();
    await clock.advance(6 * MINUTE_MS);
    github.isOut = true;
    await clock.advance(MINUTE_MS);
    miss(world, 1);
    await clock.advance(29 * MINUTE_MS);
    const mark = (await store.readMark({ name: 'missed-since' })) ?? 0;
    expect(mark - startedAt).toBeGreaterThanOrEqual(0);
    expect(mark - startedAt).toBeLessThanOrEqual(MINUTE_MS);
    const told = world.lines.filter(({ message }) => message === "GitHub's delivery log could not be read.");
    expect(told.length).toBeGreaterThanOrEqual(5);
    await world.stop(relay);
    github.isOut = false;
    world.start();
    await clock.advance(MINUTE_MS);
    expect(world.memory.query('SELECT kind FROM inbox')).toHaveLength(1);
    expect(await store.readMark({ name: 'missed-since' })).toBeGreaterThan(mark);
  });

  test('is asked for again where it could not be stored, though much later', async () => {
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
    expect(world.lines.filter(({ message }) => message === 'Work failed and is tried again.')).toHaveLength(3);
  });

  test('is read on from the last of a hundred, where there are more', async () => {
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

  test('is stored beside others of which nothing can be made', async () => {
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
