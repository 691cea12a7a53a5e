import type { Clock } from '../../kernel/clock.ts';
import { readGithubDelivery } from '../intake/github-delivery.ts';
import type { GithubApp, MissedDelivery, RelayLog } from '../interfaces.ts';
import type { Store } from '../store/store.ts';

/** How often to fetch the deliveries that GitHub could not deliver, in milliseconds: GitHub does not retry by itself. */
export const MISSED_MS = 5 * 60_000;
const MARK = 'missed-since';
/** The first start reads only the last hour. */
const FIRST_REACH_BACK_MS = 3_600_000;
/** GitHub keeps deliveries for three days (its documentation of redelivering webhooks). */
const KEPT_MS = 3 * 24 * 3_600_000;
/** What one pass reads at most, so that the App's rate limit has room for other calls; the next pass continues there. */
const MAX_PAGES = 200;
const MAX_DELIVERIES = 100;
/** After this many deliveries without a response, GitHub is down. */
const MAX_FAILURES = 3;

interface MissedParts {
  readonly store: Pick<Store, 'append' | 'recall' | 'remember'>;
  readonly github: Pick<GithubApp, 'listFailedDeliveries' | 'readDelivery'>;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** A walk through GitHub's log, which begins with the newest attempt. */
interface Walk {
  readonly startedAt: number;
  /** What GitHub did not return for now, by GUID. */
  readonly skipped: Set<string>;
  cursor: string | null;
  isOver: boolean;
}

/** Returns a pass that stores what GitHub could not deliver, and continues where the last pass ended. Rejects if the store does. */
export function createMissedFetcher({
  store,
  github,
  clock,
  log,
}: MissedParts): (signal: AbortSignal) => Promise<void> {
  /** What was stored or is lost since the mark, by GUID. */
  const handled = new Set<string>();
  let walk: Walk | null = null;

  /** A request counts from when it was made: after days it may be obsolete. */
  const storeMissed = async (missed: MissedDelivery): Promise<void> => {
    const now = clock.epochMs();
    const receivedAt = missed.attemptedAt > 0 ? Math.min(now, missed.attemptedAt) : now;
    const delivery = readGithubDelivery({ ...missed, receivedAt });
    if (delivery !== null) await store.append(delivery);
  };

  /** Continues a walk; returns how many deliveries were handled. */
  const readOn = async (current: Walk, since: number, signal: AbortSignal): Promise<number> => {
    let [count, failures] = [0, 0];
    for (let pages = 0; pages < MAX_PAGES && !signal.aborted && !current.isOver; pages++) {
      const listed = await github.listFailedDeliveries(since, current.cursor);
      if (listed.kind !== 'done') {
        log('warn', "Could not read GitHub's delivery log.", { reason: listed.sentence });
        // A cursor that GitHub no longer accepts would block the log forever.
        if (listed.kind === 'dead') current.cursor = null;
        return count;
      }
      for (const { id, guid } of listed.value.attempts) {
        if (handled.has(guid) || current.skipped.has(guid)) continue;
        if (count === MAX_DELIVERIES || failures === MAX_FAILURES || signal.aborted) return count;
        const read = await github.readDelivery(id);
        if (read.kind !== 'done') {
          log('warn', 'Could not read a missed delivery. Will retry.', { delivery: guid, reason: read.sentence });
          current.skipped.add(guid);
          failures += 1;
          continue;
        }
        if (read.value !== null) await storeMissed(read.value);
        else log('warn', 'A missed delivery is lost: GitHub no longer has its content.', { delivery: guid });
        handled.add(guid);
        count += 1;
      }
      current.cursor = listed.value.next;
      current.isOver = current.cursor === null;
    }
    return count;
  };

  return async (signal) => {
    const now = clock.epochMs();
    const mark = (await store.recall({ mark: MARK })).mark ?? now - FIRST_REACH_BACK_MS;
    // A mark in the future is from a clock that was wrong, with which everything seemed too old.
    const since = mark > now ? now - KEPT_MS : mark;
    walk ??= { startedAt: now, skipped: new Set(), cursor: null, isOver: false };
    const current = walk;
    const count = await readOn(current, since, signal);
    if (count > 0) log('info', 'Fetched missed deliveries.', { count });
    if (!current.isOver) return;
    walk = null;
    if (current.skipped.size > 0) return;
    // Walks overlap, since duplicates are harmless.
    await store.remember({ mark: { name: MARK, value: current.startedAt - MISSED_MS } });
    handled.clear();
  };
}
