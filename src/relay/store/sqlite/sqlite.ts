import { Worker } from 'node:worker_threads';
import type { Clock } from '../../../kernel/clock.ts';
import { createListeners, createStore, type Driver, type Store } from '../store.ts';
import { RowRefused, StoreError } from '../store-error.ts';
import type { OperationName, Output } from '../store-operations.ts';
import type { ThreadRequest, ThreadResponse, ThreadStart } from './sqlite-session.ts';

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
  const thread = await startThread(workerUrl, { path, now: clock.epochMs() }, (error) => onFatal?.(error));
  const driver: Driver = {
    perform: async (name, input) => decodeOutput<typeof name>(await thread.ask({ name, input })),
    notify: () => {},
    close: async () => {
      await thread.ask({ name: 'close', input: null });
      await thread.ended;
    },
  };
  return createStore(driver, createListeners(), clock);
}

/** The thread is ours, and typed: see `sqlite-session.ts`. */
function decodeOutput<Name extends OperationName>(value: unknown): Output<Name> {
  return value as Output<Name>;
}

/** The thread that has the database open. */
interface DatabaseThread {
  /** Rejects with StoreError, for ever once the thread has died. */
  ask(request: ThreadRequest): Promise<unknown>;
  readonly ended: Promise<void>;
}

interface Asked {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

/** Starts the thread and waits until the database is open; `onDeath` is told where the thread ends unasked. */
async function startThread(
  workerUrl: URL,
  start: ThreadStart,
  onDeath: (error: StoreError) => void,
): Promise<DatabaseThread> {
  const worker = new Worker(workerUrl, { workerData: start });
  const asked: Asked[] = [];
  let death: StoreError | null = null;
  /** Whether the thread may end: it was asked to, or its start is still to be rejected. */
  let isExpected = true;
  const die = (cause?: unknown): void => {
    if (death !== null) return;
    death = new StoreError('The thread of the database has died.', cause);
    for (const { reject } of asked.splice(0)) reject(death);
    if (!isExpected) onDeath(death);
  };
  worker.on('error', die);
  worker.on('message', (response: ThreadResponse) => settle(asked.shift(), response));
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      die();
      resolve();
    });
  });
  const responseTo = (send: () => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (death !== null) return reject(death);
      asked.push({ resolve, reject });
      send();
    });

  await responseTo(() => {}).catch((error: unknown) => {
    void worker.terminate();
    throw error;
  });
  isExpected = false;
  return {
    ask: (request) =>
      responseTo(() => {
        if (request.name === 'close') isExpected = true;
        worker.postMessage(request);
      }),
    ended,
  };
}

function settle(asked: Asked | undefined, response: ThreadResponse): void {
  if (response.kind === 'done') asked?.resolve(response.value);
  else asked?.reject(response.isOfRow ? new RowRefused(response.message) : new StoreError(response.message));
}
