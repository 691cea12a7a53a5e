/** A source of numbers in [0, 1), as an interface: jitter and random names take one. */
export type Random = () => number;
/** Returns the machine's own random source; not for secrets. */
export declare function createSystemRandom(): Random;
/** Returns a reproducible source for `seed` (mulberry32), so that a simulation can be repeated. */
export declare function createSeededRandom(seed: number): Random;
