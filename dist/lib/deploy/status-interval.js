import { backOffMs } from '../kernel/back-off.js';
/** Multiples of the poll interval by elapsed time: at the default of 5 s, ten minutes take about 75 of the 120 requests. */
const STRETCH = [
    { untilMs: 60_000, factor: 1 },
    { untilMs: 180_000, factor: 1.6 },
    { untilMs: 1_200_000, factor: 1.8 },
    { untilMs: 3_600_000, factor: 3 },
];
const MAX_FACTOR = 6;
const JITTER = 0.1;
const RETRY = { firstMs: 2_000, maxMs: 30_000 };
/** Returns the time to the next status check in milliseconds: at least the poll interval and the budget's minimum. */
export function nextCheckInMs(input) {
    const factor = STRETCH.find((step) => input.elapsedMs < step.untilMs)?.factor ?? MAX_FACTOR;
    const interval = Math.max(input.pollIntervalMs * factor, input.paceMs) * (1 + JITTER * (2 * input.chance - 1));
    return Math.max(input.pollIntervalMs, input.paceMs, interval);
}
/** Returns how long to wait after the `failures`-th failure in a row (from 1), in milliseconds: doubling from 2 s to 30 s, the upper half by chance. */
export function nextRetryInMs(failures, chance) {
    return backOffMs(failures, RETRY, chance);
}
