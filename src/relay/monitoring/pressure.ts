import type { Clock } from '../../kernel/clock.ts';
import type { RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';

/** The backlog at which deliveries are refused. */
const MAX_PENDING = 200_000;
const MEASURE_MS = 2_000;

/**
 * Returns a function that returns true if the backlog is full. A call measures it in the background if the last measurement is 2 s old, and
 * returns the last result; false before the first one.
 */
export function createPressure(store: Pick<Store, 'measure'>, clock: Clock, log: RelayLog): () => boolean {
  let isFull = false;
  let dueAt = Number.NEGATIVE_INFINITY;
  const measure = async (): Promise<void> => {
    const { pending } = await store.measure();
    if (pending >= MAX_PENDING && !isFull) log('error', 'The backlog is full: deliveries are refused.', { pending });
    isFull = pending >= MAX_PENDING;
  };
  return () => {
    const now = clock.monotonicMs();
    if (now >= dueAt) {
      dueAt = now + MEASURE_MS;
      // If it fails, the last measurement holds, and storing the delivery fails with the reason.
      measure().catch(() => {});
    }
    return isFull;
  };
}
