/** A source of numbers in [0, 1), as a port: jitter and random names take one. */
export type Random = () => number;
/** Returns the machine's own dice; not for secrets. */
export declare function createSystemRandom(): Random;
/** Returns a reproducible source for `seed` (mulberry32), so that a simulation can be repeated. */
export declare function createSeededRandom(seed: number): Random;
