import { describe, expect, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { runsOf } from '../support/runs.ts';
import { countStored, findLost, queryOf } from './relay/database.ts';
import { createStory, send, startLoad } from './relay/load.ts';
import { type RelayProcess, startRelayProcess } from './relay/processes.ts';
import { type GithubCheck, type ScriptedGithub, startScriptedGithub } from './relay/scripted-github.ts';
import { applicationsOf, setStage } from './relay/stage.ts';
import { findMissingChecks, findWrongChecks, sendOutcomes, untilIdle } from './relay/standing.ts';
import { until } from './relay/until.ts';

const ROUNDS = runsOf(3, 1);

describe.concurrent('several relays on one PostgreSQL', () => {
  test('lose and double nothing while one after the other is restarted under load', async ({ skip }) => {
    const postgres = await startPostgres();
    if (postgres === null) return skip();
    await using github = await startScriptedGithub();
    const applications = applicationsOf(8);
    using stage = setStage(applications);
    const start = (name: string) =>
      startRelayProcess({ env: { ...stage.env, RELAY_STORE: postgres.url, GITHUB_API_URL: github.urlFor(name) } });
    const relays: RelayProcess[] = await Promise.all([start('a'), start('b')]);
    let turn = 0;
    let most = 0;
    // What a slow machine takes longer for must not become more.
    const target = (): string | null =>
      most > 0 && load.acknowledged.size < most ? (relays[turn++ % relays.length]?.url ?? null) : null;
    const story = createStory(
      applications.map(({ id }) => id),
      1,
    );
    const load = startLoad({ connections: 4, target, next: story.next, restMs: 20 });
    try {
      for (const index of [0, 1]) {
        const goal = load.acknowledged.size + 20;
        most = goal + 40;
        await until('more is acknowledged', () => load.acknowledged.size >= goal);
        relays[index]?.signal('SIGTERM');
        expect(await relays[index]?.exited).toEqual({ code: 0, signal: null });
        relays[index] = await start(index === 0 ? 'a' : 'b');
      }
      most = Infinity;
      await load.finish();
      const ends = await sendOutcomes(relays[0]?.url ?? '', story.ends, github);
      const acknowledged = new Map([...load.acknowledged, ...ends]);
      console.info(`rolling restarts: ${acknowledged.size} acknowledged, ${JSON.stringify([...load.setbacks])}`);
      expect(await findLost(queryOf(postgres.url), { acknowledged })).toEqual([]);
      expect(await countStored(queryOf(postgres.url))).toBe(acknowledged.size);
      expect([...findWrongChecks(github), ...findMissingChecks(github, applications.length)]).toEqual([]);
      expect(load.problems).toEqual([]);
    } finally {
      await Promise.all(relays.map((relay) => relay.kill()));
      await load.abandon();
      await postgres.stop();
    }
  });

  test('take over the work of one that was killed, and create each check run once', async ({ skip }) => {
    const postgres = await startPostgres();
    if (postgres === null) return skip();
    await using github = await startScriptedGithub();
    const applications = applicationsOf(2 * ROUNDS, 'held');
    using stage = setStage(applications);
    const relays = new Map<string, RelayProcess>();
    const start = async (name: string): Promise<void> => {
      const env = { ...stage.env, RELAY_STORE: postgres.url, GITHUB_API_URL: github.urlFor(name) };
      relays.set(name, await startRelayProcess({ env }));
    };
    await Promise.all(['a', 'b', 'c'].map(start));
    github.holdWrites(2_000);
    const story = createStory(
      applications.map(({ id }) => id),
      1,
    );
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const [url = ''] = [...relays.values()].map((relay) => relay.url);
        for (const posting of [story.next(), story.next()]) {
          expect(await send(url, posting)).toMatchObject({ status: 200 });
        }
        const before = github.writes.length;
        const held = await until('a check run is created', () =>
          github.writes.slice(before).find(({ kind }) => kind === 'create'),
        );
        await relays.get(held.instance)?.kill();
        relays.delete(held.instance);
        const end = story.ends.find(({ application }) => held.check.name === `deploy / ${application}`);
        const [survivor] = relays.values();
        if (end !== undefined) expect(await send(survivor?.url ?? '', end)).toMatchObject({ status: 200 });
        await untilTakenOver(github, held.check, held.instance);
        if (round + 1 < ROUNDS) await start(`${held.instance}-${round}`);
      }
      github.holdWrites(0);
      const [url = ''] = [...relays.values()].map((relay) => relay.url);
      await sendOutcomes(url, story.ends, github);
      await untilIdle(url);
      expect([...findWrongChecks(github), ...findMissingChecks(github, applications.length)]).toEqual([]);
    } finally {
      await Promise.all([...relays.values()].map((relay) => relay.kill()));
      await postgres.stop();
    }
  });
});

/** Resolves once another relay has written the check run's outcome. */
async function untilTakenOver({ writes }: ScriptedGithub, check: GithubCheck, victim: string): Promise<void> {
  await until(
    `${check.name} is taken over`,
    () => check.said.at(-1) === 'success' && writes.some((one) => one.check === check && one.instance !== victim),
  );
}
