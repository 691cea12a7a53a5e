// Sends the load from a process of its own, so that the load does not use the CPU time of the server.
import { createFlood, createPushes, type Posting, renderPosting } from '../deliveries.ts';
import { type Acknowledged, type Loaded, loadClosed, loadOpen, summarize } from '../loads.ts';
import { serveParent } from './parent.ts';

/** Keeps connections busy with deliveries of one kind. */
export interface ClosedLoad {
  readonly url: string;
  readonly kind: 'flood' | 'pushes';
  readonly connections: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

/** Sends distinct deliveries at their times. */
export interface OpenLoad {
  readonly url: string;
  readonly connections: number;
  readonly perSecond: number;
  readonly count: number;
}

let salts = 0;

function nextSalt(): string {
  salts += 1;
  return `${String(process.pid % 100_000).padStart(5, '0')}${String(salts).padStart(3, '0')}`;
}

async function sendOpen({ url, ...how }: OpenLoad): Promise<Loaded> {
  const next = createFlood(nextSalt());
  const cpu = process.cpuUsage();
  const answers = await loadOpen(url, endless(next), how);
  const { user, system } = process.cpuUsage(cpu);
  const good = answers.filter(({ ackMs }) => !Number.isNaN(ackMs));
  const tookMs = good.map(({ intendedMs, ackMs }) => ackMs - intendedMs);
  const lastedMs = Math.max(...good.map(({ ackMs }) => ackMs)) - Math.min(...good.map(({ intendedMs }) => intendedMs));
  return { ...summarize(tookMs, lastedMs, answers.length - good.length), ownShare: (user + system) / 1_000 / lastedMs };
}

async function post(input: {
  url: string;
  perSecond: number;
  postings: readonly Posting[];
}): Promise<readonly Acknowledged[]> {
  const requests = input.postings.map((posting) => renderPosting('', posting, Date.now()));
  const how = { connections: 50, perSecond: input.perSecond, count: requests.length };
  return loadOpen(input.url, requests.values(), how);
}

function* endless(next: () => string): Generator<string> {
  for (;;) yield next();
}

serveParent(null, {
  closed: ({ url, kind, ...how }: ClosedLoad) =>
    loadClosed(url, kind === 'flood' ? createFlood(nextSalt()) : createPushes(), how),
  open: sendOpen,
  post,
});
