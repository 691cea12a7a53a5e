import type { Clock } from '../../kernel/clock.ts';
import { readGithubDelivery } from '../intake/github-delivery.ts';
import type { GithubApp, RelayLog } from '../ports.ts';
import type { Store } from '../store/store.ts';

/** GitHub repeats no delivery by itself; what it could not bring is asked for this often, in milliseconds. */
export const MISSED_MS = 5 * 60_000;
const MARK = 'missed-since';
/** GitHub keeps deliveries for three days (its documentation of redelivering webhooks); a first start looks back less far. */
const FIRST_LOOK_BACK_MS = 3_600_000;
/** As many as GitHub's log is read for at once. */
const MOST = 100;

/** What missed deliveries are fetched with. */
export interface MissedParts {
  readonly store: Pick<Store, 'append' | 'readMark' | 'saveMark'>;
  readonly github: Pick<GithubApp, 'readMissedDeliveries'>;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** Stores what GitHub could not deliver, each once, as if it had been delivered. */
export async function fetchMissed({ store, github, clock, log }: MissedParts): Promise<void> {
  const now = clock.epochMs();
  const since = (await store.readMark({ name: MARK })) ?? now - FIRST_LOOK_BACK_MS;
  const reply = await github.readMissedDeliveries(since);
  if (reply.kind !== 'done') {
    log('warn', "GitHub's delivery log could not be read.", { reason: reply.sentence });
    return;
  }
  for (const missed of reply.value) {
    const delivery = readGithubDelivery({ ...missed, receivedAt: now });
    if (delivery !== null) await store.append(delivery);
  }
  if (reply.value.length > 0) log('info', 'Missed deliveries were fetched.', { count: reply.value.length });
  // One look back overlaps the next, an equal one is a duplicate; what did not fit into one answer is asked for next.
  const lastAt = Math.max(since + 1, ...reply.value.map(({ attemptedAt }) => attemptedAt));
  await store.saveMark({ name: MARK, value: reply.value.length < MOST ? now - MISSED_MS : lastAt });
}
