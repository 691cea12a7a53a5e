import { startTimeLimit, withinLimit } from '../../kernel/time-limit.ts';
import { BETWEEN_MS } from '../decide/write-budget.ts';
import { runErrands } from './maintenance.ts';
import { fetchMissed } from './missed-webhooks.ts';
import { finishAll } from './poll-loop.ts';
import { PUBLISH_POLL_MS, type PublisherParts, publishDue } from './publisher.ts';
import { pruneNext, type ReconcilerParts } from './reconciler.ts';
import { redeployDue } from './request-redeployments.ts';
import { LOOK_POLL_MS, type LookerParts, lookDue } from './status-poller.ts';

/**
 * Returns what does all that is due, for a relay without a long-lived process: somebody calls it every minute or so. A pass ends once
 * nothing is due, or begins nothing more after `budgetMs`. Rejects where the store does. What one pass learns of the platform's clock,
 * the next one knows.
 */
export function createReconcilePass(parts: ReconcilerParts): (budgetMs: number) => Promise<void> {
  const { clock } = parts;
  const known: Known = { clocks: { platform: null }, underWay: new Map(), installations: new Map() };
  return async (budgetMs) => {
    const budget = startTimeLimit(clock, budgetMs);
    try {
      // An answer of GitHub's that is long in coming holds up neither the looks nor what is known already.
      const app = parts.github.readApp().then(() => {});
      const missed = parts.receivesGithub ? fetchMissed(parts, budget.signal) : Promise.resolve();
      await withinLimit(clock, budgetMs / 4, () => missed);
      await finishAll([app, missed, doAll(parts, known, budgetMs, budget.signal)]);
      await pruneNext(parts);
    } finally {
      budget.end();
    }
  };
}

/** The store counts in whole milliseconds of another clock. */
const SLACK_MS = 20;

type Known = Pick<LookerParts, 'clocks' | 'underWay'> & Pick<PublisherParts, 'installations'>;

async function doAll(parts: ReconcilerParts, known: Known, budgetMs: number, over: AbortSignal): Promise<void> {
  const { store, clock, rules, platform } = parts;
  let roomAt = Number.NEGATIVE_INFINITY;
  while (!over.aborted) {
    const { applied } = await store.apply({ limit: store.applyRows, now: clock.epochMs(), rules: rules() });
    const limits = { limitMs: budgetMs / 4 };
    const lookMs = platform === null ? LOOK_POLL_MS : await lookDue({ ...parts, ...known, platform }, over, limits);
    await runErrands(parts, over);
    const askedAt = clock.monotonicMs();
    const nextMs = await publishDue({ ...parts, ...known });
    const hasWritten = nextMs < PUBLISH_POLL_MS;
    if (hasWritten) roomAt = askedAt + BETWEEN_MS + SLACK_MS;
    // Last, since one that is not answered takes all the time that is left.
    const redeployed = platform === null ? 0 : await redeployDue({ ...parts, platform }, over);
    if (applied === store.applyRows || redeployed > 0 || lookMs < LOOK_POLL_MS) continue;
    // An installation's next write has to wait for a second.
    const waitMs = hasWritten ? nextMs : roomAt - clock.monotonicMs();
    if (!hasWritten && waitMs <= 0) return;
    await clock.wait(waitMs, over);
  }
}
