import type { Random } from '../../src/kernel/random.ts';
import { countStored, findLost, queryOf } from '../e2e/relay/database.ts';
import { createStory, type Load, type Story, startLoad } from '../e2e/relay/load.ts';
import { type RelayProcess, spawnRelay, startRelayProcess } from '../e2e/relay/processes.ts';
import { type ScriptedGithub, startScriptedGithub } from '../e2e/relay/scripted-github.ts';
import { applicationsOf, setStage } from '../e2e/relay/stage.ts';
import { findMissingChecks, findWrongChecks, sendOutcomes } from '../e2e/relay/standing.ts';
import { pause, until } from '../e2e/relay/until.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { createSeededRandom } from '../support/seeded-random.ts';

/** How whole relays are tried. */
export interface RelayKills {
  readonly store: 'sqlite' | 'postgres';
  /** Kills with SIGKILL the relay (default), or all of PostgreSQL. */
  readonly victim?: 'relay' | 'postgres';
  readonly kills: number;
  readonly seed: number;
  /** A kill comes after up to so many acknowledgements, drawn for each. */
  readonly mostAcknowledged: number;
}

/** The result of the kills; `problems` are sentences. */
export interface RelayKillsResult {
  readonly kills: number;
  readonly acknowledged: number;
  readonly checkRuns: number;
  /** How often anything but an acknowledgement came: statuses, `refused`, `broken`. */
  readonly setbacks: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
  readonly seconds: number;
}

const APPLICATIONS = applicationsOf(8);
const DEPLOYMENTS = 1;
/** Senders at once. */
const CONNECTIONS = 8;
const DOWN_MS = 300;
/** One kill in so many comes while the relay starts. */
const EARLY = 6;
const MAX_STARTS = 5;

interface Play {
  readonly options: RelayKills;
  readonly env: Readonly<Record<string, string>>;
  readonly random: Random;
  readonly postgres: TestPostgres | null;
  readonly load: Load;
  readonly story: Story;
  readonly current: { relay: RelayProcess | null };
}

/**
 * Kills a relay, or its PostgreSQL, at random moments while deliveries come in, then looks whether each acknowledged one is stored once
 * and applied, and each check run there once. What the senders were not acknowledged they send again, so that in the end all that is
 * stored was acknowledged. Null where there is no PostgreSQL to be had. Rejects where a relay does not start again, or hangs.
 */
export async function runRelayKills(options: RelayKills): Promise<RelayKillsResult | null> {
  const postgres = options.store === 'postgres' ? await startPostgres() : null;
  if (options.store === 'postgres' && postgres === null) return null;
  await using github = await startScriptedGithub();
  using stage = setStage(APPLICATIONS);
  const store = postgres?.url ?? stage.sqlite;
  const current: Play['current'] = { relay: null };
  const story = createStory(
    APPLICATIONS.map(({ id }) => id),
    DEPLOYMENTS,
  );
  const load = startLoad({ connections: CONNECTIONS, next: story.next, target: () => current.relay?.url ?? null });
  const env = { ...stage.env, RELAY_STORE: store, GITHUB_API_URL: github.urlFor('one') };
  const random = createSeededRandom(options.seed);
  try {
    return await play({ options, env, random, postgres, load, story, current }, store, github);
  } finally {
    await current.relay?.kill();
    await load.abandon();
    await postgres?.stop();
  }
}

async function play(parts: Play, store: string, github: ScriptedGithub): Promise<RelayKillsResult> {
  const { options, load, story, current } = parts;
  const startedMs = performance.now();
  for (let kill = 0; kill < options.kills; kill++) {
    await (options.victim === 'postgres' ? killPostgres(parts) : killRelay(parts));
  }
  const relay = current.relay ?? (await start(parts));
  // After few kills, some deployments have not been reported yet.
  await until('every deployment is reported', () => load.acknowledged.size >= APPLICATIONS.length * DEPLOYMENTS);
  await load.finish();
  const ends = await sendOutcomes(relay.url, story.ends, github);
  relay.signal('SIGTERM');
  const { code } = await relay.exited;
  current.relay = null;
  const query = queryOf(store);
  const stored = await countStored(query);
  const acknowledged = new Map([...load.acknowledged, ...ends]);
  const surplus = stored - acknowledged.size;
  return {
    kills: options.kills,
    acknowledged: acknowledged.size,
    checkRuns: github.checks.length,
    setbacks: Object.fromEntries(load.setbacks),
    problems: [
      ...load.problems,
      ...(await findLost(query, { acknowledged })),
      ...(surplus === 0 ? [] : [`${surplus} more are stored than were acknowledged`]),
      ...findWrongChecks(github),
      ...findMissingChecks(github, story.ends.length),
      ...(code === 0 ? [] : [`the last relay ended with ${code}`]),
      ...unexpected(load, options),
    ],
    seconds: Math.round((performance.now() - startedMs) / 100) / 10,
  };
}

/** A killed relay refuses and breaks connections; one with a killed database only responds 503. */
function unexpected({ setbacks }: Load, { victim }: RelayKills): readonly string[] {
  const allowed = victim === 'postgres' ? ['503'] : ['refused', 'broken', '503'];
  return [...setbacks.keys()].filter((name) => !allowed.includes(name)).map((name) => `a sender was answered ${name}`);
}

/** Starts a relay. Starts it again, as a supervisor does, if PostgreSQL does not respond in time on a busy machine. */
async function start({ env, current }: Play): Promise<RelayProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      const relay = await startRelayProcess({ env });
      current.relay = relay;
      return relay;
    } catch (error) {
      if (attempt === MAX_STARTS || !String(error).includes('PostgreSQL cannot be reached')) throw error;
    }
  }
}

async function killRelay(parts: Play): Promise<void> {
  const { random, env, current } = parts;
  if (random() < 1 / EARLY) {
    const relay = spawnRelay({ env });
    await pause(random() * 800);
    await relay.kill();
    return;
  }
  const relay = await start(parts);
  await someAcknowledged(parts);
  await pause(random() * 20);
  await relay.kill();
  current.relay = null;
}

async function killPostgres(parts: Play): Promise<void> {
  const { random, postgres, current } = parts;
  if (current.relay === null) await start(parts);
  await someAcknowledged(parts);
  await postgres?.kill();
  await pause(random() * DOWN_MS);
  await postgres?.restart();
}

async function someAcknowledged({ random, load, options }: Play): Promise<void> {
  const goal = load.acknowledged.size + 1 + Math.floor(random() * options.mostAcknowledged);
  await until('more deliveries are acknowledged', () => load.acknowledged.size >= goal);
}
