import type { MessagePort } from 'node:worker_threads';
import type { NewDelivery } from '../../decide/delivery.ts';
import { appendAll, insertEach } from '../append.ts';
import { type OperationName, type Operations, RowRefused, stepsOf } from '../driver.ts';
import type { Steps } from '../sql.ts';
import type { ThreadReply, ThreadRequest, ThreadStart } from './sqlite-messages.ts';
import { openSqlite, type SqliteSession } from './sqlite-session.ts';

/** Opens the database and answers on `port` what it is asked, until it is asked to close; never throws. */
export function serveSqlite(port: MessagePort, { path, now }: ThreadStart, operations: Operations): void {
  const opened = attempt(() => openSqlite(path, now));
  port.postMessage(opened.reply);
  const session = opened.value;
  if (session === null) return;
  port.on('message', (request: ThreadRequest) => {
    port.postMessage(attempt(() => answer(session, request, operations)).reply);
    if (request.kind === 'close') port.close();
  });
}

function answer(session: SqliteSession, request: ThreadRequest, operations: Operations): unknown {
  switch (request.kind) {
    case 'append':
      return JSON.stringify(session.run(appendAll(decodeDeliveries(request.deliveries), insertEach)));
    case 'perform':
      return session.run(decodeSteps(operations, request.name, request.input));
    case 'close':
      return session.close();
  }
}

/** The other end of the port is ours, and typed: see `sqlite.ts`. */
function decodeDeliveries(json: string): readonly NewDelivery[] {
  return JSON.parse(json) as readonly NewDelivery[];
}

/** The other end of the port is ours, and typed: see `sqlite-thread.ts`. */
function decodeSteps(operations: Operations, name: string, input: unknown): Steps<unknown> {
  return stepsOf(operations, name as OperationName, input as never);
}

function attempt<T>(work: () => T): { readonly value: T | null; readonly reply: ThreadReply } {
  try {
    const value = work();
    return { value, reply: { kind: 'done', value: isSession(value) ? null : value } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { value: null, reply: { kind: 'failed', message, isOfRow: error instanceof RowRefused } };
  }
}

function isSession(value: unknown): value is SqliteSession {
  return typeof value === 'object' && value !== null && 'run' in value && typeof value.run === 'function';
}
