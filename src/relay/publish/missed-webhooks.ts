import type { Clock } from '../../kernel/clock.ts';
import { readGithubDelivery } from '../intake/github-delivery.ts';
import type { GithubApp, MissedDeliveries, RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';

/** GitHub repeats no delivery by itself; what it could not deliver is fetched this often, in milliseconds. */
export const MISSED_MS = 5 * 60_000;
const MARK = 'missed-since';
/** GitHub keeps deliveries for three days (its documentation of redelivering webhooks); a first start reads less far back. */
const FIRST_REACH_BACK_MS = 3_600_000;
/** The parts of a long log, of a thousand attempts each, that one pass reads at most; the next pass continues there. */
const MAX_PARTS = 20;

/** What missed deliveries are fetched with. */
export interface MissedParts {
  readonly store: Pick<Store, 'append' | 'recall' | 'remember'>;
  readonly github: Pick<GithubApp, 'readMissedDeliveries'>;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/**
 * Stores what GitHub could not deliver, each once, as if it had been delivered: about a hundred, the oldest. The rest is left for the
 * next time, so that the App's limit is left to others. `signal` ends it between two parts of a long log.
 */
export async function fetchMissed(parts: MissedParts, signal: AbortSignal): Promise<void> {
  const { store, github, clock, log } = parts;
  const since = (await store.recall({ mark: MARK })).mark ?? clock.epochMs() - FIRST_REACH_BACK_MS;
  for (let part = 0; part < MAX_PARTS && !signal.aborted; part++) {
    const result = await github.readMissedDeliveries(since);
    if (result.kind !== 'done') {
      log('warn', "Could not read GitHub's delivery log.", { reason: result.sentence });
      return;
    }
    const { deliveries, unread, isAll } = result.value;
    if (isAll || deliveries.length + unread > 0) return storeMissed(parts, result.value, since);
  }
  if (!signal.aborted) log('info', "GitHub's delivery log is long. The next pass continues.");
}

async function storeMissed({ store, clock, log }: MissedParts, missed: MissedDeliveries, since: number): Promise<void> {
  const { deliveries, unread, readUntil, isAll } = missed;
  for (const one of deliveries) {
    // What a person asked for counts from then: days later no one may want it any more.
    const now = clock.epochMs();
    const receivedAt = one.attemptedAt > 0 ? Math.min(now, one.attemptedAt) : now;
    const delivery = readGithubDelivery({ ...one, receivedAt });
    if (delivery !== null) await store.append(delivery);
  }
  if (deliveries.length > 0) log('info', 'Fetched missed deliveries.', { count: deliveries.length, isAll });
  if (unread > 0) log('warn', 'Missed deliveries are lost: GitHub no longer has their content.', { count: unread });
  // The next pass overlaps this one, and an equal delivery is a duplicate. Beyond `readUntil` there may be more of the same instant.
  const value = isAll ? readUntil - MISSED_MS : Math.max(since, readUntil);
  await store.remember({ mark: { name: MARK, value } });
}
