/** A client has to wait after this many failures within the window, in milliseconds. */
const MAX_FAILURES = 5;
const WINDOW_MS = 60_000;
/** The maximum number of clients to remember; the one with the oldest failure is removed first. */
const MAX_CLIENTS = 1000;

/** Returns a throttle that lets each client, and each IPv6 network as one, fail five times a minute. Times are monotonic milliseconds. */
export function createLoginThrottle() {
  const failures = new Map<string, readonly number[]>();
  const recent = (client: string, nowMs: number): readonly number[] =>
    (failures.get(client) ?? []).filter((at) => at > nowMs - WINDOW_MS);
  return {
    /** Returns how long to wait until the next attempt; 0 if it may be made now. */
    waitMs: (address: string, nowMs: number): number => {
      const oldest = recent(networkOf(address), nowMs).at(-MAX_FAILURES);
      return oldest === undefined ? 0 : oldest + WINDOW_MS - nowMs;
    },
    failed: (address: string, nowMs: number): void => {
      const client = networkOf(address);
      const kept = [...recent(client, nowMs), nowMs].slice(-MAX_FAILURES);
      failures.delete(client);
      failures.set(client, kept);
      const [oldest] = failures.keys();
      if (failures.size > MAX_CLIENTS && oldest !== undefined) failures.delete(oldest);
    },
  };
}

/** Returns the network of 64 bits of an IPv6 address, since one client can use all of it (RFC 4291, section 2.5.4); else the address. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!bare.includes(':') || bare.includes('.')) return address;
  const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const [head = '', tail = ''] = bare.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
