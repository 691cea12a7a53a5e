import { Worker } from 'node:worker_threads';
import { RowRefused } from '../driver.ts';
import { StoreError } from '../store-error.ts';
import type { ThreadReply, ThreadRequest, ThreadStart } from './sqlite-messages.ts';

/** The thread that has the database open. */
export interface SqliteThread {
  /** Asks one thing; the one before must be answered. Rejects with StoreError, for ever once the thread is gone. */
  ask(request: ThreadRequest): Promise<unknown>;
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>;
}

interface Asked {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

/** Starts the thread and waits until the database is open; `onDeath` is told where the thread ends unasked. */
export async function startSqliteThread(
  workerUrl: URL,
  start: ThreadStart,
  onDeath: (error: StoreError) => void,
): Promise<SqliteThread> {
  const worker = new Worker(workerUrl, { workerData: start });
  let asked: Asked | null = null;
  let death: StoreError | null = null;
  /** Whether an end of the thread is what was asked for, or is told otherwise: by the rejected start. */
  let isExpected = true;

  const take = (): Asked | null => {
    const current = asked;
    asked = null;
    return current;
  };
  const die = (cause?: unknown): void => {
    if (death !== null) return;
    death = new StoreError('The thread of the database has died.', cause);
    take()?.reject(death);
    if (!isExpected) onDeath(death);
  };
  worker.on('error', die);
  worker.on('message', (reply: ThreadReply) => settle(take(), reply));
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      die();
      resolve();
    });
  });
  const answerTo = (send: () => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (death !== null) return reject(death);
      asked = { resolve, reject };
      send();
    });

  await answerTo(() => {}).catch((error: unknown) => {
    void worker.terminate();
    throw error;
  });
  isExpected = false;
  return {
    ask: (request) =>
      answerTo(() => {
        if (request.kind === 'close') isExpected = true;
        worker.postMessage(request);
      }),
    ended,
  };
}

function settle(asked: Asked | null, reply: ThreadReply): void {
  if (reply.kind === 'done') asked?.resolve(reply.value);
  else asked?.reject(reply.isOfRow ? new RowRefused(reply.message) : new StoreError(reply.message));
}
