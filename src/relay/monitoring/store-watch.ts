import type { Clock } from '../../kernel/clock.ts';
import { withinLimit } from '../../kernel/time-limit.ts';
import { sentenceOf } from '../../kernel/untrusted.ts';
import type { Appended, NewDelivery } from '../decide/delivery.ts';
import type { RelayLog } from '../interfaces.ts';
import { RowRefused } from '../store/error.ts';
import type { Store } from '../store/store.ts';
import type { Problem } from './problems.ts';

const LIMIT_MS = 2_000;
/** Everyone can request health and metrics, so a check is reused for this long. */
const KEPT_MS = 1_000;
const MARK = 'ready';
const LATE = 'The store did not respond within 2 s.';
/** The backlog at which deliveries are refused. */
const MAX_PENDING = 200_000;
const MEASURE_MS = 2_000;

/**
 * Monitors a store. A check writes the last refused delivery, else a mark: on an almost full disk, a mark may still fit where no delivery
 * does. Storing a refused delivery is safe, since the sender's next attempt is a duplicate.
 */
export function watchStore(store: Pick<Store, 'append' | 'remember'>, clock: Clock) {
  let problem: Problem | null = null;
  let refused: NewDelivery | null = null;
  let keptUntil = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  const succeed = (): void => {
    problem = null;
    refused = null;
  };
  const fail = (reason: string): void => {
    problem = { kind: 'store', since: problem?.since ?? clock.epochMs(), reason };
  };
  const write = async (): Promise<void> => {
    const written = refused;
    try {
      if (written === null) await store.remember({ mark: { name: MARK, value: clock.epochMs() } });
      else await store.append(written);
      // The next check tries a delivery that was refused in the meantime.
      if (refused === written) succeed();
    } catch (error) {
      if (error instanceof RowRefused) succeed();
      else fail(sentenceOf(error));
    }
    keptUntil = clock.monotonicMs() + KEPT_MS;
    checking = null;
  };
  return {
    append: async (delivery: NewDelivery): Promise<Appended> => {
      const appended = store.append(delivery);
      await appended.then(succeed, (error: unknown) => {
        // The row is at fault, not the store.
        if (error instanceof RowRefused) return;
        refused = delivery;
        fail(sentenceOf(error));
      });
      return appended;
    },
    /** Checks whether deliveries can be stored: null if they can. Takes 2 s at most, never rejects. */
    findStoreProblem: async (): Promise<Problem | null> => {
      if (clock.monotonicMs() < keptUntil) return problem;
      checking ??= write();
      const written = checking.then(() => true);
      if ((await withinLimit(clock, LIMIT_MS, () => written)) === null) fail(LATE);
      return problem;
    },
  };
}

/** Returns a check whether the backlog is full, by its last measurement; measures again in the background once that is 2 s old. */
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
