import { type Clock, endOfTurn } from '../../kernel/clock.ts';
import type { Appended, NewDelivery } from '../decide/delivery.ts';
import { RowRefused, StoreError } from './store-error.ts';

const BATCH_ROWS = 512;
const BATCH_BYTES = 1024 * 1024;
/** A row's keys, and the parts of a hint beside the applications' ids. */
const ROW_BYTES = 600;
const APPLICATION_BYTES = 131;
const MAX_WAITING = 20_000;
const TIMEOUT_MS = 2000;

/** What the queue needs. */
export interface AppendQueueParts {
  readonly clock: Clock;
  /** Stores all or nothing; rejects with RowRefused if one of the rows is at fault. */
  commit(deliveries: readonly NewDelivery[]): Promise<readonly Appended[]>;
  onCommitted(): void;
}

/** Groups what is appended into batches, one commit at a time. */
export interface AppendQueue {
  /**
   * Resolves once the delivery is durable. Rejects with StoreError: at once if too much waits, after 2 s if the database lags
   * (the delivery may be stored nevertheless), and if the database refuses it.
   */
  append(delivery: NewDelivery): Promise<Appended>;
  /** Refuses what comes from now on, and waits for what is queued. */
  close(): Promise<void>;
}

interface Entry {
  readonly delivery: NewDelivery;
  readonly bytes: number;
  /** Monotonic. */
  readonly sinceMs: number;
  /** Resolves or rejects the append; the second time it does nothing. */
  settle(result: Appended | StoreError): void;
  isSettled(): boolean;
}

/** Returns an empty queue. Deliveries that arrive in one turn, or while a commit is under way, are committed together. */
export function createAppendQueue({ clock, commit, onCommitted }: AppendQueueParts): AppendQueue {
  let waiting: Entry[] = [];
  const unsettled = new Set<Entry>();
  const end = new AbortController();
  let pump: Promise<void> | null = null;

  const watch = createWatch(clock, unsettled, end.signal, (latestMs) => {
    waiting = waiting.filter(({ sinceMs }) => sinceMs > latestMs);
  });
  const pumpAll = async (): Promise<void> => {
    await endOfTurn();
    while (waiting.length > 0) await commitBatch(waiting.splice(0, batchLength(waiting)), { commit, onCommitted });
    pump = null;
  };

  return {
    append: (delivery) => {
      if (end.signal.aborted) return Promise.reject(new StoreError('The store is closed.'));
      if (waiting.length >= MAX_WAITING)
        return Promise.reject(new StoreError(`More than ${MAX_WAITING} deliveries wait to be stored.`));
      const { promise, resolve, reject } = Promise.withResolvers<Appended>();
      const entry: Entry = {
        delivery,
        bytes: sizeOf(delivery),
        sinceMs: clock.monotonicMs(),
        settle: (result) => {
          if (!unsettled.delete(entry)) return;
          if (result instanceof StoreError) reject(result);
          else resolve(result);
        },
        isSettled: () => !unsettled.has(entry),
      };
      waiting.push(entry);
      unsettled.add(entry);
      pump ??= pumpAll();
      watch();
      return promise;
    },
    close: async () => {
      end.abort();
      await pump;
    },
  };
}

/** Commits what has not timed out. If a row is at fault, by halves, which finds one bad row among 512 in about 18 commits. */
async function commitBatch(
  batch: readonly Entry[],
  parts: Pick<AppendQueueParts, 'commit' | 'onCommitted'>,
): Promise<void> {
  const entries = batch.filter(({ isSettled }) => !isSettled());
  if (entries.length === 0) return;
  try {
    const results = await parts.commit(entries.map(({ delivery }) => delivery));
    entries.forEach(({ settle }, index) => {
      settle(results[index] ?? new StoreError('The database did not say what became of a delivery.'));
    });
    parts.onCommitted();
  } catch (cause) {
    if (cause instanceof RowRefused && entries.length > 1) {
      const middle = Math.ceil(entries.length / 2);
      await commitBatch(entries.slice(0, middle), parts);
      await commitBatch(entries.slice(middle), parts);
      return;
    }
    for (const { settle } of entries) settle(asStoreError(cause));
  }
}

/** Returns a function to call for each new entry: entries are rejected once they have waited for 2 s, until `signal` aborts. */
function createWatch(
  clock: Clock,
  unsettled: ReadonlySet<Entry>,
  signal: AbortSignal,
  dropWaiting: (latestMs: number) => void,
): () => void {
  let isWatching = false;
  const watch = async (): Promise<void> => {
    for (let [oldest] = unsettled; oldest !== undefined && !signal.aborted; [oldest] = unsettled) {
      await clock.wait(oldest.sinceMs + TIMEOUT_MS - clock.monotonicMs(), signal);
      const latestMs = clock.monotonicMs() - TIMEOUT_MS;
      const late = [...unsettled].filter(({ sinceMs }) => sinceMs <= latestMs);
      if (late.length > 0) dropWaiting(latestMs);
      for (const { settle } of late) settle(new StoreError('The database did not store a delivery within 2 s.'));
    }
    isWatching = false;
  };
  return () => {
    if (isWatching) return;
    isWatching = true;
    void watch();
  };
}

/** Returns how many go together: at most 512 rows or 1 MiB, at least one. */
function batchLength(waiting: readonly Entry[]): number {
  let bytes = 0;
  const end = waiting.findIndex((entry, index) => {
    bytes += entry.bytes;
    return index === BATCH_ROWS || (index > 0 && bytes > BATCH_BYTES);
  });
  return end === -1 ? waiting.length : end;
}

function sizeOf({ content }: NewDelivery): number {
  if (content.kind === 'hint') return ROW_BYTES + content.hint.applications.length * APPLICATION_BYTES;
  return ROW_BYTES + JSON.stringify(content).length;
}

function asStoreError(cause: unknown): StoreError {
  return cause instanceof StoreError ? cause : new StoreError('The database could not store a delivery.', cause);
}
