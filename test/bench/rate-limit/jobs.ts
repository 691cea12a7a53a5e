import type { Random } from '../../../src/kernel/random.ts';

const MINUTE_MS = 60_000;

/** When the jobs start: all within two seconds, within two minutes, or within an hour. */
export type Arrivals = 'at-once' | 'fan-out' | 'hour';

const START_WITHIN_MS: Readonly<Record<Arrivals, number>> = {
  'at-once': 2_000,
  'fan-out': 2 * MINUTE_MS,
  hour: 60 * MINUTE_MS,
};

/** One job of a simulation: a deployment that it starts and follows. Instants are on the virtual clock. */
export interface Job {
  readonly startsAt: number;
  readonly durationMs: number;
  readonly succeeds: boolean;
}

/** Returns `count` jobs in the order of their starts: deployments of 1 to `maxMinutes` minutes, of which about every fourth fails. */
export function drawJobs(count: number, arrivals: Arrivals, maxMinutes: number, random: Random): Job[] {
  const jobs = Array.from({ length: count }, () => ({
    startsAt: random() * START_WITHIN_MS[arrivals],
    durationMs: (1 + (maxMinutes - 1) * random()) * MINUTE_MS,
    succeeds: random() < 0.75,
  }));
  return jobs.sort((a, b) => a.startsAt - b.startsAt);
}
