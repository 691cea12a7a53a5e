import type { Clock } from '../../../kernel/clock.ts';
import type { Appended } from '../../decide/delivery.ts';
import type { Driver, OperationName, Outputs } from '../driver.ts';
import { createListeners, createStore } from '../driver-store.ts';
import type { Store } from '../store.ts';
import type { StoreError } from '../store-error.ts';
import { createLanes } from './sqlite-lanes.ts';
import { type SqliteThread, startSqliteThread } from './sqlite-thread.ts';

/** What a store in a SQLite file needs. */
export interface SqliteStoreParts {
  readonly path: string;
  readonly clock: Clock;
  /** Where `sqlite-worker.ts` is, or its bundle: the caller knows what it was bundled to. */
  readonly workerUrl: URL;
  /** Told once where the database's thread ends unasked: every later call rejects, and the process should end. */
  readonly onFatal?: (error: StoreError) => void;
}

/**
 * Opens a store in a SQLite file, held by this process alone: a write-ahead log with synchronous=FULL, in a thread of its own.
 * Rejects with StoreError whose message tells a person what to do.
 */
export async function createSqliteStore({ path, clock, workerUrl, onFatal }: SqliteStoreParts): Promise<Store> {
  const thread = await startSqliteThread(workerUrl, { path, now: clock.epochMs() }, (error) => onFatal?.(error));
  return createStore(createSqliteDriver(thread, clock), createListeners(), clock);
}

/** An append that comes meanwhile waits for them: about 2 ms. */
const APPLY_ROWS = 50;

function createSqliteDriver(thread: SqliteThread, clock: Clock): Driver {
  const lanes = createLanes(clock);
  return {
    applyRows: APPLY_ROWS,
    appendAll: async (batch) => {
      const deliveries = JSON.stringify(batch);
      return decodeAppended(await lanes.append(() => thread.ask({ kind: 'append', deliveries }), batch.length));
    },
    perform: async (name, input) =>
      decodeOutput<typeof name>(await lanes.other(() => thread.ask({ kind: 'perform', name, input }))),
    tell: () => {},
    close: async () => {
      await lanes.other(() => thread.ask({ kind: 'close' }));
      await thread.ended;
    },
  };
}

/** The thread is ours, and typed: see `sqlite-serve.ts`. */
function decodeAppended(value: unknown): readonly Appended[] {
  return JSON.parse(String(value)) as readonly Appended[];
}

function decodeOutput<Name extends OperationName>(value: unknown): Outputs[Name] {
  return value as Outputs[Name];
}
