import { playRelayFamily } from './relay-family.ts';
import { checkHistories } from './relay-histories.ts';
import { type RelayKills, runRelayKills } from './relay-kills.ts';
import { runOutage } from './relay-outage.ts';
import { runRaces, runRelayTrial } from './relay-publish.ts';

/** One history in so many seeds is as long as a world: races are shorter, worlds far longer. */
const SEEDS_A_RACE = 10;
const SEEDS_A_WORLD = 250;
/** An hour without GitHub has so many events a seed, up to the most. */
const EVENTS_A_SEED = 10;
const MAX_EVENTS = 10_000;
/** Every kill costs a start: at most so many acknowledgments between two. */
const MAX_ACKNOWLEDGED = 2_000;

/** Plays the relay's histories, races, worlds and outages for the seeds, prints the results, and returns the number of problems. */
export async function playRelay(seeds: readonly number[]): Promise<number> {
  const histories = checkHistories(seeds).map(({ seed, problem }) => `seed ${seed}: ${problem}`);
  const queueing = playRelayFamily(seeds);
  const raceSeeds = seeds.filter((_, index) => index % SEEDS_A_RACE === 0);
  const races = await runRaces(raceSeeds);
  const worlds: string[] = [];
  const worldSeeds = seeds.filter((_, index) => index % SEEDS_A_WORLD === 0);
  for (const seed of worldSeeds) {
    const { problems } = await runRelayTrial(seed);
    worlds.push(...problems.map((problem) => `seed ${seed}: ${problem}`));
  }
  const events = Math.max(MAX_EVENTS / 10, Math.min(MAX_EVENTS, seeds.length * EVENTS_A_SEED));
  const outages = [...(await runOutage(1, events)), ...(await runOutage(3, events))];
  console.log(
    `${seeds.length} histories of a relay, ${raceSeeds.length} races for a check run, ${worldSeeds.length} worlds with faults and kills, 2 hours without GitHub of ${events} events`,
  );
  const wrong = [...histories, ...queueing, ...races, ...worlds, ...outages];
  for (const problem of wrong.slice(0, 20)) console.log(problem);
  console.log(wrong.length === 0 ? 'nothing fell back, nothing doubled, nothing left open' : `${wrong.length} wrong`);
  return wrong.length;
}

/**
 * Kills whole relays, and PostgreSQL under one, with SIGKILL under load: `kills` times on each store, and a fifth as often the
 * database. Prints the results, and returns the number of problems.
 */
export async function killRelays(kills: number): Promise<number> {
  const trials: readonly Pick<RelayKills, 'store' | 'victim' | 'kills'>[] = [
    { store: 'sqlite', kills },
    { store: 'postgres', kills },
    { store: 'postgres', victim: 'postgres', kills: Math.ceil(kills / 5) },
  ];
  let wrong = 0;
  for (const trial of trials) {
    const { store, victim = 'relay' } = trial;
    const result = await runRelayKills({ ...trial, seed: 1, mostAcknowledged: MAX_ACKNOWLEDGED });
    if (result === null) {
      console.log(`no PostgreSQL to be had: ${victim} on ${store} was not killed`);
      continue;
    }
    const { acknowledged, problems, seconds } = result;
    console.log(
      `${result.kills} kills of ${victim} on ${store}: ${acknowledged} acknowledged, ${problems.length} wrong, ${Math.round(seconds)} s`,
    );
    for (const problem of problems.slice(0, 20)) console.log(problem);
    wrong += problems.length;
  }
  return wrong;
}
