import type { Clock } from '../../kernel/clock.ts';
import { unlessAborted } from '../../kernel/time-limit.ts';
import { createMaintenance } from './maintenance.ts';
import { createMissedFetcher, MISSED_MS } from './missed-webhooks.ts';
import { type PollLoop, startPollLoop, startWorkers } from './poll-loop.ts';
import { createPublisher } from './publisher.ts';
import { redeployDue } from './request-redeployments.ts';
import { createStatusPoller } from './status-poller.ts';
import type { PlatformWorkParts, WorkParts } from './work.ts';

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
