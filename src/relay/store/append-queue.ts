import { type Clock, endOfTurn } from '../../kernel/clock.ts';
import { createTimeouts } from '../../kernel/time-limit.ts';
import type { Appended, NewDelivery } from '../decide/delivery.ts';
import { RowRefused, StoreError } from './error.ts';
import { MAX_AT_ONCE } from './sql.ts';

const MAX_WAITING = 20_000;
const TIMEOUT_MS = 2000;

interface AppendQueueParts {
  readonly clock: Clock;
  /** Stores all or nothing; rejects with RowRefused if one of the rows is at fault. */
  commit(deliveries: readonly NewDelivery[]): Promise<readonly Appended[]>;
  /** Called after each commit of `count` deliveries. */
  onCommitted(count: number): void;
}

interface Entry {
  readonly delivery: NewDelivery;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: StoreError) => void;
}

/** Returns an empty queue, with one commit at a time. What arrives in one turn of the event loop, or during a commit, is stored together. */
export function createAppendQueue(parts: AppendQueueParts) {
  const waiting = new Set<Entry>();
  let isClosed = false;
  let pump: Promise<void> | null = null;
  const startTimeout = createTimeouts(parts.clock, TIMEOUT_MS);
  const pumpAll = async (): Promise<void> => {
    // Also after a commit, so that the rest is stored with what arrived meanwhile.
    for (await endOfTurn(); waiting.size > 0; await endOfTurn()) {
      // A power of two is stored with one statement: `insert` splits other numbers.
      const size = Math.min(MAX_AT_ONCE, 2 ** Math.floor(Math.log2(waiting.size)));
      const batch = [...waiting.values().take(size)];
      for (const entry of batch) waiting.delete(entry);
      await commitBatch(batch, parts);
    }
    pump = null;
  };
  return {
    /**
     * Resolves once the delivery is durable. Rejects with StoreError at once if too many are waiting, after 2 s if the database is slow (the
     * delivery may still be stored), and if the database refuses it.
     */
    append: async (delivery: NewDelivery): Promise<Appended> => {
      if (isClosed) throw new StoreError('The store is closed.');
      if (waiting.size >= MAX_WAITING)
        throw new StoreError(`More than ${MAX_WAITING} deliveries are waiting to be stored.`);
      const { promise, ...settle } = Promise.withResolvers<Appended>();
      const entry = { delivery, ...settle };
      waiting.add(entry);
      const endTimeout = startTimeout(() => {
        waiting.delete(entry);
        entry.reject(new StoreError('The database did not store a delivery within 2 s.'));
      });
      pump ??= pumpAll();
      return promise.finally(endTimeout);
    },
    /** Refuses new deliveries, and waits for the queued ones. */
    close: async (): Promise<void> => {
      isClosed = true;
      await pump;
    },
  };
}

/** Splits the batch in halves if a row is refused: this finds one bad row among 256 in about 16 commits. */
async function commitBatch(batch: readonly Entry[], parts: AppendQueueParts): Promise<void> {
  try {
    const results = await parts.commit(batch.map(({ delivery }) => delivery));
    batch.forEach(({ resolve, reject }, index) => {
      const appended = results[index];
      if (appended === undefined) reject(new StoreError('The database did not return a delivery that it stored.'));
      else resolve(appended);
    });
    parts.onCommitted(batch.length);
  } catch (cause) {
    if (cause instanceof RowRefused && batch.length > 1) {
      const middle = Math.ceil(batch.length / 2);
      await commitBatch(batch.slice(0, middle), parts);
      await commitBatch(batch.slice(middle), parts);
      return;
    }
    const error =
      cause instanceof StoreError ? cause : new StoreError('The database could not store a delivery.', cause);
    for (const { reject } of batch) reject(error);
  }
}
