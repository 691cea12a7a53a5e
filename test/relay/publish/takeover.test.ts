import { describe, expect, test } from 'vitest';
import { findProblems } from '../support/relay-problems.ts';
import { createRelayWorld, shaOf } from '../support/relay-world.ts';

const TAKE_OVER_MS = 15_000;

describe('three relays on one store', () => {
  test('take over the work of one that is killed within 15 s, one after the other', async () => {
    const world = createRelayWorld({ applications: 3, rules: { confirmedBy: 1 }, hasPlatform: false });
    const { clock, github } = world;
    github.latencyMs = () => 900;
    for (let count = 0; count < 3; count++) world.start();
    for (let round = 0; round < 12; round++) {
      const id = `dep-${round}`;
      await world.register(`app-${1 + (round % 3)}`, id);
      await world.report(`app-${1 + (round % 3)}`, id, 'running');
      await clock.advance(50 + round * 70);
      const writer = github.book.writes.at(-1)?.relay;
      const holder = world.relays.find(({ life }) => life.name === writer && life.finishedAt === null);
      const killedAt = clock.epochMs();
      if (holder !== undefined) world.kill(holder);
      await clock.advance(TAKE_OVER_MS);
      const check = github.checks.find(({ place }) => place.sha === shaOf(id));
      expect(check?.states.length).toBeGreaterThan(0);
      expect(world.memory.query('SELECT id FROM check_run WHERE github_id IS NULL')).toEqual([]);
      const after = github.book.writes.filter(({ at }) => at > killedAt);
      expect(after.every(({ relay }) => relay !== holder?.life.name)).toBe(true);
      if (holder !== undefined) world.start();
    }
    expect(world.relays.length).toBeGreaterThan(10);
    await clock.advance(30_000);
    expect(findProblems(world)).toEqual([]);
  });

  test('keep the lease of a write that takes longer than a lease', async () => {
    const world = createRelayWorld({ rules: { confirmedBy: 1 }, hasPlatform: false });
    world.github.latencyMs = () => 40_000;
    for (let count = 0; count < 3; count++) world.start();
    await world.register('app-1', 'dep-1');
    await world.clock.advance(120_000);
    expect(world.github.book.writes).toHaveLength(1);
    expect(findProblems(world)).toEqual([]);
  });
});
