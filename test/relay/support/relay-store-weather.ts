import type { Random } from '../../../src/kernel/random.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import { StoreError } from '../../../src/relay/store/store-error.ts';
import type { FakeClock } from '../../support/fake-clock.ts';

/** How the way to the store is; probabilities a call. */
export interface StoreFaultRates {
  /** Longest on either way, in milliseconds; 0: no time passes. */
  readonly latencyMs: number;
  /** Not done, and told so. */
  readonly faults: number;
  /** Done, and told that it was not. */
  readonly lateFaults: number;
}

/** Returns a store as one relay reaches it, through the weather of the moment. */
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
