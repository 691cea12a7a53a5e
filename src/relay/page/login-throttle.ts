import { networkOf } from '../client-network.ts';

/** Failures within the window after which nobody of that client may try, and the window in milliseconds. */
const MAX_FAILURES = 5;
const WINDOW_MS = 60_000;
/** Clients that are remembered; the one that failed the longest ago is forgotten first. */
export const MAX_CLIENTS = 1000;

/**
 * How often logging in failed, by client: its address, as Node writes it, or any other word. Times are of a clock that never runs
 * backwards, in milliseconds.
 */
export interface LoginThrottle {
  /** Returns how long to wait until the next attempt; 0 where it may be made now. */
  waitMs(address: string, nowMs: number): number;
  failed(address: string, nowMs: number): void;
}

/** Returns a throttle that lets each client, and each IPv6 network as one, fail five times a minute; its memory is bounded. */
export function createLoginThrottle(): LoginThrottle {
  const failures = new Map<string, readonly number[]>();
  const recent = (client: string, nowMs: number): readonly number[] =>
    (failures.get(client) ?? []).filter((at) => at > nowMs - WINDOW_MS);
  return {
    waitMs: (address, nowMs) => {
      const found = recent(networkOf(address), nowMs);
      const oldest = found.at(-MAX_FAILURES);
      return oldest === undefined ? 0 : oldest + WINDOW_MS - nowMs;
    },
    failed: (address, nowMs) => {
      const client = networkOf(address);
      const kept = [...recent(client, nowMs), nowMs].slice(-MAX_FAILURES);
      failures.delete(client);
      failures.set(client, kept);
      const [oldest] = failures.keys();
      if (failures.size > MAX_CLIENTS && oldest !== undefined) failures.delete(oldest);
    },
  };
}
