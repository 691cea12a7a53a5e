import type { Clock } from '../../kernel/clock.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { NewDelivery } from '../decide/delivery.ts';
import type { Store } from '../store/store.ts';
import { RowRefused } from '../store/store-error.ts';
import type { Dependencies, Problem } from './problems.ts';

/** A store whose appends show whether deliveries can be stored. */
export interface StoreWatch extends Pick<Dependencies, 'findStoreProblem'> {
  readonly append: Store['append'];
}

const LIMIT_MS = 2_000;
/** Health and metrics are open to everyone: whoever asks more often gets the last result. */
const KEPT_MS = 1_000;
const MARK = 'ready';
const LATE = 'The store did not respond within 2 s.';

/**
 * Watches a store. A check writes: the delivery that was last refused if there is one, else a mark. On a disk that is almost full a
 * mark can still fit where no delivery does. Storing a refused delivery is safe, since its sender's next attempt is a duplicate.
 */
export function watchStore(store: Pick<Store, 'append' | 'remember'>, clock: Clock): StoreWatch {
  let problem: Problem | null = null;
  let refused: NewDelivery | null = null;
  let keptUntil = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  const succeed = (): void => {
    problem = null;
    refused = null;
  };
  const fail = (reason: string): void => {
    problem = { kind: 'store', since: problem?.since ?? clock.epochMs(), reason };
  };
  const append: Store['append'] = async (delivery) => {
    try {
      const appended = await store.append(delivery);
      succeed();
      return appended;
    } catch (error) {
      // The row is at fault, not the store.
      if (!(error instanceof RowRefused)) {
        refused = delivery;
        fail(sentenceOf(error));
      }
      throw error;
    }
  };
  const write = async (): Promise<void> => {
    const written = refused;
    try {
      if (written === null) await store.remember({ mark: { name: MARK, value: clock.epochMs() } });
      else await store.append(written);
      // What was refused meanwhile is tried next.
      if (refused === written) succeed();
    } catch (error) {
      if (error instanceof RowRefused) succeed();
      else fail(sentenceOf(error));
    }
    keptUntil = clock.monotonicMs() + KEPT_MS;
    checking = null;
  };
  return {
    append,
    findStoreProblem: async () => {
      if (clock.monotonicMs() < keptUntil) return problem;
      checking ??= write();
      if (!(await endsInTime(checking, clock))) fail(LATE);
      return problem;
    },
  };
}

async function endsInTime(work: Promise<void>, clock: Clock): Promise<boolean> {
  const ended = new AbortController();
  const late = clock.wait(LIMIT_MS, ended.signal).then(() => false);
  const isInTime = await Promise.race([work.then(() => true), late]);
  ended.abort();
  return isInTime;
}

function sentenceOf(error: unknown): string {
  return safeSentence(error instanceof Error ? error.message : 'unknown', 300);
}
