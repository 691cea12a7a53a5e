import { unlessAborted } from '../../kernel/time-limit.ts';

/** A stream that is written to, as far as it says how far behind its reader is: `node:stream` Writable. */
export interface Drainable {
  readonly writableNeedDrain: boolean;
  once(event: 'drain' | 'close', listener: () => void): unknown;
  off(event: 'drain' | 'close', listener: () => void): unknown;
}

/** Resolves once the stream holds no more than it means to; at once where it does, or where it is closed or `signal` has aborted. */
export async function drained(stream: Drainable, signal: AbortSignal): Promise<void> {
  if (!stream.writableNeedDrain || signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  stream.once('drain', resolve);
  stream.once('close', resolve);
  await unlessAborted(promise, signal);
  stream.off('drain', resolve);
  stream.off('close', resolve);
}
