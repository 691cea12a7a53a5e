import { startTimeLimit, withinLimit } from '../../kernel/time-limit.ts';
import { BETWEEN_MS } from '../decide/check-run-changes.ts';
import { createMaintenance } from './maintenance.ts';
import { fetchMissed } from './missed-webhooks.ts';
import { createPublisher } from './publisher.ts';
import { APPLY_ROWS, type ReconcilerParts } from './reconciler.ts';
import { redeployDue } from './request-redeployments.ts';
import { createStatusPoller } from './status-poller.ts';
import { finishAll } from './work.ts';

/** Allows for the store's clock, which counts whole milliseconds. */
const SLACK_MS = 20;
const AT_ONCE = 8;
const POLL_MS = 100;

/**
 * Returns a pass that does all due work, for a relay without a long-lived process: a scheduler calls it about every minute. A pass ends
 * when nothing is due, and starts nothing new after `budgetMs`. Rejects if the store does. The platform's clock is remembered for the next
 * pass.
 */
export function createReconcilePass(parts: ReconcilerParts): (budgetMs: number) => Promise<void> {
  const workers = createWorkers(parts);
  return async (budgetMs) => {
    const budget = startTimeLimit(parts.clock, budgetMs);
    try {
      // A slow response from GitHub does not delay status checks and other work.
      const app = parts.github.readApp().then(() => {});
      const missed = parts.receivesGithub ? fetchMissed(parts, budget.signal) : Promise.resolve();
      await withinLimit(parts.clock, budgetMs / 4, () => missed);
      await finishAll([app, missed, doAll(parts, workers, budgetMs, budget.signal)]);
    } finally {
      budget.end();
    }
  };
}

function createWorkers(parts: ReconcilerParts) {
  const { platform } = parts;
  return {
    publisher: createPublisher(parts),
    maintain: createMaintenance(parts),
    poller: platform === null ? null : createStatusPoller({ ...parts, platform }),
  };
}

async function doAll(
  parts: ReconcilerParts,
  { publisher, maintain, poller }: ReturnType<typeof createWorkers>,
  budgetMs: number,
  over: AbortSignal,
): Promise<void> {
  const { store, clock, rules, platform } = parts;
  let roomAt = Number.NEGATIVE_INFINITY;
  while (!over.aborted) {
    const { applied } = await store.apply({ limit: APPLY_ROWS, now: clock.epochMs(), rules: rules() });
    const due = poller === null ? [] : await poller.claim(AT_ONCE);
    await finishAll(due.map((application) => poller?.check(application, over, budgetMs / 4) ?? Promise.resolve()));
    await maintain(over);
    const claimedAt = clock.monotonicMs();
    const claimed = await publisher.claim(AT_ONCE);
    await finishAll(claimed.map((one) => publisher.publish(one)));
    if (claimed.length > 0) roomAt = claimedAt + BETWEEN_MS + SLACK_MS;
    // Last, since one without a response takes all remaining time.
    const redeployed = platform === null ? 0 : await redeployDue({ ...parts, platform }, over);
    if (applied === APPLY_ROWS || redeployed > 0 || due.length === AT_ONCE) continue;
    // An installation may write once a second.
    const waitMs = claimed.length > 0 ? POLL_MS : roomAt - clock.monotonicMs();
    if (waitMs <= 0) return;
    await clock.wait(waitMs, over);
  }
}
