import { renderDuration } from '../../kernel/units.ts';
import { StoreError } from '../../relay/store/store-error.ts';
import type { ProbedStore, StoreState } from '../../relay/store/store-schema.ts';
import { type Finding, findingsOf } from '../doctor/doctor-finding.ts';

const SENTENCES: Readonly<Record<Exclude<StoreState, 'held'>, string>> = {
  current: 'The store can be opened and written.',
  older: 'The store can be opened and written; it is brought up to date when this relay starts.',
  empty: 'There is nothing in the store yet; it can be made when the relay starts.',
};

/** Several relays judge each other's leases by their clocks: farther apart than this one could write while another still does. */
const MAX_APART_MS = 1_000;

/** Says how the store stands. */
export async function checkStore(probe: () => Promise<ProbedStore>): Promise<readonly Finding[]> {
  const { good, wrong } = findingsOf('store');
  try {
    const { state, clockAheadMs } = await probe();
    if (state !== 'held') return [good(SENTENCES[state]), ...checkClock(clockAheadMs ?? 0)];
    return [good('The store is held by a running relay (or another process), so it was not opened here.')];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [wrong(error.message)];
  }
}

function checkClock(aheadMs: number): readonly Finding[] {
  const apartMs = Math.abs(aheadMs);
  if (apartMs <= MAX_APART_MS) return [];
  const sentence = `This machine's clock is ${renderDuration(apartMs)} ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's.`;
  return [findingsOf('store').wrong(sentence, 'Have all of them set by NTP: relays judge by them who may write.')];
}
