import type { Clock } from '../kernel/clock.ts';
import type { RelayLog } from './ports.ts';
import { type Lane, startLane } from './publish/lane.ts';
import type { Store } from './store/store.ts';

/** Most deliveries that wait to be applied before no more are taken. */
const MOST_PENDING = 200_000;
const MEASURE_MS = 2_000;

/** Whether more deliveries can be taken, as last measured. */
export interface Pressure {
  isFull(): boolean;
  stop(): Promise<void>;
}

/** Begins to measure the backlog every 2 s; while it cannot be measured, what was measured last holds. */
export function startPressure(store: Pick<Store, 'measure'>, clock: Clock, log: RelayLog): Pressure {
  let isFull = false;
  const lane: Lane = startLane({
    name: 'measure',
    run: async () => {
      const { pending } = await store.measure();
      if (pending >= MOST_PENDING && !isFull) log('error', 'The backlog is full: deliveries are refused.', { pending });
      isFull = pending >= MOST_PENDING;
      return MEASURE_MS;
    },
    clock,
    log,
  });
  return { isFull: () => isFull, stop: () => lane.stop() };
}
