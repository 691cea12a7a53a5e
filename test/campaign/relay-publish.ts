import type { Random } from '../../src/kernel/random.ts';
import { findBroken, findProblems } from '../relay/support/relay-problems.ts';
import { createRelayWorld, deliveryOf, type RelayWorld } from '../relay/support/relay-world.ts';

/** The result of one simulated world of relays; `problems` are sentences. */
export interface RelayTrial {
  readonly seed: number;
  readonly problems: readonly string[];
  readonly deployments: number;
  readonly writes: number;
  readonly kills: number;
}

const STORM_MS = 12 * 60_000;
/** Longer than the longest wait: a limit's reset, the pause after many failures, the time between two status checks. */
const CALM_MS = 25 * 60_000;

/** Lets one to three relays live through faults of GitHub, the platform, the store and the senders, and kills; then all is well. */
export async function runRelayTrial(seed: number): Promise<RelayTrial> {
  const installations = 1 + (seed % 2);
  const world = createRelayWorld({ seed, applications: 4, installations, hasEnvironments: seed % 2 === 0 });
  const { clock, random, relays, github, platform, storeFaultRates } = world;
  const count = 1 + Math.floor(random() * 3);
  for (let index = 0; index < count; index++) world.start();
  drawFaultRates(world);
  const ends = clock.monotonicMs() + STORM_MS;
  let kills = 0;
  const scenes: Promise<void>[] = [];
  while (clock.monotonicMs() < ends) {
    await clock.advance(Math.round(random() * 20_000));
    scenes.push(act(world));
    const living = relays.filter(({ life }) => life.finishedAt === null);
    const victim = living[Math.floor(random() * living.length)];
    if (victim !== undefined && random() < 0.15) {
      world.kill(victim);
      kills += 1;
    }
    if (living.length < count && random() < 0.5) world.start();
  }
  Object.assign(storeFaultRates, { latencyMs: 0, faults: 0, lateFaults: 0 });
  Object.assign(github, { faultRates: {}, isOut: false });
  Object.assign(platform, { isOut: false, faults: 0 });
  if (relays.every(({ life }) => life.finishedAt !== null)) world.start();
  await clock.advance(CALM_MS);
  await Promise.all(scenes);
  const problems = findProblems(world);
  return { seed, problems, deployments: platform.deployments.length, writes: github.book.writes.length, kills };
}

function drawFaultRates({ random, github, platform, storeFaultRates }: RelayWorld): void {
  const some = (most: number): number => (random() < 0.5 ? 0 : random() * most);
  github.faultRates = {
    lost: some(0.15),
    'lost-after': some(0.15),
    'timed-out': some(0.05),
    'not-sent': some(0.1),
    limited: some(0.05),
    reset: some(0.02),
  };
  platform.faults = some(0.5);
  platform.hasNames = random() < 0.6;
  if (random() < 0.7) Object.assign(storeFaultRates, { latencyMs: 40 });
  github.book.slackMs = 2 * storeFaultRates.latencyMs;
  if (random() < 0.3) Object.assign(storeFaultRates, { faults: 0.03, lateFaults: 0.03 });
}

/** One event: a deployment, or the start or end of an outage. */
async function act(world: RelayWorld): Promise<void> {
  const { random, github, platform } = world;
  const what = random();
  if (what < 0.08) github.isOut = !github.isOut;
  else if (what < 0.16) platform.isOut = !platform.isOut;
  else if (what < 0.6) await deploy(world);
}

/** A deployment whose deliveries are lost, doubled, late and out of order. */
async function deploy(world: RelayWorld): Promise<void> {
  const { clock, random, platform, rules } = world;
  const application = rules.applications[Math.floor(random() * rules.applications.length)]?.id ?? '';
  const last = platform.deployments.findLast((one) => one.application === application);
  if (last !== undefined && last.endsAt + 60_000 > clock.epochMs()) return;
  const id = `dep-${platform.deployments.length + 1}`;
  const end = random() < 0.7 ? 'succeeded' : random() < 0.8 ? 'failed' : 'cancelled';
  const durationMs = 30_000 + Math.round(random() * 240_000);
  const { startedAt, endsAt } = platform.begin(application, id, durationMs, end);
  await Promise.all([
    send(world, application, id, 'queued', startedAt),
    send(world, application, id, 'running', startedAt + 1_000),
    send(world, application, id, end, endsAt),
    clock.wait(Math.round(random() * 5_000)).then(() => world.register(application, id)),
  ]);
}

async function send(
  { clock, random, store }: RelayWorld,
  application: string,
  id: string,
  word: Parameters<typeof deliveryOf>[2],
  reportedAt: number,
): Promise<void> {
  const times = random() < 0.2 ? 0 : random() < 0.8 ? 1 : 2;
  for (let time = 0; time < times; time++) {
    await clock.wait(reportedAt - clock.epochMs() + Math.round(delayOf(random)));
    await store.append(deliveryOf(application, id, word, reportedAt, clock.epochMs()));
  }
}

function delayOf(random: Random): number {
  return random() < 0.7 ? random() * 500 : random() * 30_000;
}

/** Makes two relays race to create one check run, with lost responses and a kill; returns the problem or null. */
async function runRace(seed: number): Promise<string | null> {
  const world = createRelayWorld({ seed, hasPlatform: false });
  const { clock, random, github, storeFaultRates } = world;
  github.faultRates = { lost: 0.2, 'lost-after': 0.3, 'not-sent': 0.1 };
  Object.assign(storeFaultRates, { latencyMs: 30 });
  github.book.slackMs = 60;
  const relays = [world.start(), world.start()];
  await clock.advance(Math.round(random() * 1_500));
  const reported = world.register('app-1', 'dep-1');
  await clock.advance(Math.round(random() * 1_500));
  const victim = relays[Math.floor(random() * 3)];
  if (victim !== undefined) world.kill(victim);
  await clock.advance(15_000);
  github.faultRates = {};
  for (let time = 0; time < 60 && (await world.store.measure()).unpublished > 0; time++) await clock.advance(2_000);
  await reported;
  const [problem] = findBroken(world);
  if (problem !== undefined) return problem;
  return github.checks.length === 1 ? null : `${github.checks.length} check runs at GitHub`;
}

/** Runs races and returns the failed ones as sentences with their seeds. */
export async function runRaces(seeds: Iterable<number>): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const seed of seeds) {
    const problem = await runRace(seed);
    if (problem !== null) problems.push(`seed ${seed}: ${problem}`);
  }
  return problems;
}
