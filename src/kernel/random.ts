/** A source of numbers in [0, 1), as an interface: jitter and random names take one. */
export type Random = () => number;

/** Returns the machine's own random source; not for secrets. */
export function createSystemRandom(): Random {
  return Math.random;
}
