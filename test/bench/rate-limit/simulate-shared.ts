import type { Clock } from '../../../src/kernel/clock.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { DEFAULT_POLICY } from '../../support/scripted-target.ts';
import { createSeededRandom } from '../../support/seeded-random.ts';
import { followWithEngine } from './engine-policy.ts';
import { type Arrivals, drawJobs, type Job } from './jobs.ts';
import { type Client, createSimulatedPlatform, type Phase, type Reply, type StartingWindow } from './platform.ts';

const TIMEOUT_MS = DEFAULT_POLICY.timeoutMs;

/** Who follows: this project's engine, or a shell loop that checks every 10 seconds. */
export type Policy = 'touchdown' | 'poll 10 s';

/** One token, shared by processes that cannot communicate. */
export interface SharedToken {
  readonly followers: number;
  readonly seed: number;
  readonly budgetPerHour: number;
  readonly reserve: number;
  readonly policy: Policy;
  readonly arrivals: Arrivals;
  /** The longest deployment, in minutes; the shortest takes one. */
  readonly maxMinutes: number;
  readonly window: StartingWindow;
}

/** The result of a simulation. */
export interface Outcome {
  /** From each deployment's end to its verdict, in milliseconds; Infinity where there was none, or a wrong one. */
  readonly delaysMs: readonly number[];
  /** From each request that deployed to the first status check, in milliseconds; Infinity where there was none. */
  readonly firstChecksMs: readonly number[];
  readonly lost: number;
  readonly requests: number;
  /** Responses of 429 that the client could have foreseen, having seen the headers. */
  readonly provoked: number;
}

/** Plays the jobs of one token on a virtual clock; the same seed gives every policy the same jobs. */
export async function simulateShared(shared: SharedToken): Promise<Outcome> {
  const { followers, seed, budgetPerHour, reserve } = shared;
  const clock = createFakeClock();
  const jobs = drawJobs(followers, shared.arrivals, shared.maxMinutes, createSeededRandom(seed));
  const network = createSeededRandom(seed + 1_000_003);
  const platform = createSimulatedPlatform(clock, network, budgetPerHour, shared.window);
  const verdictOf = (client: Client, index: number): Promise<string | null | undefined> => {
    const random = createSeededRandom(seed * 1_000 + index);
    if (shared.policy === 'touchdown') return followWithEngine({ client, clock, random, reserve });
    return followByPolling(client, clock);
  };
  const play = async (job: Job, index: number): Promise<number> => {
    await clock.wait(job.startsAt);
    const verdict = await verdictOf(platform.connect(job), index);
    const right = job.succeeds ? ['success', 'succeeded'] : ['failure', 'failed'];
    const end = platform.outcomeOf(job);
    return end !== null && right.includes(verdict ?? '') ? clock.monotonicMs() - end : Number.POSITIVE_INFINITY;
  };
  const delaysMs = await clock.run(Promise.all(jobs.map(play)));
  const firstChecksMs = jobs.map((job) => platform.firstCheckOf(job) ?? Number.POSITIVE_INFINITY);
  return {
    ...platform.count,
    delaysMs,
    firstChecksMs,
    lost: delaysMs.filter((delay) => !Number.isFinite(delay)).length,
  };
}

/**
 * Deploys and follows as a shell loop around curl does: a request, a sleep, and again, whatever the rate limit is.
 * Returns the last observed phase.
 */
async function followByPolling(client: Client, clock: Clock): Promise<Phase | null> {
  const deadlineAt = clock.monotonicMs() + TIMEOUT_MS;
  let isStarted = false;
  let phase: Phase | null = null;
  while (clock.monotonicMs() < deadlineAt) {
    const reply: Reply = await (isStarted ? client.pollStatus() : client.deploy());
    isStarted ||= reply.status === 200;
    phase = reply.phase ?? phase;
    if (phase === 'succeeded' || phase === 'failed') break;
    await clock.wait(10_000);
  }
  return phase;
}
