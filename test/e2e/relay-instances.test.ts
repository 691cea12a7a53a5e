import { expect, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { countStored, findLost, queryOf } from './relay/database.ts';
import { createStory, eachOf, type Load, startLoad } from './relay/load.ts';
import { type RelayProcess, startRelayProcess } from './relay/processes.ts';
import { startScriptedGithub } from './relay/scripted-github.ts';
import { applicationsOf, setStage } from './relay/stage.ts';
import { findMissingChecks, findWrongChecks, sendOutcomes } from './relay/standing.ts';
import { until } from './relay/until.ts';

const APPLICATIONS = applicationsOf(8);
/** How long GitHub delays the response to the write during which a relay is killed. */
const HELD_MS = 2_000;

test('relays on one PostgreSQL lose and double nothing while one is killed in a write and another is stopped under load', async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === null) return skip();
  await using github = await startScriptedGithub();
  using stage = setStage(APPLICATIONS);
  const relays = new Map<string, RelayProcess>();
  const start = async (name: string): Promise<void> => {
    const env = { ...stage.env, RELAY_STORE: postgres.url, GITHUB_API_URL: github.urlFor(name) };
    relays.set(name, await startRelayProcess({ env }));
  };
  const urls = (): readonly string[] => [...relays.values()].map(({ url }) => url);
  const story = createStory(
    APPLICATIONS.map(({ id }) => id),
    1,
  );
  await Promise.all(['a', 'b'].map(start));
  let load: Load | null = null;
  try {
    github.holdWrites(HELD_MS);
    const first = startLoad({ connections: 1, target: () => urls()[0] ?? null, next: eachOf([story.next()]) });
    await first.done;
    const { check, instance } = await until('a check run is created', () =>
      github.writes.find(({ kind }) => kind === 'create'),
    );
    await relays.get(instance)?.kill();
    relays.delete(instance);
    github.holdWrites(0);
    await start('c');

    let turn = 0;
    let most = 60;
    // A slow machine must not send more than a fast one.
    const target = (): string | null =>
      load !== null && load.acknowledged.size < most ? (urls()[turn++ % relays.size] ?? null) : null;
    load = startLoad({ connections: 4, target, next: story.next, restMs: 20 });
    const { acknowledged: sent } = load;
    await until('more is acknowledged', () => sent.size >= 20);
    const [[name = '', relay] = []] = relays;
    relay?.signal('SIGTERM');
    expect(await relay?.exited).toEqual({ code: 0, signal: null });
    relays.delete(name);
    most = Infinity;
    await load.finish();

    const ends = await sendOutcomes(urls()[0] ?? '', story.ends, github);
    await until(`${check.name} is taken over`, () => check.said.at(-1) === 'success');
    const acknowledged = new Map([...first.acknowledged, ...load.acknowledged, ...ends]);
    console.info(`${acknowledged.size} acknowledged, ${JSON.stringify([...load.setbacks])}`);
    expect(await findLost(queryOf(postgres.url), { acknowledged })).toEqual([]);
    expect(await countStored(queryOf(postgres.url))).toBe(acknowledged.size);
    expect([...findWrongChecks(github), ...findMissingChecks(github, APPLICATIONS.length)]).toEqual([]);
    expect([...first.problems, ...load.problems]).toEqual([]);
  } finally {
    await Promise.all([...relays.values()].map((relay) => relay.kill()));
    await load?.abandon();
    await postgres.stop();
  }
});
