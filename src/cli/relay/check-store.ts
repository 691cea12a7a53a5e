import { StoreError } from '../../relay/store/store-error.ts';
import type { StoreState } from '../../relay/store/store-state.ts';
import { type Finding, findingsOf } from '../finding.ts';

const SENTENCES: Readonly<Record<Exclude<StoreState, 'held'>, string>> = {
  current: 'The store can be opened and written.',
  older: 'The store can be opened and written; it is brought up to date when this relay starts.',
  empty: 'There is nothing in the store yet; it can be made when the relay starts.',
};

/** Says how the store stands. */
export async function checkStore(probe: () => Promise<StoreState>): Promise<readonly Finding[]> {
  const { good, wrong } = findingsOf('store');
  try {
    const state = await probe();
    if (state !== 'held') return [good(SENTENCES[state])];
    return [good('The store is held by a running relay (or another process), so it was not opened here.')];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [wrong(error.message)];
  }
}
