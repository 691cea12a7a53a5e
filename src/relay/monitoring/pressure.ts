import type { Clock } from '../../kernel/clock.ts';
import { startPollLoop } from '../publish/poll-loop.ts';
import type { RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';

/** Most deliveries that wait to be applied before no more are taken. */
const MAX_PENDING = 200_000;
const MEASURE_MS = 2_000;

/** Whether more deliveries can be taken, as last measured. */
export interface Pressure {
  isFull(): boolean;
  stop(): Promise<void>;
}

/** Begins to measure the backlog every 2 s; while it cannot be measured, what was measured last holds. */
export function startPressure(store: Pick<Store, 'measure'>, clock: Clock, log: RelayLog): Pressure {
  const gauge = createGauge(store, log);
  const run = async (): Promise<number> => {
    await gauge.measure();
    return MEASURE_MS;
  };
  const loop = startPollLoop({ name: 'measure', run, clock, log });
  return { isFull: gauge.isFull, stop: () => loop.stop() };
}

/**
 * Returns what tells whether more deliveries can be taken, for a relay without a long-lived process: who asks has the backlog measured
 * where the last measure is 2 s old, does not wait for it, and is told what was measured last; false before the first.
 */
export function createPressureOnDemand(store: Pick<Store, 'measure'>, clock: Clock, log: RelayLog): () => boolean {
  const gauge = createGauge(store, log);
  let dueAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.monotonicMs();
    if (now >= dueAt) {
      dueAt = now + MEASURE_MS;
      // Without an answer the last measure holds, and whoever stores a delivery is told why.
      gauge.measure().catch(() => {});
    }
    return gauge.isFull();
  };
}

function createGauge(store: Pick<Store, 'measure'>, log: RelayLog) {
  let isFull = false;
  return {
    isFull: () => isFull,
    measure: async (): Promise<void> => {
      const { pending } = await store.measure();
      if (pending >= MAX_PENDING && !isFull) log('error', 'The backlog is full: deliveries are refused.', { pending });
      isFull = pending >= MAX_PENDING;
    },
  };
}
