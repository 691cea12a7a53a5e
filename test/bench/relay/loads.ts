import { openConnection } from './connection.ts';
import { sharedMs } from './scripts/parent.ts';

/** The result of a load, in requests and milliseconds. */
export interface Loaded {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** Returns that were no success. */
  readonly failures: number;
  /** How much of one processor the load itself took. */
  readonly ownShare: number;
}

/** The time of an acknowledgment, on the shared clock; `at` is NaN without one. */
export interface Acknowledged {
  readonly intendedMs: number;
  readonly ackMs: number;
}

/** Keeps each of some connections busy: the next request follows the response. Responses after the warm-up count. */
export async function loadClosed(
  url: string,
  next: () => string,
  { connections, warmUpMs, measureMs }: { connections: number; warmUpMs: number; measureMs: number },
  readMs = sharedMs,
): Promise<Loaded> {
  const beginsMs = readMs() + warmUpMs;
  const endsMs = beginsMs + measureMs;
  const tookMs: number[] = [];
  let failures = 0;
  let cpu = process.cpuUsage();
  setTimeout(() => (cpu = process.cpuUsage()), warmUpMs);
  const keepBusy = (): Promise<void> =>
    new Promise((resolve) => {
      const connection = openConnection(new URL(url));
      const sendNext = (): void => {
        const sentMs = readMs();
        connection.send(next(), (status) => {
          const nowMs = readMs();
          if (nowMs >= endsMs) {
            connection.end();
            return resolve();
          }
          if (nowMs >= beginsMs && isSuccess(status)) tookMs.push(nowMs - sentMs);
          if (!isSuccess(status)) failures += 1;
          sendNext();
        });
      };
      sendNext();
    });
  await Promise.all(Array.from({ length: connections }, keepBusy));
  const { user, system } = process.cpuUsage(cpu);
  return { ...summarize(tookMs, measureMs, failures), ownShare: (user + system) / 1_000 / measureMs };
}

/**
 * Sends requests at their times, whether or not those before are answered: what waits for a connection waits since its time
 * (no coordinated omission). Answers each one's times, in order.
 */
export function loadOpen(
  url: string,
  requests: Iterator<string>,
  { connections, perSecond, count }: { connections: number; perSecond: number; count: number },
): Promise<readonly Acknowledged[]> {
  const free = Array.from({ length: connections }, () => openConnection(new URL(url)));
  const all = [...free];
  const acknowledged: Acknowledged[] = new Array(count);
  const beginsMs = sharedMs() + 50;
  const dueMs = (index: number): number => beginsMs + (index * 1_000) / perSecond;
  return new Promise((resolve) => {
    let [sent, left] = [0, count];
    const sendDue = (): void => {
      while (sent < count && dueMs(sent) <= sharedMs()) {
        const connection = free.pop();
        if (connection === undefined) return;
        const index = sent++;
        connection.send(requests.next().value ?? '', (status) => {
          acknowledged[index] = { intendedMs: dueMs(index), ackMs: isSuccess(status) ? sharedMs() : Number.NaN };
          free.push(connection);
          left -= 1;
          if (left === 0) {
            clearInterval(timer);
            for (const one of all) one.end();
            resolve(acknowledged);
          } else sendDue();
        });
      }
    };
    const timer = setInterval(sendDue, 1);
  });
}

/** Returns the result of the measured durations, over `measureMs`. */
export function summarize(tookMs: readonly number[], measureMs: number, failures: number): Omit<Loaded, 'ownShare'> {
  const sorted = Float64Array.from(tookMs).sort();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return {
    perSecond: (sorted.length * 1_000) / measureMs,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    longestMs: at(1),
    failures,
  };
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
