import type { Clock } from '../../kernel/clock.ts';
import { startTimeLimit, unlessAborted, withinLimit } from '../../kernel/time-limit.ts';
import { BETWEEN_MS } from '../decide/check-run-changes.ts';
import { createMaintenance } from './maintenance.ts';
import { createMissedFetcher, MISSED_MS } from './missed-webhooks.ts';
import { type PollLoop, SLACK_MS, startPollLoop, startWorkers } from './poll-loop.ts';
import { createPublisher } from './publisher.ts';
import { redeployDue } from './request-redeployments.ts';
import { createStatusPoller } from './status-poller.ts';
import { finishAll, type PlatformWorkParts, type WorkParts } from './work.ts';

/** The maximum number of deliveries in one transaction, for which an append in SQLite waits. */
const APPLY_ROWS = 100;
/** A commit wakes the loop. This interval is for the commits of other relays. */
const APPLY_POLL_MS = 5_000;
/** A pause after each transaction lets appends proceed and deliveries accumulate. */
const APPLY_PAUSE_MS = 10;
/** While so many deliveries a second are stored, the pause is repeated, for at most this long. */
const CROWD_PER_SECOND = 1_500;
const CROWDED_PAUSE_MS = 500;
const MAINTENANCE_MS = 1_000;
/** Applying a request wakes the loop. This interval is for retries and for the work of a relay that died. */
const REDEPLOY_MS = 5_000;
/** How many at once, so that a slow response does not delay other check runs or applications, and how often to look for due ones. */
const PUBLISHING = { name: 'publish', size: 10, pollMs: 1_000 };
const CHECKING = { name: 'status', size: 24, pollMs: 1_000 };
/** How often to read the App itself, in milliseconds: an idle relay would not notice otherwise that GitHub refuses the App. */
const APP_MS = 60_000;

/** Of a pass: how many tasks of a kind it claims at once, and how long it waits for more, in milliseconds. */
const AT_ONCE = 8;
const POLL_MS = 100;

/** Starts the background work: it applies stored deliveries, checks statuses and writes check runs. */
export function startReconciler(parts: WorkParts) {
  const { store, github, clock, log, platform } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = (name: string, run: () => Promise<number>): PollLoop => startPollLoop({ name, run, clock, log });
  const every = (name: string, ms: number, work: () => Promise<unknown>): PollLoop =>
    loop(name, async () => {
      await work();
      return ms;
    });
  const { claim, publish } = createPublisher(parts);
  const publishing = startWorkers({ ...PUBLISHING, claim, work: publish, clock, log });
  const maintain = createMaintenance(parts);
  const maintaining = every('maintenance', MAINTENANCE_MS, () => maintain(signal));
  const withPlatform = platform === null ? null : { ...parts, platform };
  const checking = withPlatform && startChecking(withPlatform, signal);
  const redeploying = withPlatform && every('redeploy', REDEPLOY_MS, () => redeployDue(withPlatform, signal));
  const pause = createApplyPause(clock, signal);
  const applying = loop('apply', async () => {
    const { applied } = await store.apply({ limit: APPLY_ROWS, now: clock.epochMs(), rules: parts.rules() });
    // A request from GitHub changes no deployment, so onChange does not report it.
    if (applied > 0) for (const one of [publishing, maintaining, redeploying]) one?.wake();
    if (applied > 0) await pause.wait();
    return applied < APPLY_ROWS ? APPLY_POLL_MS : 0;
  });
  const fetchMissed = createMissedFetcher(parts);
  const missed = parts.receivesGithub ? every('missed', MISSED_MS, () => fetchMissed(signal)) : null;
  // Stopping does not wait for the response.
  const app = every('app', APP_MS, () => unlessAborted(github.readApp(), signal));
  const forget = store.onChange((changed, stored) => {
    pause.noteStored(stored);
    if (changed.length === 0) return applying.wake();
    for (const one of [publishing, checking, maintaining]) one?.wake();
  });
  return {
    /** Starts nothing new; resolves when the current work is done. */
    stop: async (): Promise<void> => {
      forget();
      stopping.abort();
      const loops = [applying, publishing, checking, maintaining, redeploying, missed, app];
      await Promise.all(loops.map((one) => one?.stop()));
    },
  };
}

/** Returns the pause after a transaction: senders time out, applying does not. */
function createApplyPause(clock: Clock, signal: AbortSignal) {
  let storedSince = 0;
  return {
    noteStored: (count: number): void => {
      storedSince += count;
    },
    wait: async (): Promise<void> => {
      storedSince = 0;
      const startedAt = clock.monotonicMs();
      for (let tookMs = 0; tookMs < CROWDED_PAUSE_MS && !signal.aborted; tookMs = clock.monotonicMs() - startedAt) {
        await clock.wait(APPLY_PAUSE_MS, signal);
        if (storedSince < (CROWD_PER_SECOND / 1_000) * (clock.monotonicMs() - startedAt)) return;
      }
    },
  };
}

function startChecking(parts: PlatformWorkParts, signal: AbortSignal): PollLoop {
  const { clock, log } = parts;
  const { claim, check } = createStatusPoller(parts);
  const work = (application: string): Promise<void> => check(application, signal);
  return startWorkers({ ...CHECKING, claim, work, clock, log });
}

/**
 * Returns a pass that does all due work, for a relay without a long-lived process: a scheduler calls it about every minute. A pass ends
 * when nothing is due, and starts nothing new after `budgetMs`. Rejects if the store does. The platform's clock is remembered for the next
 * pass.
 */
export function createReconcilePass(parts: WorkParts): (budgetMs: number) => Promise<void> {
  const workers = createWorkers(parts);
  return async (budgetMs) => {
    const budget = startTimeLimit(parts.clock, budgetMs);
    try {
      // A slow response from GitHub does not delay status checks and other work.
      const app = parts.github.readApp().then(() => {});
      const missed = parts.receivesGithub ? workers.fetchMissed(budget.signal) : Promise.resolve();
      await withinLimit(parts.clock, budgetMs / 4, () => missed);
      await finishAll([app, missed, doAll(parts, workers, budgetMs, budget.signal)]);
    } finally {
      budget.end();
    }
  };
}

function createWorkers(parts: WorkParts) {
  const { platform } = parts;
  return {
    publisher: createPublisher(parts),
    maintain: createMaintenance(parts),
    fetchMissed: createMissedFetcher(parts),
    poller: platform === null ? null : createStatusPoller({ ...parts, platform }),
  };
}

async function doAll(
  parts: WorkParts,
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
