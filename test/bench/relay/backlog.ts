import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { type Child, readRssBytes } from './children.ts';
import { applicationOf } from './deliveries.ts';
import { sharedMs } from './scripts/parent.ts';
import type { Registering } from './scripts/prepare.ts';
import { RULES, readBacklog, type Stage, type StoreName, storeSettings } from './stage.ts';

/** How a backlog was drained. */
export interface BacklogRow {
  readonly store: StoreName;
  readonly deliveries: number;
  readonly seconds: number;
  /** The relay's resident memory while it drained, from its first second on. */
  readonly leastMib: number;
  readonly mostMib: number;
  /** How much more it took at most in the second half than in the first. */
  readonly growthMib: number;
  /** Deliveries that were applied before one that was stored earlier. */
  readonly outOfOrder: number;
  /** Check runs that were reset to an earlier state. */
  readonly falls: number;
}

/** How much is stored before. */
export interface BacklogEffort {
  readonly deliveries: number;
  readonly deployments: number;
}

/** So many of the deployments are registered: each is on a check run. */
const REGISTERED = 100;
const POLL_MS = 100;
const OUT_OF_ORDER = `SELECT COUNT(*) AS count FROM (
  SELECT applied_at, LAG(applied_at) OVER (ORDER BY seq) AS former FROM inbox) AS row WHERE applied_at < former`;

/** Stores deliveries while no relay runs, each deployment's start again and again and its end, and starts a relay on them. */
export async function measureBacklog(
  stage: Stage,
  effort: BacklogEffort,
  stores: readonly StoreName[] = ['SQLite', 'PostgreSQL'],
): Promise<readonly BacklogRow[]> {
  const rows: BacklogRow[] = [];
  for (const store of stores) {
    const address = await stage.freshStore(store);
    if (address !== null) rows.push({ store, ...(await drain(stage, address, effort)) });
  }
  return rows;
}

async function drain(
  stage: Stage,
  store: string,
  { deliveries, deployments: count }: BacklogEffort,
): Promise<Omit<BacklogRow, 'store'>> {
  const deployments = Array.from({ length: count }, (_, number): Registering => {
    return { application: applicationOf(number), deployment: `deployment-${number}`, number };
  });
  const [settings, registering] = [storeSettings(store), deployments.slice(0, REGISTERED)];
  const preparing = await stage.start('prepare');
  await preparing.request('register', { store: settings, rules: RULES, registering });
  await preparing.request('append', { store: settings, deployments, count: deliveries });
  await preparing.stop();
  const { falls: before } = await countsOf(stage);
  const beginsMs = sharedMs();
  const relay = await stage.startRelay(store, { RELAY_SIGNATURE: 'standard-webhooks' });
  const rssBytes = await watchDrain(relay);
  const seconds = (sharedMs() - beginsMs) / 1_000;
  await relay.request('close');
  const half = Math.ceil(rssBytes.length / 2);
  const [first, second] = [Math.max(...rssBytes.slice(0, half)), Math.max(...rssBytes.slice(half))];
  return {
    deliveries,
    seconds,
    leastMib: Math.min(...rssBytes) / 2 ** 20,
    mostMib: Math.max(first, second) / 2 ** 20,
    growthMib: Math.max(0, second - first) / 2 ** 20,
    outOfOrder: await countOutOfOrder(store),
    falls: (await countsOf(stage)).falls - before,
  };
}

/** Looks at the memory until nothing is left; one look is there at least. */
async function watchDrain(relay: Child): Promise<readonly number[]> {
  const rssBytes: number[] = [];
  const beginsMs = sharedMs();
  for (;;) {
    if (sharedMs() - beginsMs > 1_000 || rssBytes.length === 0) rssBytes.push(readRssBytes(relay.pid));
    const { pending } = await readBacklog(relay);
    if (pending === 0) return rssBytes;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function countsOf(stage: Stage): Promise<{ writes: number; falls: number }> {
  return (await stage.github.request('counts')) as { writes: number; falls: number };
}

async function countOutOfOrder(store: string): Promise<number> {
  const settings = storeSettings(store);
  if (settings.kind === 'sqlite') {
    const database = new DatabaseSync(settings.path);
    const row = database.prepare(OUT_OF_ORDER).get();
    database.close();
    return Number(row?.['count']);
  }
  const client = new Client(settings.url);
  await client.connect();
  const { rows } = await client.query(OUT_OF_ORDER);
  await client.end();
  return Number(rows[0]?.count);
}
