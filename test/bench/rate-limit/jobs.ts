import type { Random } from '../../../src/kernel/chance.ts';

const MINUTE_MS = 60_000;

/** When the jobs start: `fan-out` all within two minutes, `hour` spread over sixty. */
export type Arrivals = 'fan-out' | 'hour';

/** One job of a simulation: a deployment that somebody starts and follows. Instants are on the virtual clock. */
export interface Job {
  readonly startsAt: number;
  readonly durationMs: number;
  readonly succeeds: boolean;
}

/** Answers `count` jobs in the order of their starts: deployments of 1 to 20 minutes, of which every fourth or so fails. */
export function drawJobs(count: number, arrivals: Arrivals, random: Random): Job[] {
  const withinMs = (arrivals === 'fan-out' ? 2 : 60) * MINUTE_MS;
  const jobs = Array.from({ length: count }, () => ({
    startsAt: random() * withinMs,
    durationMs: (1 + 19 * random()) * MINUTE_MS,
    succeeds: random() < 0.75,
  }));
  return jobs.sort((a, b) => a.startsAt - b.startsAt);
}
