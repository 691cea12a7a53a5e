import type { Clock } from '../../kernel/clock.ts';
import { readGithubDelivery } from '../intake/github-delivery.ts';
import type { GithubApp, MissedDeliveries, RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';

/** How often to fetch the deliveries that GitHub could not deliver, in milliseconds: GitHub does not retry by itself. */
export const MISSED_MS = 5 * 60_000;
const MARK = 'missed-since';
/** GitHub keeps deliveries for three days (its documentation of redelivering webhooks). The first start reads only the last hour. */
const FIRST_REACH_BACK_MS = 3_600_000;
/** One pass reads at most this many parts, of a thousand attempts each; the next pass continues there. */
const MAX_PARTS = 20;

/** What fetching missed deliveries needs. */
export interface MissedParts {
  readonly store: Pick<Store, 'append' | 'recall' | 'remember'>;
  readonly github: Pick<GithubApp, 'readMissedDeliveries'>;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/**
 * Stores deliveries that GitHub could not deliver, each once: about a hundred, the oldest. The next pass reads more, so that the App's rate
 * limit has room for other calls. `signal` stops it between two parts of a long log.
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
    // A request counts from when it was made: after days it may be obsolete.
    const now = clock.epochMs();
    const receivedAt = one.attemptedAt > 0 ? Math.min(now, one.attemptedAt) : now;
    const delivery = readGithubDelivery({ ...one, receivedAt });
    if (delivery !== null) await store.append(delivery);
  }
  if (deliveries.length > 0) log('info', 'Fetched missed deliveries.', { count: deliveries.length, isAll });
  if (unread > 0) log('warn', 'Missed deliveries are lost: GitHub no longer has their content.', { count: unread });
  // Passes overlap, since duplicates are harmless. There may be more deliveries at exactly `readUntil`.
  const value = isAll ? readUntil - MISSED_MS : Math.max(since, readUntil);
  await store.remember({ mark: { name: MARK, value } });
}
