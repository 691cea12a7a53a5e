/** `npm run campaign` sets it. */
const hasMany = process.env['TOUCHDOWN_TEST_RUNS'] === 'many';
const FEW = 10;

/** Returns how often a law is tried: `many` times in `npm run campaign`, a few times in `npm test`. */
export function runsOf(many: number, few = FEW): number {
  return hasMany ? many : Math.min(few, many);
}

/** Returns the cases of a law that are tried: all in `npm run campaign`, the first few in `npm test`. */
export function someOf<T>(all: readonly T[], few: number): readonly T[] {
  return hasMany ? all : all.slice(0, few);
}

/** Returns the cases of a law that are tried: all in `npm run campaign`, every `nth` in `npm test`. */
export function everyNth<T>(all: readonly T[], nth: number): readonly T[] {
  return hasMany ? all : all.filter((_, index) => index % nth === 0);
}
