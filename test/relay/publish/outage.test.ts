import { describe, expect, test } from 'vitest';
import type { Word } from '../../../src/relay/knowledge.ts';
import { findProblems } from '../support/relay-problems.ts';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

const HOUR_MS = 3_600_000;
const DEPLOYMENTS = 100;
const EVENTS = 10_000;

/** An hour without GitHub, in which 10,000 events of 100 deployments come; half of those have ended by its end. */
async function surviveOutage(relays: number): Promise<RelayWorld> {
  const world = createRelayWorld({
    ...{ seed: relays, applications: DEPLOYMENTS, hasPlatform: false },
    rules: { confirmedBy: 1, deadlineMs: 10 * HOUR_MS },
  });
  const { clock, github, rules } = world;
  for (let count = 0; count < relays; count++) world.start();
  github.isOut = true;
  for (let event = 0; event < EVENTS; event++) {
    const { id = '' } = rules.applications[event % DEPLOYMENTS] ?? {};
    if (event < DEPLOYMENTS) await world.register(id, `dep of ${id}`);
    await world.tell(id, `dep of ${id}`, wordOf(event), clock.epochMs() - (event % 7));
    await clock.advance(HOUR_MS / EVENTS);
  }
  github.isOut = false;
  return world;
}

function wordOf(event: number): Word {
  const isLast = event >= EVENTS - DEPLOYMENTS;
  if (isLast && event % 2 === 0) return event % 4 === 0 ? 'succeeded' : 'failed';
  return event < 3 * DEPLOYMENTS ? 'queued' : 'running';
}

describe.each([1, 3])('an hour without GitHub, with %i relays', (relays) => {
  test('is caught up, ends first, with at most three writes a deployment and no limit broken', async () => {
    const world = await surviveOutage(relays);
    const { clock, github } = world;
    const backAt = clock.epochMs();
    expect(github.book.writes.filter(({ isCarriedOut }) => isCarriedOut)).toEqual([]);
    let caughtUpMs = 0;
    while ((await world.store.measure()).unpublished > 0 && caughtUpMs < HOUR_MS) {
      await clock.advance(5_000);
      caughtUpMs += 5_000;
    }
    expect(caughtUpMs).toBeLessThan(15 * 60_000);
    expect(findProblems(world)).toEqual([]);
    expect(github.checks).toHaveLength(DEPLOYMENTS);

    const done = github.book.writes.filter(({ isCarriedOut, at }) => isCarriedOut && at >= backAt);
    const each = Map.groupBy(done, ({ about }) => about);
    expect(Math.max(...[...each.values()].map((writes) => writes.length))).toBeLessThanOrEqual(3);
    const firstHalf = done.slice(0, DEPLOYMENTS / 2 - 8);
    expect(firstHalf.filter(({ isEnd }) => !isEnd).length).toBeLessThanOrEqual(8);
  }, 120_000);
});

describe('a GitHub that limits', () => {
  test.each(['limited', 'reset'] as const)('after a limit (%s) nothing is written until it ends', async (fault) => {
    const world = createRelayWorld({ applications: 10, rules: { confirmedBy: 1 }, hasPlatform: false });
    const { clock, github } = world;
    for (let count = 0; count < 3; count++) world.start();
    github.script.push(null, fault, null, fault);
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    for (const { id } of world.rules.applications) await world.tell(id, `dep of ${id}`, 'succeeded');
    await clock.advance(2 * 900_000 + 60_000);
    expect(world.counts.get('wrote later')).toBeGreaterThanOrEqual(2);
    expect(findProblems(world)).toEqual([]);
  });

  test('one installation that is limited holds up no other', async () => {
    const world = createRelayWorld({
      applications: 10,
      installations: 2,
      rules: { confirmedBy: 1 },
      hasPlatform: false,
    });
    const { clock, github } = world;
    github.script.push('reset');
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    world.start();
    await clock.advance(20_000);
    const limited = github.book.writes[0]?.installationId;
    const others = github.book.writes.filter(({ installationId }) => installationId !== limited);
    expect(others.length).toBe(5);
    await clock.advance(960_000);
    expect(findProblems(world)).toEqual([]);
  });

  test('the hour of an installation is never overdrawn, and what is left over comes in the next', async () => {
    const world = createRelayWorld({ applications: 600, rules: { confirmedBy: 1 }, hasPlatform: false });
    const { clock, github } = world;
    github.latencyMs = () => 60;
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    for (const { id } of world.rules.applications) await world.tell(id, `dep of ${id}`, 'succeeded');
    world.start();
    await clock.advance(HOUR_MS - 10_000);
    expect(github.checks).toHaveLength(500);
    await clock.advance(HOUR_MS / 2);
    expect(findProblems(world)).toEqual([]);
  });
});
