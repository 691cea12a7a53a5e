import { backOffMs } from '../kernel/back-off.ts';

interface CadenceInput {
  /** Since the deployment was triggered, or since the start where nothing is. */
  readonly elapsedMs: number;
  readonly pollIntervalMs: number;
  /** The minimum interval that the rate budget allows. */
  readonly paceMs: number;
  /** In [0, 1): spreads the status checks of many jobs. */
  readonly chance: number;
}

/**
 * Multiples of the poll interval by elapsed time. Most deployments take less than two minutes, so these are checked at every
 * interval; a longer one is checked half as often, so that ten minutes take about 72 of the 120 requests, and later less often still.
 */
const STRETCH: readonly { readonly untilMs: number; readonly factor: number }[] = [
  { untilMs: 120_000, factor: 1 },
  { untilMs: 1_200_000, factor: 2 },
  { untilMs: 3_600_000, factor: 3 },
];
const MAX_FACTOR = 6;
const JITTER = 0.1;

const RETRY = { firstMs: 2_000, maxMs: 30_000 };

/** Returns the time to the next status check in milliseconds: at least the poll interval and the budget's minimum. */
export function nextCheckInMs(input: CadenceInput): number {
  const factor = STRETCH.find((step) => input.elapsedMs < step.untilMs)?.factor ?? MAX_FACTOR;
  const interval = Math.max(input.pollIntervalMs * factor, input.paceMs) * (1 + JITTER * (2 * input.chance - 1));
  return Math.max(input.pollIntervalMs, input.paceMs, interval);
}

/** Returns how long to wait after the `failures`-th failure in a row (from 1), in milliseconds: doubling from 2 s to 30 s, the upper half by chance. */
export function nextRetryInMs(failures: number, chance: number): number {
  return backOffMs(failures, RETRY, chance);
}
