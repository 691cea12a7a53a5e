import { pause } from '../../e2e/relay/until.ts';
import { openConnection } from './connection.ts';

/** When a request was due and when it was acknowledged, on the monotonic clock; `ackMs` is infinite if it was refused. */
export interface Acknowledged {
  readonly dueMs: number;
  readonly ackMs: number;
}

const CONNECTIONS = 50;
const WARM_UP_MS = 1_000;
const MEASURE_MS = 3_000;

/**
 * Keeps connections busy: each sends the next request after its last response, and the first one again after the last one. Returns the
 * acknowledgments a second, after a warm-up.
 */
export async function loadClosed(url: string, requests: readonly string[]): Promise<number> {
  const startedMs = performance.now();
  let sent = 0;
  let acknowledged = 0;
  const keepBusy = async (): Promise<void> => {
    const connection = openConnection(url);
    for (;;) {
      const status = await connection.send(requests[sent++ % requests.length] ?? '');
      const sinceMs = performance.now() - startedMs;
      if (sinceMs >= WARM_UP_MS + MEASURE_MS) break;
      if (sinceMs >= WARM_UP_MS && status === 200) acknowledged++;
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepBusy));
  return (acknowledged * 1_000) / MEASURE_MS;
}

/** Sends requests at their times; one that waits for a connection waits since its time (no coordinated omission). */
export async function loadOpen(
  url: string,
  requests: readonly string[],
  perSecond: number,
): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const startedMs = performance.now();
  let sent = 0;
  const work = async (): Promise<void> => {
    const connection = openConnection(url);
    for (let index = sent++; index < requests.length; index = sent++) {
      const dueMs = startedMs + (index * 1_000) / perSecond;
      if (dueMs > performance.now()) await pause(Math.ceil(dueMs - performance.now()));
      const status = await connection.send(requests[index] ?? '');
      acknowledged[index] = { dueMs, ackMs: status === 200 ? performance.now() : Number.POSITIVE_INFINITY };
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return acknowledged;
}
