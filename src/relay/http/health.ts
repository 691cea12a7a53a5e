import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../store/store.ts';
import { type Answer, renderJson } from './answer.ts';

/** What the relay says of itself to whoever keeps it running. */
export interface Health {
  /** Whether traffic is wanted; false from the first moment of a shutdown. */
  setReady(isReady: boolean): void;
  /** Answers 200 as long as the process answers at all. */
  healthz(): Answer;
  /** Answers 200, or 503 with every reason. Never rejects. */
  readyz(): Promise<Answer>;
}

const STORE_LIMIT_MS = 2_000;
/** Whoever asks more often gets the last answer of the store: the address is open to all. */
const KEPT_MS = 1_000;
const MARK = 'ready';

/** Answers the relay's health: ready where the store stores within 2 s, GitHub was reachable when last asked, and nobody stops the relay. */
export function createHealth(parts: {
  readonly store: Pick<Store, 'saveMark'>;
  readonly isGithubReachable: () => boolean;
  readonly clock: Clock;
}): Health {
  const { isGithubReachable, clock } = parts;
  let isWanted = true;
  const isStoring = createStoreProbe(parts.store, clock);
  return {
    setReady: (isReady) => {
      isWanted = isReady;
    },
    healthz: () => renderJson(200, { alive: true }),
    readyz: async () => {
      const reasons = [
        ...(isWanted ? [] : ['the relay is stopping']),
        ...((await isStoring()) ? [] : ['the store does not store']),
        ...(isGithubReachable() ? [] : ['GitHub was not reachable when last asked']),
      ];
      return renderJson(reasons.length === 0 ? 200 : 503, { ready: reasons.length === 0, reasons });
    },
  };
}

function createStoreProbe(store: Pick<Store, 'saveMark'>, clock: Clock): () => Promise<boolean> {
  let probe: Promise<boolean> | null = null;
  let kept = { isStoring: false, until: Number.NEGATIVE_INFINITY };
  const ask = async (): Promise<boolean> => {
    const isStoring = await store.saveMark({ name: MARK, value: clock.epochMs() }).then(
      () => true,
      () => false,
    );
    kept = { isStoring, until: clock.monotonicMs() + KEPT_MS };
    probe = null;
    return isStoring;
  };
  return async () => {
    if (clock.monotonicMs() < kept.until) return kept.isStoring;
    probe ??= ask();
    const answered = new AbortController();
    const late = clock.wait(STORE_LIMIT_MS, answered.signal).then(() => false);
    const isStoring = await Promise.race([probe, late]);
    answered.abort();
    return isStoring;
  };
}
