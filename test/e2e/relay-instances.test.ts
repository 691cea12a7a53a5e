import { expect, test } from 'vitest';
import { createPostgresDatabase } from '../relay/support/store-databases.ts';
import { sharePostgres } from '../support/shared-postgres.ts';
import { countStored, findLost, queryOf } from './relay/database.ts';
import { createStory, type Load, startLoad } from './relay/load.ts';
import { type RelayProcess, startRelayProcess } from './relay/processes.ts';
import { startScriptedGithub } from './relay/scripted-github.ts';
import { applicationsOf, setStage } from './relay/stage.ts';
import { findMissingChecks, findWrongChecks, sendOutcomes } from './relay/standing.ts';
import { until } from './relay/until.ts';

const APPLICATIONS = applicationsOf(8);
/** How long GitHub delays the response to the write during which a relay is killed. */
const HELD_MS = 2_000;

const server = await sharePostgres();

test.skipIf(server === null)(
  'two relays on one PostgreSQL lose and double nothing while one is killed in a write',
  async () => {
    if (server === null) return;
    const database = await createPostgresDatabase(server);
    await using github = await startScriptedGithub();
    using stage = setStage(APPLICATIONS);
    const relays = new Map<string, RelayProcess>();
    const start = async (name: string): Promise<void> => {
      const env = { ...stage.env, RELAY_STORE: database.target, GITHUB_API_URL: github.urlFor(name) };
      relays.set(name, await startRelayProcess({ env }));
    };
    const urls = (): readonly string[] => [...relays.values()].map(({ url }) => url);
    const story = createStory(
      APPLICATIONS.map(({ id }) => id),
      1,
    );
    await Promise.all(['a', 'b'].map(start));
    let turn = 0;
    const target = (): string | null => urls()[turn++ % relays.size] ?? null;
    let load: Load | null = null;
    try {
      github.holdWrites(HELD_MS);
      load = startLoad({ connections: 4, target, next: story.next, restMs: 50 });
      const { acknowledged: sent } = load;
      const { check, instance } = await until('a check run is created', () =>
        github.writes.find(({ kind }) => kind === 'create'),
      );
      await relays.get(instance)?.kill();
      relays.delete(instance);
      github.holdWrites(0);
      const before = sent.size;
      await until('more is acknowledged', () => sent.size >= before + 2 * APPLICATIONS.length);
      await load.finish();

      const ends = await sendOutcomes(urls()[0] ?? '', story.ends, github);
      await until(`${check.name} is taken over`, () => check.said.at(-1) === 'success');
      const acknowledged = new Map([...sent, ...ends]);
      console.info(`${acknowledged.size} acknowledged, ${JSON.stringify([...load.setbacks])}`);
      expect(await findLost(queryOf(database.target), { acknowledged })).toEqual([]);
      expect(await countStored(queryOf(database.target))).toBe(acknowledged.size);
      expect([...findWrongChecks(github), ...findMissingChecks(github, APPLICATIONS.length)]).toEqual([]);
      expect(load.problems).toEqual([]);
    } finally {
      await Promise.all([...relays.values()].map((relay) => relay.kill()));
      await load?.abandon();
      await database.remove();
    }
  },
);
