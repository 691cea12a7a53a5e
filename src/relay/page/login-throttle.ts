/** Failures within the window after which nobody of that client may try, and the window in milliseconds. */
const MOST_FAILURES = 5;
const WINDOW_MS = 60_000;
/** Clients that are remembered; the one that failed the longest ago is forgotten first. */
export const MOST_CLIENTS = 1000;

/**
 * How often logging in failed, by client: its address, as Node writes it, or any other word. Times are of a clock that never runs
 * backwards, in milliseconds.
 */
export interface LoginThrottle {
  /** Answers how long to wait until the next attempt; 0 where it may be made now. */
  waitMs(address: string, nowMs: number): number;
  failed(address: string, nowMs: number): void;
}

/** Answers a throttle that lets each client, and each IPv6 network as one, fail five times a minute; its memory is bounded. */
export function createLoginThrottle(): LoginThrottle {
  const failures = new Map<string, readonly number[]>();
  const recent = (client: string, nowMs: number): readonly number[] =>
    (failures.get(client) ?? []).filter((at) => at > nowMs - WINDOW_MS);
  return {
    waitMs: (address, nowMs) => {
      const found = recent(clientOf(address), nowMs);
      const oldest = found.at(-MOST_FAILURES);
      return oldest === undefined ? 0 : oldest + WINDOW_MS - nowMs;
    },
    failed: (address, nowMs) => {
      const client = clientOf(address);
      const kept = [...recent(client, nowMs), nowMs].slice(-MOST_FAILURES);
      failures.delete(client);
      failures.set(client, kept);
      const [oldest] = failures.keys();
      if (failures.size > MOST_CLIENTS && oldest !== undefined) failures.delete(oldest);
    },
  };
}

/** Of IPv6 the network: whoever has one address has all 2^64 of its last half (RFC 4291, section 2.5.4). Of IPv4 in IPv6 the address. */
function clientOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!bare.includes(':') || bare.includes('.')) return address;
  const [head = '', tail = ''] = bare.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':');
}
