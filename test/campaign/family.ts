import type { Observation } from '../../src/deploy/deploy-target.ts';
import type { Result } from '../../src/deploy/state.ts';
import { deployApplication } from '../../src/deploy-application.ts';
import type { Random } from '../../src/kernel/random.ts';
import { connectApplication } from '../../src/platform/connect-application.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { DEFAULT_POLICY } from '../support/scripted-target.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createPlatformOn } from '../support/simulated-platform.ts';
import {
  type Course,
  createFamilyModel,
  type FamilyModel,
  type FamilyWorld,
  type OtherRequest,
  OUR_COMMIT,
  READINGS,
} from './family-model.ts';
import { createFaultyNetwork, drawFaultRates, type FaultRates } from './faulty-network.ts';

/** The result of one deployment on a platform of the family; `problem` is null if the verdict is right or unknown. */
export interface FamilyTrial {
  readonly seed: number;
  readonly world: FamilyWorld;
  readonly result: Result;
  readonly problem: string | null;
  readonly end: string | null;
  readonly reason: string;
  readonly seen: string;
  readonly notices: readonly string[];
}

const OTHER_COMMIT = 'b'.repeat(40);

/** Draws what happens on a platform of the family, in one of the readings of what its description leaves open. */
export function drawFamilyWorld(random: Random): FamilyWorld {
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const chance = (probability: number): boolean => random() < probability;
  const course = (commit: string): Course => ({
    durationMs: chance(0.1) ? 12_000 + random() * 8_000 : 20_000 + random() * 300_000,
    ending: pick('success', 'success', 'failure', 'failure', 'cancelled'),
    commit,
    action: 'DEPLOY',
  });
  const reading = pick(...READINGS);
  const isWorkShown = chance(0.7);
  // Where neither a count nor a name says that something waits, nothing can.
  const hasCount = reading.waitsAs === 'last-outcome' || reading.execution === 'never' || chance(0.8);
  const others: OtherRequest[] = [];
  const other = (postedAtMs: number, isMerging: boolean, isAfterOurs = false): OtherRequest => ({
    ...course(OTHER_COMMIT),
    action: chance(0.1) ? 'RESTART' : 'DEPLOY',
    postedAtMs,
    isAfterOurs,
    isMerging,
  });
  const isBusy = chance(0.4);
  if (chance(0.4)) others.push({ ...other(-20_000, false), durationMs: 25_000 + random() * 200_000 });
  if (others.length > 0 || isBusy) {
    // Without a count, it is unknown how many requests are before ours.
    const mayAdd = hasCount || others.length === 0;
    if (mayAdd && chance(0.35)) others.push(other(-10_000, false));
    if (hasCount && chance(0.1)) others.push(other(-5_000, chance(0.3)));
  }
  const hasRace = hasCount && (isWorkShown || reading.execution !== 'never') && chance(0.15);
  if (hasRace) others.push(other(random() * 3_000, chance(0.3)));
  // If ours is cancelled and replaced between two checks, only a name in the status distinguishes them.
  const isCancelled = chance(0.1) && (isWorkShown || reading.execution !== 'never');
  const isNewerDistinct = !isCancelled || reading.request === 'always' || reading.request === 'of-shown';
  if (isNewerDistinct && chance(0.3)) others.push(other(5_000 + random() * 400_000, chance(0.5), true));
  const hasDetails = chance(0.5);
  const isSteady = !hasRace && !isBusy && others.length === 0;
  const isOurCommit = chance(0.3);
  return {
    reading,
    hasCount,
    hasDetails,
    hasCommit: chance(0.6),
    isRerun: false,
    isWorkShown,
    names: pick('first', 'last'),
    environmentBusyUntilMs: isBusy ? 15_000 + random() * 200_000 : 0,
    // An action that is not a deployment is indistinguishable if the status does not say so.
    others: others.map((one) => ({
      ...one,
      action: hasDetails ? one.action : 'DEPLOY',
      commit: isOurCommit ? OUR_COMMIT : OTHER_COMMIT,
    })),
    ours: course(OUR_COMMIT),
    isOursMerged: chance(0.4),
    cancelledAfterMs: isCancelled ? 2_000 + random() * 60_000 : null,
    isCancellationShown: chance(0.7),
    dequeueMs: chance(0.5) ? 0 : random() * 4_000,
    mostLagMs: isSteady && chance(0.5) ? random() * 8_000 : 0,
  };
}

/** Deploys once in a world and through a network that `seed` draws, in virtual time, with everything but the sockets real. */
export async function runFamilyTrial(
  seed: number,
  change: Partial<FamilyWorld> = {},
  network: Partial<FaultRates> = {},
): Promise<FamilyTrial> {
  const random = createSeededRandom(seed);
  const clock = createFakeClock();
  const world = { ...drawFamilyWorld(random), ...change };
  const model = createFamilyModel(world, clock, random);
  const faultRates = { ...drawFaultRates(random), ...network };
  const platform = createPlatformOn(createFaultyNetwork(model, faultRates, clock, random), clock, random);
  const notices: string[] = [];
  let last: Observation | null = null;
  let isOursSeen = false;
  let isWaitSeen = false;
  const record = await clock.run(
    deployApplication({
      ...connectApplication(platform, 'app-1'),
      policy: { ...DEFAULT_POLICY, commit: OUR_COMMIT },
      settings: [],
      logTail: null,
      watch: {
        changed: (now) => {
          if (now.last !== last) isOursSeen ||= model.isOursWorking();
          if (now.last !== last) isWaitSeen ||= model.isOursWaiting();
          last = now.last;
        },
        notice: ({ text }) => notices.push(text),
        line() {},
        gap() {},
        unavailable() {},
      },
      clock,
      random,
      signal: new AbortController().signal,
    }),
  );
  const result = record.settlement?.result ?? 'unknown';
  const isLost = notices.some((text) => text.includes('was lost'));
  const isIndistinguishable = isFamilyIndistinguishable(world, model, { isOursSeen, isWaitSeen, isLost });
  const known = { ...world, hasCommit: world.hasCommit && faultRates.faults === 0 };
  const wrong = isIndistinguishable ? null : findFamilyProblem(result, model, known);
  const seen = record.steps.map(({ state }) => state).join(' → ');
  const reason = record.settlement?.reason ?? '';
  const problem = wrong && `reading ${world.reading.number}: ${wrong}: ${seen}; ${reason}`;
  return { seed, world, result, problem, end: model.outcomeOfOurs(), reason, seen, notices };
}

/**
 * Returns true if no follower could distinguish our deployment: it came and went between two status checks and a newer one followed,
 * or the service has no counter and another job's request was taken for our lost one.
 */
export function isFamilyIndistinguishable(
  world: FamilyWorld,
  model: FamilyModel,
  { isOursSeen, isWaitSeen, isLost }: { isOursSeen: boolean; isWaitSeen: boolean; isLost: boolean },
): boolean {
  const isOnlyDated = world.reading.execution === 'never' && world.reading.date === 'end';
  const isCancelledUnseen = world.cancelledAfterMs !== null && !isWaitSeen && !isOursSeen;
  return (
    isCancelledUnseen ||
    ((!isOursSeen || isOnlyDated) && model.wasReplaced()) ||
    (!world.hasCount && isLost && world.others.length > 0)
  );
}

/** Returns the problem of a verdict, judged by the true state of the platform; null if it is right or open. */
export function findFamilyProblem(result: Result, model: FamilyModel, world: FamilyWorld): string | null {
  const end = model.outcomeOfOurs();
  // A deployment that was cancelled before any status check saw it never ran, so sending it again is right.
  if (model.deploymentsOfOurs() > 1 && world.cancelledAfterMs === null)
    return `deployed ${model.deploymentsOfOurs()} times`;
  switch (result) {
    case 'success':
      // Our request never arrived, and the application runs our commit.
      if (model.deploymentsOfOurs() === 0 && model.runsOurCommit()) return null;
      if (end !== 'success') return `success, but it was ${end}`;
      return world.hasCommit && model.isMergedAway() ? 'success, but it ran another commit' : null;
    case 'failure':
    case 'cancelled':
      return end === result ? null : `${result}, but it was ${end}`;
    case 'superseded':
      // If only dates distinguish deployments and move twice, a late check cannot attribute the second move.
      if (world.reading.execution === 'never' && world.reading.date === 'both') return null;
      if (!world.hasCount && model.hasNewerRequest()) return null;
      return model.wasReplaced() ? null : `superseded, but no newer deployment started; it was ${end}`;
    case 'unchanged':
      return end === 'success' ? null : `unchanged passes, but it was ${end}`;
    case 'timed_out':
      // Where nothing is counted, one that was cancelled before the status named it still seems to wait.
      if (!world.hasCount && end === 'cancelled') return null;
      return end === null ? null : `timed_out, but it was ${end}`;
    default:
      return null;
  }
}

/** Plays one world for each seed, prints the verdicts for each reading, and returns how many are wrong. */
export async function playFamily(seeds: readonly number[]): Promise<number> {
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  for (const seed of seeds) {
    const { result, problem, world } = await runFamilyTrial(seed);
    const key = `${world.reading.number} ${result}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (problem !== null) wrong.push(`seed ${seed}: ${problem}`);
  }
  const results = [...new Set([...counts.keys()].map((key) => key.split(' ')[1] ?? ''))].sort();
  console.log(`${seeds.length} deployments on platforms that queue requests, by reading of their description`);
  console.log(`  reading ${results.map((result) => result.padStart(11)).join('')}`);
  for (const { number } of READINGS) {
    const cells = results.map((result) => String(counts.get(`${number} ${result}`) ?? 0).padStart(11));
    console.log(`  ${String(number).padEnd(8)}${cells.join('')}`);
  }
  for (const text of wrong.slice(0, 20)) console.log(text);
  console.log(wrong.length === 0 ? 'no wrong verdict, no second deployment' : `${wrong.length} wrong verdicts`);
  return wrong.length;
}
