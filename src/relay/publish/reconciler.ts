import { unlessAborted } from '../../kernel/time-limit.ts';
import type { GithubApp, Platform } from '../relay-interfaces.ts';
import { createMaintenance } from './maintenance.ts';
import { fetchMissed, MISSED_MS } from './missed-webhooks.ts';
import { type PollLoop, startPollLoop, startWorkers } from './poll-loop.ts';
import { createPublisher, PUBLISH_POLL_MS } from './publisher.ts';
import { redeployDue } from './request-redeployments.ts';
import { createStatusPoller, STATUS_POLL_MS } from './status-poller.ts';
import type { PlatformWorkParts, WorkParts } from './work.ts';

/** What the reconciler needs. */
export interface ReconcilerParts extends WorkParts {
  readonly platform: Platform | null;
  /** True if the relay accepts GitHub's deliveries, so that it also fetches missed ones. */
  readonly receivesGithub: boolean;
}

/** The background work of a relay. */
export interface Reconciler {
  /** Starts nothing new; resolves when the current work is done. */
  stop(): Promise<void>;
}

/** The maximum number of deliveries in one transaction, for which an append in SQLite waits. */
export const APPLY_ROWS = 100;
/** A commit wakes the loop. This interval is for the commits of other relays. */
const APPLY_POLL_MS = 5_000;
/** A pause after each transaction lets appends proceed and deliveries accumulate. */
const APPLY_PAUSE_MS = 10;
const MAINTENANCE_MS = 1_000;
/** Applying a request wakes the loop. This interval is for retries and for the work of a relay that died. */
const REDEPLOY_MS = 5_000;
/** Several at once, so that a slow response does not delay other check runs or applications. */
const WRITES_AT_ONCE = 10;
const CHECKS_AT_ONCE = 24;
/** How often to read the App itself, in milliseconds: an idle relay would not notice otherwise that GitHub refuses the App. */
const APP_MS = 60_000;

/** Starts the background work: it applies stored deliveries, checks statuses and writes check runs. */
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
    // A request from GitHub changes no deployment, so onChange does not report it.
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

/** Reads the App for the monitoring of GitHub; stopping does not wait for the response. */
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
