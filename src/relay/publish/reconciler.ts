import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';
import { unlessAborted } from '../../kernel/time-limit.ts';
import type { Rules } from '../decide/rules.ts';
import type { GithubApp, Meter, Platform, RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';
import { runErrands } from './maintenance.ts';
import { fetchMissed, MISSED_MS } from './missed-webhooks.ts';
import { type Lane, startLane } from './poll-loop.ts';
import { PUBLISH_POLL_MS, publishDue } from './publisher.ts';
import { redeployDue } from './request-redeployments.ts';
import { LOOK_POLL_MS, type LookerParts, lookDue } from './status-poller.ts';
import { startTeam } from './workers.ts';

/** What the reconciler works with. */
export interface ReconcilerParts {
  readonly store: Store;
  readonly github: GithubApp;
  /** Null where the relay has no token for the platform. */
  readonly platform: Platform | null;
  readonly clock: Clock;
  readonly random: Random;
  readonly rules: () => Rules;
  readonly meter: Meter;
  readonly log: RelayLog;
  readonly owner: string;
  /** Whether GitHub's deliveries are received, so that missed ones are missed. */
  readonly receivesGithub: boolean;
}

/** All that goes on beside the answering of requests. */
export interface Reconciler {
  /** Begins nothing more, and resolves when what is under way is done. */
  stop(): Promise<void>;
}

const APPLY_POLL_MS = 1_000;
const ERRANDS_MS = 1_000;
/** Who takes a request in wakes who carries it out; this is for what was held back, or left by a relay that died. */
const REDEPLOY_MS = 5_000;
/** Side by side, so that an answer that is long in coming holds up nobody else's check run. */
const PUBLISHERS = 5;
/** The same of the status: that of one application may not be had for half a minute. */
const LOOKERS = 3;
/** How often the App itself is read, in milliseconds: an idle relay would not notice otherwise that GitHub refuses it. */
const APP_MS = 60_000;
const PRUNE_MS = 10 * 60_000;
const PRUNE_ROWS = 1_000;
/** How long what is over is remembered, in milliseconds: the page shows it, and an equal delivery is known. */
const REMEMBERED_MS = 7 * 24 * 3_600_000;

/** Begins to bring GitHub to what is known: stored deliveries are projected, the status is read, check runs are written. */
export function startReconciler(parts: ReconcilerParts): Reconciler {
  const { store, clock, log, platform } = parts;
  const stopping = new AbortController();
  const lane = (name: string, run: () => Promise<number>): Lane => startLane({ name, run, clock, log });
  const publishers = startPublishers(parts);
  const lookers = platform === null ? null : startLookers({ ...parts, platform }, stopping.signal);
  const errands = lane('errands', async () => {
    await runErrands(parts, stopping.signal);
    return ERRANDS_MS;
  });
  const redeploying =
    platform === null
      ? null
      : lane('redeploy', async () => {
          await redeployDue({ ...parts, platform }, stopping.signal);
          return REDEPLOY_MS;
        });
  const applying = lane('apply', async () => {
    const { applied } = await store.apply({ limit: store.applyRows, now: clock.epochMs(), rules: parts.rules() });
    // What GitHub asked for changes no deployment, so that nobody else would tell of it.
    if (applied > 0) for (const one of [publishers, errands, redeploying]) one?.wake();
    return applied < store.applyRows ? APPLY_POLL_MS : 0;
  });
  const fetching = async (): Promise<number> => {
    await fetchMissed(parts, stopping.signal);
    return MISSED_MS;
  };
  const missed = parts.receivesGithub ? lane('missed', fetching) : null;
  const app = lane('app', async () => {
    await readApp(parts.github, stopping.signal);
    return APP_MS;
  });
  const pruning = lane('prune', () => pruneNext(parts));
  const forget = store.onChange((changed) => {
    if (changed.length === 0) return applying.wake();
    for (const one of [publishers, lookers, errands]) one?.wake();
  });
  return {
    stop: async () => {
      forget();
      stopping.abort();
      const lanes = [applying, publishers, lookers, errands, redeploying, missed, app, pruning];
      await Promise.all(lanes.map((one) => one?.stop()));
    },
  };
}

/** Reads the App for whoever watches the calls to GitHub; a stop does not wait for the response. */
async function readApp(github: GithubApp, signal: AbortSignal): Promise<void> {
  await unlessAborted(github.readApp(), signal);
}

function startPublishers(parts: ReconcilerParts): Lane {
  const { clock, log } = parts;
  const known = { ...parts, installations: new Map() };
  const run = (onTaken: () => void): Promise<number> => publishDue(known, onTaken);
  return startTeam({ name: 'publish', size: PUBLISHERS, run, pollMs: PUBLISH_POLL_MS, clock, log });
}

function startLookers(parts: Omit<LookerParts, 'clocks' | 'underWay'>, signal: AbortSignal): Lane {
  const { clock, log } = parts;
  const known = { ...parts, clocks: { platform: null }, underWay: new Map() };
  const run = (onTaken: () => void): Promise<number> => lookDue(known, signal, { onTaken });
  return startTeam({ name: 'look', size: LOOKERS, run, pollMs: LOOK_POLL_MS, clock, log });
}

/** Forgets what has been over for a week, at most a thousand rows of a kind; answers after how many milliseconds to do it again. */
export async function pruneNext({ store, clock }: Pick<ReconcilerParts, 'store' | 'clock'>): Promise<number> {
  const removed = await store.prune({ before: clock.epochMs() - REMEMBERED_MS, limit: PRUNE_ROWS });
  return removed >= PRUNE_ROWS ? 0 : PRUNE_MS;
}
