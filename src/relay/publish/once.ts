import { runErrands } from './errands.ts';
import { lookDue } from './looker.ts';
import { fetchMissed } from './missed.ts';
import { publishDue } from './publisher.ts';
import { APPLY_ROWS, type ReconcilerParts } from './reconciler.ts';

/** What is due again within this is waited for: a check run's second write, or the second between two. */
const PATIENCE_MS = 250;

/**
 * Answers what does all that is due, for a relay without a long-lived process: somebody calls it every minute or so. A pass ends once
 * nothing is due, or after `budgetMs`. Rejects where the store does. What one pass learns of the platform's clock, the next one knows.
 */
export function createReconcilePass(parts: ReconcilerParts): (budgetMs: number) => Promise<void> {
  const { store, clock, rules, platform } = parts;
  const clocks = { platform: null };
  return async (budgetMs) => {
    const endsAt = clock.monotonicMs() + budgetMs;
    const { signal } = new AbortController();
    if (parts.receivesGithub) await fetchMissed(parts);
    for (;;) {
      const { applied } = await store.apply({ limit: APPLY_ROWS, now: clock.epochMs(), rules: rules() });
      if (platform !== null) await lookDue({ ...parts, platform, clocks }, signal);
      await runErrands(parts, signal);
      const nextMs = await publishDue(parts);
      if (clock.monotonicMs() >= endsAt) return;
      if (applied === APPLY_ROWS) continue;
      if (nextMs > PATIENCE_MS) return;
      await clock.wait(nextMs);
    }
  };
}
