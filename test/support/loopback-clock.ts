import type { Clock } from '../../src/kernel/clock.ts';

/** What is on its way to or from the system, by the names that Node gives its requests. */
const UNDER_WAY = new Set(['FSReqCallback', 'FSReqPromise', 'GetAddrInfoReqWrap', 'TCPConnectWrap', 'WriteWrap']);
/** Idle turns of the event loop before time advances. */
const CALM_TURNS = 3;
/** After this many turns a turn is a longer one, so that waiting for a slow disk does not occupy a core. */
const MAX_BUSY_TURNS = 20;

interface Sleeper {
  readonly wakesAt: number;
  readonly wake: () => void;
}

/**
 * Returns a clock for clients and servers that speak over loopback within this process. It jumps to the next sleeper's time by itself
 * once the sockets are idle, so measurements are the same on a slow machine. It also advances while a test waits for another
 * process.
 */
export function createLoopbackClock(epochAtStart = Date.UTC(2030, 0, 1)): Clock {
  const sleepers = new Set<Sleeper>();
  let nowMs = 0;
  let isRunning = false;

  const run = async (): Promise<void> => {
    isRunning = true;
    while (sleepers.size > 0) {
      await untilQuiet();
      const first = [...sleepers].reduce<Sleeper | null>(
        (next, sleeper) => (next === null || sleeper.wakesAt < next.wakesAt ? sleeper : next),
        null,
      );
      if (first === null) break;
      nowMs = Math.max(nowMs, first.wakesAt);
      first.wake();
    }
    isRunning = false;
  };

  const wait = (durationMs: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const wake = (): void => {
        sleepers.delete(sleeper);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const sleeper = { wakesAt: nowMs + Math.max(0, durationMs), wake };
      sleepers.add(sleeper);
      signal?.addEventListener('abort', wake, { once: true });
      if (!isRunning) void run();
    });

  return { monotonicMs: () => nowMs, epochMs: () => epochAtStart + nowMs, wait };
}

/** Resolves once a few turns of the event loop have brought nothing, and nothing is under way. */
async function untilQuiet(): Promise<void> {
  let seen = eventsSoFar();
  for (let calm = 0, turns = 0; calm < CALM_TURNS; turns++) {
    // The last turn is a longer one: what another thread does for this one is not under way by any name.
    const isShort = calm < CALM_TURNS - 1 && turns < MAX_BUSY_TURNS;
    await new Promise<void>((resolve) => (isShort ? setImmediate(resolve) : setTimeout(resolve, 1)));
    const events = eventsSoFar();
    const isCalm = events === seen && !process.getActiveResourcesInfo().some((name) => UNDER_WAY.has(name));
    calm = isCalm ? calm + 1 : 0;
    seen = events;
  }
}

/** How much has come in from the system so far. */
function eventsSoFar(): number {
  return performance.nodeTiming.uvMetricsInfo.events;
}
