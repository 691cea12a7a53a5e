import { describe, expect, test } from 'vitest';
import type { Result } from '../../src/deploy/state.ts';
import { runsOf } from '../support/runs.ts';
import { type FamilyTrial, runFamilyTrial } from './family.ts';
import { type FamilyWorld, OLD_COMMIT, type OtherRequest, OUR_COMMIT, READINGS, type Reading } from './family-model.ts';
import type { FaultRates } from './faulty-network.ts';

/** What happens beside our request, which waits for 75 s. */
interface Variation {
  readonly title: string;
  readonly world?: Partial<FamilyWorld>;
  readonly network?: Partial<FaultRates>;
  /** The result if our deployment succeeds, and if it fails. */
  readonly results: readonly [Result, Result];
  /** The readings in which the result may be unknown instead, because the status does not tell whose outcome it shows. */
  readonly unknownIn?: readonly number[];
}

const FAULTLESS: FaultRates = { faults: 0, throttling: 0, clockJumps: 0, skewMs: 0 };
const WAITING: Omit<FamilyWorld, 'reading' | 'ours'> = {
  hasCount: true,
  hasDetails: false,
  hasCommit: true,
  isRerun: false,
  isWorkShown: true,
  names: 'first',
  environmentBusyUntilMs: 75_000,
  others: [],
  isOursMerged: false,
  cancelledAfterMs: null,
  isCancellationShown: true,
  dequeueMs: 0,
  mostLagMs: 0,
};

function withOther(postedAtMs: number, change: Partial<OtherRequest> = {}): Partial<FamilyWorld> {
  const other: OtherRequest = {
    durationMs: 60_000,
    ending: 'success',
    commit: 'b'.repeat(40),
    action: 'DEPLOY',
    postedAtMs,
    isAfterOurs: true,
    isMerging: false,
    ...change,
  };
  return { others: [other] };
}

const VARIATIONS: readonly Variation[] = [
  { title: 'nothing else happens', results: ['success', 'failure'] },
  {
    title: 'the platform does not say which commit runs',
    world: { hasCommit: false },
    results: ['success', 'failure'],
  },
  {
    title: 'our request is cancelled while it waits',
    world: { cancelledAfterMs: 40_000 },
    results: ['cancelled', 'cancelled'],
  },
  {
    title: 'a later commit is merged into our request',
    world: withOther(20_000, { isMerging: true }),
    results: ['superseded', 'failure'],
  },
  {
    title: 'a rollback to the commit from before is merged into our request',
    world: withOther(20_000, { isMerging: true, commit: OLD_COMMIT }),
    results: ['superseded', 'failure'],
  },
  {
    title: 'another job requests our commit meanwhile, so that the count rises',
    world: withOther(20_000, { commit: OUR_COMMIT }),
    results: ['unknown', 'unknown'],
  },
  {
    title: 'a deployment ahead of ours fails',
    world: withOther(-10_000, { ending: 'failure', isAfterOurs: false }),
    results: ['success', 'failure'],
    unknownIn: [5, 7, 8],
  },
  {
    // Without names, a late answer that shows the queue again looks like a second deployment.
    title: 'a replica lags behind',
    world: { mostLagMs: 8_000 },
    results: ['success', 'failure'],
    unknownIn: [7, 8],
  },
  {
    title: 'the response to our request is lost',
    network: { isFirstResponseLost: true },
    results: ['success', 'unknown'],
    unknownIn: [1, 5],
  },
  {
    // Posted later, it would come after the fastest of our requests, and the count would rise.
    title: 'another job posts right before us',
    world: withOther(60, { isAfterOurs: false }),
    results: ['success', 'failure'],
    unknownIn: [5, 7, 8],
  },
  {
    title: 'another job posts right after us, so that the count rises',
    world: withOther(500),
    results: ['unknown', 'unknown'],
  },
];

function play(
  reading: Reading,
  ending: 'success' | 'failure',
  variation: Variation,
  seed: number,
): Promise<FamilyTrial> {
  const ours = { durationMs: 60_000, ending, commit: OUR_COMMIT, action: 'DEPLOY' } as const;
  const world = { ...WAITING, reading, ours, ...variation.world };
  return runFamilyTrial(seed, world, { ...FAULTLESS, ...variation.network });
}

describe('a request that waits for 75 s', () => {
  test.each(VARIATIONS)(
    'has the true result in each reading of the published API if $title (B46) (B48) (B49) (B50) (B51)',
    async (variation) => {
      for (const reading of READINGS) {
        for (const [index, ending] of (['success', 'failure'] as const).entries()) {
          for (let seed = 1; seed <= runsOf(100, 1); seed++) {
            const { result, problem } = await play(reading, ending, variation, seed);
            const expected = [variation.results[index]];
            if (variation.unknownIn?.includes(reading.number)) expected.push('unknown');
            expect([reading.number, ending, seed, problem]).toEqual([reading.number, ending, seed, null]);
            expect(expected, `reading ${reading.number}, ${ending}, seed ${seed}`).toContain(result);
          }
        }
      }
    },
  );
});
