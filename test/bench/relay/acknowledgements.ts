import { medianOf } from '../statistics.ts';
import { type Child, readCpuMs } from './children.ts';
import { WEBHOOK_SECRET } from './deliveries.ts';
import { findFreePort } from './free-port.ts';
import type { Loaded } from './loads.ts';
import type { InstalledProbot } from './probot.ts';
import type { ClosedLoad } from './scripts/load.ts';
import { type Stage, untilIdle } from './stage.ts';

/** The name of what all the others are compared with. */
const NODE_ECHO = 'node:http, echo';

/** The responses of one server, over all rounds. */
export interface AckRow {
  readonly name: string;
  /** The median of the rounds. */
  readonly perSecond: number;
  /** Of node:http's in the same round: the median of the rounds, and the ends. */
  readonly ratio: number;
  readonly ratios: readonly [number, number];
  readonly p99Ms: number;
  readonly failures: number;
  /** The maximum share of a processor that the load used. */
  readonly loadShare: number;
  /** The CPU time of the relay for one delivery, in microseconds, until all is applied; null for the other servers. */
  readonly cpuUs: number | null;
}

/** How long is measured. */
export interface AckEffort {
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

const CONNECTIONS = 50;

interface Server {
  readonly name: string;
  readonly child: Child;
  readonly kind: ClosedLoad['kind'];
  readonly isRelay: boolean;
}

type Measured = Loaded & Pick<AckRow, 'cpuUs'>;

/** Measures responses a second of each server in turn, round after round; names what is missing here, with the reason. */
export async function measureAcks(
  stage: Stage,
  { rounds, ...how }: AckEffort,
  probot: InstalledProbot | null,
): Promise<{ rows: readonly AckRow[]; missing: readonly string[] }> {
  const { servers, missing } = await startServers(stage, probot);
  const load = await stage.start('load');
  const measured = new Map<string, Measured[]>(servers.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, child, kind, isRelay } of servers) {
      const input: ClosedLoad = { url: String(child.ready), kind, connections: CONNECTIONS, ...how };
      const cpuMs = readCpuMs(child.pid);
      const loaded = (await load.request('closed', input)) as Loaded;
      if (isRelay) await untilIdle(child);
      const deliveries = (loaded.perSecond * (how.warmUpMs + how.measureMs)) / 1_000;
      const cpuUs = isRelay ? ((readCpuMs(child.pid) - cpuMs) * 1_000) / deliveries : null;
      measured.get(name)?.push({ ...loaded, cpuUs });
    }
  }
  await Promise.all([load, ...servers.map(({ child }) => child)].map((child) => child.stop()));
  return { rows: summarizeAcks(measured), missing };
}

/** Returns a row a server; ratios are to what node:http did in the same round. */
export function summarizeAcks(measured: ReadonlyMap<string, readonly Measured[]>): AckRow[] {
  const echoes = measured.get(NODE_ECHO) ?? [];
  return [...measured].map(([name, loads]) => {
    const ratios = loads.map(({ perSecond }, round) => perSecond / (echoes[round]?.perSecond ?? Number.NaN));
    return {
      name,
      perSecond: medianOf(loads.map(({ perSecond }) => perSecond)),
      ratio: medianOf(ratios),
      ratios: [Math.min(...ratios), Math.max(...ratios)],
      p99Ms: medianOf(loads.map(({ p99Ms }) => p99Ms)),
      failures: loads.reduce((sum, { failures }) => sum + failures, 0),
      loadShare: Math.max(...loads.map(({ ownShare }) => ownShare)),
      cpuUs: loads[0]?.cpuUs == null ? null : medianOf(loads.map(({ cpuUs }) => cpuUs ?? Number.NaN)),
    };
  });
}

async function startServers(
  stage: Stage,
  probot: InstalledProbot | null,
): Promise<{ servers: readonly Server[]; missing: readonly string[] }> {
  const plain = { kind: 'flood', isRelay: false } as const;
  const servers: Server[] = [
    { ...plain, name: 'nothing but a socket', child: await stage.start('socket-answer') },
    { ...plain, name: NODE_ECHO, child: await stage.start('node-echo') },
    { ...plain, name: 'Hono, echo', child: await stage.start('hono-echo') },
  ];
  const missing: string[] = [];
  if (probot === null) missing.push('Probot is not measured: it could not be installed from the registry.');
  else {
    const child = await stage.start('probot-receiver', {
      args: [probot.entry, WEBHOOK_SECRET, String(await findFreePort())],
    });
    servers.push({ ...plain, name: `Probot ${probot.version}, an app that does nothing`, child, kind: 'pushes' });
  }
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    const store = await stage.freshStore(name);
    if (store === null) missing.push(`${name} is not measured: there is none on this machine.`);
    else servers.push({ ...plain, name: `relay, ${name}`, child: await stage.startRelay(store), isRelay: true });
  }
  return { servers, missing };
}
