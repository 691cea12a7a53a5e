import { quantileOf } from '../statistics.ts';
import type { Child } from './children.ts';
import { applicationOf, type Posting } from './deliveries.ts';
import type { Acknowledged } from './loads.ts';
import type { Registering } from './scripts/prepare.ts';
import { RULES, type Stage, type StoreName, storeSettings, untilIdle } from './stage.ts';

/** The time between a delivery's acknowledgment and the first call to GitHub that it caused. */
export interface FirstCallRow {
  readonly store: StoreName;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly longestMs: number;
  readonly calls: number;
  /** Deliveries that caused no call. */
  readonly missed: number;
}

/** How much is sent. */
export interface FirstCallEffort {
  readonly perSecond: number;
  /** The first ones, which are not measured: meanwhile Node compiles, and PostgreSQL plans on each connection. */
  readonly warmUp: number;
  readonly count: number;
}

/**
 * Ends registered deployments one after the other, each in a repository and an installation of its own: it is not the second
 * between two writes of an installation that is measured. Their check runs are there, so that each end is one call.
 */
export async function measureFirstCalls(stage: Stage, effort: FirstCallEffort): Promise<readonly FirstCallRow[]> {
  const rows: FirstCallRow[] = [];
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    const store = await stage.freshStore(name);
    if (store === null) continue;
    const registering = Array.from({ length: effort.warmUp + effort.count }, (_, number): Registering => {
      return { application: applicationOf(number), deployment: `deployment-${number}`, number };
    });
    await prepare(stage, store, registering);
    const relay = await stage.startRelay(store, { RELAY_SIGNATURE: 'standard-webhooks' });
    await untilIdle(relay);
    // An installation allows one write a second.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    rows.push({ store: name, ...(await play(stage, relay, registering, effort)) });
    await relay.stop();
  }
  return rows;
}

async function prepare(stage: Stage, store: string, registering: readonly Registering[]): Promise<void> {
  const preparing = await stage.start('prepare');
  await preparing.request('register', { store: storeSettings(store), rules: RULES, registering });
  await preparing.stop();
}

async function play(
  stage: Stage,
  relay: Child,
  registering: readonly Registering[],
  { perSecond, warmUp }: FirstCallEffort,
): Promise<Omit<FirstCallRow, 'store'>> {
  const load = await stage.start('load');
  await stage.github.request('forget');
  const postings = registering.map(({ application, deployment, number }): Posting => {
    return { key: `first-call-${number}`, event: 'DEPLOYMENT_SUCCEEDED', application, deployment };
  });
  const acknowledged = (await load.request('post', {
    url: relay.ready,
    perSecond,
    postings,
  })) as readonly Acknowledged[];
  await untilIdle(relay);
  const calls = new Map((await stage.github.request('firstWrites')) as readonly (readonly [string, number])[]);
  await load.stop();
  const measured = [...acknowledged.entries()].slice(warmUp);
  const tookMs = measured.flatMap(([number, { ackMs }]) => {
    const calledMs = calls.get(`bench/r${number}`);
    // A call can be in flight before the response is read here.
    return calledMs === undefined || ackMs === null ? [] : [Math.max(0, calledMs - ackMs)];
  });
  const [p50Ms, p95Ms, longestMs] = [0.5, 0.95, 1].map((share) => quantileOf(tookMs, share));
  return {
    p50Ms: p50Ms ?? Number.NaN,
    p95Ms: p95Ms ?? Number.NaN,
    longestMs: longestMs ?? Number.NaN,
    calls: tookMs.length,
    missed: measured.length - tookMs.length,
  };
}
