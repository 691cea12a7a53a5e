import type { Clock } from '../../../src/kernel/clock.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Job } from './jobs.ts';

const WINDOW_MS = 3_600_000;
const FASTEST_MS = 50;
const SLOWEST_MS = 300;

/** The state of a job's application. */
export type Phase = 'before' | 'deploying' | 'succeeded' | 'failed';

/** A response of the simulated platform. */
export interface Reply {
  readonly status: 200 | 429;
  readonly headers: Readonly<Record<string, string>>;
  /** Null with a 429. */
  readonly phase: Phase | null;
}

/** What the platform counted. */
export interface Count {
  requests: number;
  /** Responses of 429 to clients that had seen the rate-limit headers before, and so could have known. */
  provoked: number;
}

/** The connection of one job to the platform. Each call takes the time that a network takes. */
export interface Client {
  deploy(): Promise<Reply>;
  pollStatus(): Promise<Reply>;
  readLog(): Promise<Reply>;
}

/** The token's window when the first job may start. */
export interface StartingWindow {
  readonly ageMs: number;
  /** Requests that are used of it. */
  readonly used: number;
}

/** Returns a platform that admits `limit` requests in each window of an hour; `window` is the one that is open. */
export function createSimulatedPlatform(clock: Clock, random: Random, limit: number, window: StartingWindow) {
  const count: Count = { requests: 0, provoked: 0 };
  const ends = new Map<Job, number>();
  const firstChecks = new Map<Job, number>();
  let endsAt = WINDOW_MS - window.ageMs;
  let left = limit - window.used;

  const roll = (): void => {
    while (clock.monotonicMs() >= endsAt) {
      endsAt += WINDOW_MS;
      left = limit;
    }
  };
  const respond = (phase: () => Phase): Reply => {
    roll();
    count.requests++;
    const status = left > 0 ? 200 : 429;
    left = Math.max(0, left - 1);
    const epochMs = clock.epochMs();
    const headers = {
      date: new Date(epochMs).toUTCString(),
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(left),
      'x-ratelimit-reset': String(Math.ceil((epochMs + endsAt - clock.monotonicMs()) / 1000)),
    };
    return { status, headers, phase: status === 200 ? phase() : null };
  };
  const phaseOf = (job: Job): Phase => {
    const end = ends.get(job);
    if (end === undefined) return 'before';
    if (clock.monotonicMs() < end) return 'deploying';
    return job.succeeds ? 'succeeded' : 'failed';
  };
  const start = (job: Job): Phase => {
    ends.set(job, clock.monotonicMs() + job.durationMs);
    return 'deploying';
  };
  const connect = (job: Job): Client => {
    let hasSeen = false;
    let deployedAt: number | null = null;
    const send = async (phase: () => Phase): Promise<Reply> => {
      const couldKnow = hasSeen;
      const latencyMs = FASTEST_MS + (SLOWEST_MS - FASTEST_MS) * random();
      await clock.wait(latencyMs / 2);
      const reply = respond(phase);
      if (reply.status === 429 && couldKnow) count.provoked++;
      await clock.wait(latencyMs / 2);
      hasSeen = true;
      return reply;
    };
    return {
      deploy: async () => {
        const reply = await send(() => start(job));
        deployedAt = clock.monotonicMs();
        return reply;
      },
      pollStatus: () => {
        if (deployedAt !== null && !firstChecks.has(job)) firstChecks.set(job, clock.monotonicMs() - deployedAt);
        return send(() => phaseOf(job));
      },
      readLog: () => send(() => phaseOf(job)),
    };
  };
  return {
    count,
    connect,
    /** When the deployment of a job ended or ends; null where it was not started. */
    outcomeOf: (job: Job): number | null => ends.get(job) ?? null,
    /** From the response to the request that deployed to the first status check after it, in milliseconds; null if there was none. */
    firstCheckOf: (job: Job): number | null => firstChecks.get(job) ?? null,
  };
}
