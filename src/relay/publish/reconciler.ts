import { unlessAborted } from '../../kernel/time-limit.ts';
import type { GithubApp, Platform } from '../relay-interfaces.ts';
import { createMaintenance } from './maintenance.ts';
import { fetchMissed, MISSED_MS } from './missed-webhooks.ts';
import { type PollLoop, startPollLoop, startWorkers } from './poll-loop.ts';
import { createPublisher, PUBLISH_POLL_MS } from './publisher.ts';
import { redeployDue } from './request-redeployments.ts';
import { createStatusPoller, STATUS_POLL_MS } from './status-poller.ts';
import type { PlatformWorkParts, WorkParts } from './work.ts';

/** What the reconciler works with. */
export interface ReconcilerParts extends WorkParts {
  /** Null if the relay has no token for the platform. */
  readonly platform: Platform | null;
  /** Whether GitHub's deliveries are received, so that missed ones are fetched. */
  readonly receivesGithub: boolean;
}

/** The work in the background. */
export interface Reconciler {
  /** Starts nothing more, and resolves when what is under way is done. */
  stop(): Promise<void>;
}

/** So many deliveries are applied in one transaction, which an append in SQLite waits for. */
export const APPLY_ROWS = 100;
/** A commit wakes the loop; this is for a hint of another relay that was lost. */
const APPLY_POLL_MS = 5_000;
/** Each transaction leaves the database to appends for so long, and lets deliveries gather for the next one. */
const APPLY_PAUSE_MS = 10;
const MAINTENANCE_MS = 1_000;
/** Applying a request wakes the loop; this is for what was held back, or left by a relay that died. */
const REDEPLOY_MS = 5_000;
/** So many at once, so that a response that is long in coming holds up no other check run or application. */
const WRITES_AT_ONCE = 10;
const CHECKS_AT_ONCE = 24;
/** How often the App itself is read, in milliseconds: an idle relay would not notice otherwise that GitHub refuses it. */
const APP_MS = 60_000;

/** Starts to bring GitHub to what is known: stored deliveries are applied, the status is read, check runs are written. */
export function startReconciler(parts: ReconcilerParts): Reconciler {
  const { store, github, clock, log, platform } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = (name: string, run: () => Promise<number>): PollLoop => startPollLoop({ name, run, clock, log });
  const every = (name: string, ms: number, work: () => Promise<unknown>): PollLoop =>
    loop(name, async () => {
      await work();
      return ms;
    });
  const publishing = startPublishing(parts);
  const maintain = createMaintenance(parts);
  const maintaining = every('maintenance', MAINTENANCE_MS, () => maintain(signal));
  const withPlatform = platform === null ? null : { ...parts, platform };
  const checking = withPlatform === null ? null : startChecking(withPlatform, signal);
  const redeploying =
    withPlatform === null ? null : every('redeploy', REDEPLOY_MS, () => redeployDue(withPlatform, signal));
  const applying = loop('apply', async () => {
    const { applied } = await store.apply({ limit: APPLY_ROWS, now: clock.epochMs(), rules: parts.rules() });
    // What GitHub asked for changes no deployment, so onChange does not tell of it.
    if (applied > 0) for (const one of [publishing, maintaining, redeploying]) one?.wake();
    if (applied > 0) await clock.wait(APPLY_PAUSE_MS, signal);
    return applied < APPLY_ROWS ? APPLY_POLL_MS : 0;
  });
  const missed = parts.receivesGithub ? every('missed', MISSED_MS, () => fetchMissed(parts, signal)) : null;
  const app = every('app', APP_MS, () => readApp(github, signal));
  const forget = store.onChange((changed) => {
    if (changed.length === 0) return applying.wake();
    for (const one of [publishing, checking, maintaining]) one?.wake();
  });
  return {
    stop: async () => {
      forget();
      stopping.abort();
      const loops = [applying, publishing, checking, maintaining, redeploying, missed, app];
      await Promise.all(loops.map((one) => one?.stop()));
    },
  };
}

/** Reads the App for the monitoring of calls to GitHub; a stop does not wait for the response. */
async function readApp(github: GithubApp, signal: AbortSignal): Promise<void> {
  await unlessAborted(github.readApp(), signal);
}

function startPublishing(parts: WorkParts): PollLoop {
  const { clock, log } = parts;
  const { claim, publish } = createPublisher(parts);
  return startWorkers({
    ...{ name: 'publish', size: WRITES_AT_ONCE, pollMs: PUBLISH_POLL_MS, clock, log },
    ...{ claim, work: publish },
  });
}

function startChecking(parts: PlatformWorkParts, signal: AbortSignal): PollLoop {
  const { clock, log } = parts;
  const { claim, check } = createStatusPoller(parts);
  return startWorkers<string>({
    ...{ name: 'status', size: CHECKS_AT_ONCE, pollMs: STATUS_POLL_MS, clock, log },
    ...{ claim, work: (application) => check(application, signal) },
  });
}
