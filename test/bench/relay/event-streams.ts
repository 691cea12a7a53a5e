import { quantileOf } from '../statistics.ts';
import { type Child, readRssBytes } from './children.ts';
import { applicationOf, type Posting } from './deliveries.ts';
import { startIssuer } from './issuer.ts';
import type { Acknowledged } from './loads.ts';
import type { Registering } from './scripts/prepare.ts';
import type { Waiting } from './scripts/streams.ts';
import { RULES, type Stage, storeSettings, untilIdle } from './stage.ts';

/** The memory of many open streams, and their latency. */
export interface StreamsRow {
  readonly streams: number;
  /** Of the relay's resident memory, a stream. */
  readonly kibEach: number;
  /** From a delivery's sending to the waiters for its deployment: all but a few share theirs with hundreds. */
  readonly toAllP99Ms: number;
  readonly toOneP99Ms: number;
  /** Who waited in vain. */
  readonly missed: number;
}

/** How many wait: each of `ones` for a deployment of its own, all others for a few that they share. */
export interface StreamsEffort {
  readonly streams: number;
  readonly ones: number;
  /** How long all has to be quiet before memory is read. */
  readonly settleMs: number;
}

const CLIENTS = 2;
const HEAR_LIMIT_MS = 10_000;
const ONES_PER_SECOND = 20;
/** A relay accepts a thousand waiters for one repository, and each deployment here has its own repository. */
const SHARING = 800;

/** Opens the streams, then reports one deployment after the other, and finally the shared ones: start, then outcome. */
export async function measureStreams(stage: Stage, { streams, ones, settleMs }: StreamsEffort): Promise<StreamsRow> {
  await using issuer = await startIssuer();
  const shares = Math.ceil((streams - ones) / SHARING);
  const registering = Array.from({ length: shares + ones }, (_, number): Registering => {
    return { application: applicationOf(number), deployment: `deployment-${number}`, number };
  });
  const store = (await stage.freshStore('SQLite')) ?? '';
  const preparing = await stage.start('prepare');
  const ids = (await preparing.request('register', {
    store: storeSettings(store),
    rules: RULES,
    registering,
  })) as string[];
  await preparing.stop();
  const relay = await stage.startRelay(store, { RELAY_SIGNATURE: 'standard-webhooks', RELAY_OIDC_ISSUER: issuer.url });
  const waiting = await Promise.all(
    ids.map(
      async (id, number): Promise<Waiting> => ({ id, token: await issuer.sign(1_000 + number, `bench/r${number}`) }),
    ),
  );
  await untilIdle(relay);
  const load = await stage.start('load');
  const streamed = new StreamedRelay(
    relay,
    load,
    await Promise.all(Array.from({ length: CLIENTS }, () => stage.start('streams'))),
  );
  const sharing = Array.from(
    { length: streams - ones },
    (_, index) => waiting[index % shares] ?? { id: '', token: '' },
  );
  await streamed.open([...waiting.slice(shares), ...sharing], settleMs);
  const { kibEach } = streamed;
  const one = await streamed.send(registering.slice(shares), 'DEPLOYMENT_STARTED', (index) =>
    index < ones ? index : null,
  );
  const toShared = (index: number): number | null => (index < ones ? null : (index - ones) % shares);
  const started = await streamed.send(registering.slice(0, shares), 'DEPLOYMENT_STARTED', toShared);
  const finished = await streamed.send(registering.slice(0, shares), 'DEPLOYMENT_SUCCEEDED', toShared);
  await streamed.stop();
  return {
    streams,
    kibEach,
    toAllP99Ms: Math.max(quantileOf(started.tookMs, 0.99), quantileOf(finished.tookMs, 0.99)),
    toOneP99Ms: quantileOf(one.tookMs, 0.99),
    missed: one.missed + started.missed + finished.missed,
  };
}

class StreamedRelay {
  readonly #relay: Child;
  readonly #load: Child;
  readonly #clients: readonly Child[];
  #streams = 0;
  kibEach = Number.NaN;

  constructor(relay: Child, load: Child, clients: readonly Child[]) {
    this.#relay = relay;
    this.#load = load;
    this.#clients = clients;
  }

  /** Opens a stream each; their cost is the growth of the relay's memory once it is idle. */
  async open(waiting: readonly Waiting[], settleMs: number): Promise<void> {
    this.#streams = waiting.length;
    const before = readRssBytes(this.#relay.pid);
    await Promise.all(
      this.#clients.map((client, at) =>
        client.request('open', {
          url: this.#relay.ready,
          waiting: waiting.filter((_, index) => index % CLIENTS === at),
        }),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    this.kibEach = (readRssBytes(this.#relay.pid) - before) / 1024 / waiting.length;
  }

  /** Sends one delivery each; `deliveryFor` returns the index of the one that a stream waits for, or null. */
  async send(
    deployments: readonly Registering[],
    event: Posting['event'],
    deliveryFor: (index: number) => number | null,
  ): Promise<{ tookMs: readonly number[]; missed: number }> {
    const marker = event === 'DEPLOYMENT_STARTED' ? '"state":"running"' : '"state":"succeeded"';
    await Promise.all(this.#clients.map((client) => client.request('listenFor', marker)));
    const postings = deployments.map(({ application, deployment }): Posting => {
      return { key: `streams-${event}-${deployment}`, event, application, deployment };
    });
    const input = { url: this.#relay.ready, perSecond: ONES_PER_SECOND, postings };
    const sent = (await this.#load.request('post', input)) as readonly Acknowledged[];
    const waiters = Array.from({ length: this.#streams }, (_, index) => ({ index, by: deliveryFor(index) }));
    const expected = waiters.filter(({ by }) => by !== null);
    for (let leftMs = HEAR_LIMIT_MS; ; leftMs -= 100) {
      const received = await this.#heard();
      const tookMs = expected.flatMap(({ index, by }) => {
        const [at, from] = [received(index), sent[by ?? 0]?.intendedMs];
        return at === null || from === undefined ? [] : [at - from];
      });
      const missed = expected.length - tookMs.length;
      if (missed === 0 || leftMs <= 0) return { tookMs, missed };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #heard(): Promise<(index: number) => number | null> {
    const all = (await Promise.all(this.#clients.map((client) => client.request('heard')))) as (number | null)[][];
    return (index) => all[index % CLIENTS]?.[Math.floor(index / CLIENTS)] ?? null;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#relay, this.#load, ...this.#clients].map((child) => child.stop()));
  }
}
