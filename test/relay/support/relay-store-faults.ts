import type { Random } from '../../../src/kernel/random.ts';
import { StoreError } from '../../../src/relay/store/error.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import type { FakeClock } from '../../support/fake-clock.ts';

/** The faults between a relay and its store, as probabilities for each call. */
export interface StoreFaultRates {
  /** Maximum latency in each direction, in milliseconds; 0: none. */
  readonly latencyMs: number;
  /** Fails without being performed. */
  readonly faults: number;
  /** Is performed but reported as failed. */
  readonly lateFaults: number;
}

/** Returns a store as one relay reaches it, with the current fault rates. */
export function createUnsteadyStore(
  store: Store,
  faultRates: StoreFaultRates,
  clock: FakeClock,
  random: Random,
): Store {
  const pass = async (): Promise<void> => {
    if (faultRates.latencyMs > 0) await clock.wait(Math.round(random() * faultRates.latencyMs));
  };
  return new Proxy(store, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function' || key === 'onChange') return member;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        await pass();
        if (random() < faultRates.faults) throw new StoreError('The database is out.');
        const answer: unknown = await Reflect.apply(member, target, given);
        await pass();
        if (random() < faultRates.lateFaults) throw new StoreError('The database did not answer.');
        return answer;
      };
    },
  });
}
