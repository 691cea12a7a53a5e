import type { Cause } from '../../../src/causes/cause.ts';
import type { PlacedCause } from '../../../src/report/cause/cause-text.ts';
import type { AppFacts, EndedRun } from '../../../src/report/view.ts';
import { createApp, createView, settle } from './facts.ts';

/** Forty lines, of which the one at 20 shows the compile error and the one at 25 the other. */
export const LOG: readonly string[] = Array.from({ length: 40 }, (_, index) =>
  index === 20
    ? "src/server.ts(42,7): error TS2339: Property 'listne' does not exist on type 'Server'."
    : `line ${index}`,
);

export const COMPILE_ERROR: Cause = {
  kind: 'compile error',
  sentence: "Property 'listne' does not exist on type 'Server'",
  certainty: 'certain',
  file: 'src/server.ts',
  line: 42,
  column: 7,
  at: 20,
};

export const OTHER_ERROR: Cause = {
  kind: 'crash',
  sentence: 'The process exited with code 1',
  certainty: 'likely',
  file: null,
  line: null,
  column: null,
  at: 25,
};

export const BLOB = 'https://github.com/octo-org/shop/blob/a1b2c3d/src/server.ts#L42';

/** The compile error with its place in the checkout. */
export const PLACED: PlacedCause = {
  ...COMPILE_ERROR,
  place: { path: 'src/server.ts', isInCheckout: true, url: BLOB },
};

/** The compile error, where there is no checkout. */
export const UNCHECKED: PlacedCause = {
  ...COMPILE_ERROR,
  place: { path: 'src/server.ts', isInCheckout: false, url: BLOB },
};

/** An application that failed for these causes. */
export function failedApp(appId: string, lines: readonly string[], causes: readonly PlacedCause[]): AppFacts {
  return createApp({ appId, settlement: settle('failure', { reason: 'Saw BUILD_ERROR.' }) }, lines, causes);
}

/** A run of these applications, which has ended. */
export function endedRun(...apps: readonly AppFacts[]): EndedRun {
  return createView({ apps });
}
