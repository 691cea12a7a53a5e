/** `npm run campaign` sets it. */
const hasMany = process.env['TOUCHDOWN_TEST_RUNS'] === 'many';
const FEW = 25;

/** Returns how often a law is tried: `many` times in `npm run campaign`, a few times in `npm test`. */
export function runsOf(many: number, few = FEW): number {
  return hasMany ? many : Math.min(few, many);
}
