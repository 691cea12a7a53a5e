import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMissing } from '../support/needs.ts';
import { someOf } from '../support/runs.ts';
import { type AttackedRelay, readMemoryMib, renderGithubDelivery, startAttackedRelay } from './relay/attacked-relay.ts';
import { createStory, send } from './relay/load.ts';
import { exchange, openRaw, type RawConnection, renderRequest, statusOf } from './relay/raw-http.ts';
import { readMetric } from './relay/standing.ts';
import { until } from './relay/until.ts';

const MIB = 1024 * 1024;
/** A signature of the right form: all that a stranger can offer. */
const FORM_OF_A_SIGNATURE = `sha256=${'a'.repeat(64)}`;

function openHook(head: string): string {
  return [
    'POST /hooks/github HTTP/1.1',
    'Host: relay.test',
    `X-Hub-Signature-256: ${FORM_OF_A_SIGNATURE}`,
    'Content-Type: application/json',
    `${head}\r\n\r\n`,
  ].join('\r\n');
}

function openMany(url: string, count: number, localAddress?: string): Promise<readonly RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => openRaw(url, localAddress)));
}

/** Delivers from the platform and from GitHub, with good secrets; returns the statuses. */
async function deliver({ relay }: AttackedRelay): Promise<readonly number[]> {
  const sent = await send(relay.url, createStory(['app-0'], 1).next());
  const received = await exchange(relay.url, renderGithubDelivery('{"zen":"Keep it logically awesome."}'));
  return [typeof sent === 'object' ? sent.status : 0, statusOf(received)];
}

/** Attacks a relay and delivers meanwhile; returns by how many MiB its memory grew at most. */
async function measureAttack(attack: (url: string) => Promise<readonly RawConnection[]>): Promise<number> {
  await using world = await startAttackedRelay();
  const { relay } = world;
  expect(await deliver(world)).toEqual([200, 200]);
  const idle = readMemoryMib(relay.pid).now;
  const connections = await attack(relay.url);
  expect(await deliver(world)).toEqual([200, 200]);
  const grownMib = readMemoryMib(relay.pid).peak - idle;
  for (const connection of connections) connection.destroy();
  expect(await deliver(world)).toEqual([200, 200]);
  console.info(`memory: idle ${idle.toFixed(0)} MiB, under attack up to ${grownMib.toFixed(0)} MiB more`);
  return grownMib;
}

type Attack = readonly [string, head: string, body: Buffer];

/** The data that each of a hundred connections sends. */
const ATTACKS: readonly Attack[] = [
  ['unfinished bodies of 2 MiB', `Content-Length: ${2 * MIB}`, Buffer.alloc(2 * MIB - 1, 'x')],
  ['bodies in chunks of one byte', 'Transfer-Encoding: chunked', Buffer.from('1\r\nx\r\n'.repeat(20_000))],
];

describe.skipIf(isMissing('linux'))('the memory of a relay', () => {
  test.each(someOf(ATTACKS, 1))(
    'stays limited under a hundred %s, while valid deliveries are stored',
    async (_, head, body) => {
      const grownMib = await measureAttack(async (url) => {
        const connections = await openMany(url, 100);
        await Promise.all(connections.map((one) => Promise.all([one.send(openHook(head)), one.send(body)])));
        return connections;
      });
      expect(grownMib).toBeLessThan(90);
    },
  );
});

describe('a relay under attack', () => {
  let world: AttackedRelay;
  beforeAll(async () => {
    world = await startAttackedRelay();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  test('drops unfinished bodies with 503 and Retry-After once they use too much memory', async () => {
    const { url } = world.relay;
    const bytes = Buffer.alloc(1_100_000, 'x');
    const connections: RawConnection[] = [];
    const findRefused = () => connections.find((one) => statusOf(one.received()) === 503)?.received();
    for (let count = 0; findRefused() === undefined && count < 1_000; count += 1) {
      const connection = await openRaw(url);
      connections.push(connection);
      const isLarge = count % 4 === 0;
      await connection.send(openHook(`Content-Length: ${isLarge ? 2 * MIB : 30_000}`));
      await connection.send(isLarge ? bytes : bytes.subarray(0, 20_000));
      if (!isLarge) expect(await deliver(world)).toEqual([200, 200]);
    }
    expect(findRefused()).toMatch(/^retry-after: \d+\r$/im);
    for (const one of connections) one.destroy();
  });

  test('gives a body ten seconds, and responds 408 then', async () => {
    const connection = await openRaw(world.relay.url);
    const startedMs = performance.now();
    await connection.send(`${openHook('Content-Length: 100')}half`);
    expect(statusOf(await connection.closed)).toBe(408);
    expect(performance.now() - startedMs).toBeGreaterThan(9_000);
  });

  test('writes one throttled line for a thousand refused tokens', async () => {
    const { relay } = world;
    const startedMs = performance.now();
    const token = await world.sign(0, { aud: 'another' });
    const head = `GET /v1/deployments/any HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const connection = await openRaw(relay.url);
    await connection.send(head.repeat(1_000));
    await connection.until('HTTP/1.1 401 ', 1_000);
    connection.destroy();
    const refused = relay.lines.filter(({ message }) => message === 'A token was refused.');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(1 + (performance.now() - startedMs) / 10_000);
    expect(relay.output()).not.toContain(token);
  });

  test('gives one repository a tenth of the waiting places, and others the rest', async () => {
    const { url } = world.relay;
    const streamOf = async (application: number): Promise<string> => {
      const [id, token] = [await world.register(application), await world.sign(application)];
      return `GET /v1/deployments/${id}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    };
    const [greedy, other] = [await streamOf(0), await streamOf(1)];
    const streams = await openMany(url, 1_000);
    await Promise.all(streams.map((one) => one.send(greedy)));
    await Promise.all(streams.map((one) => one.until('event: state')));
    const [late, another] = [await openRaw(url), await openRaw(url)];
    await late.send(greedy);
    await another.send(other);
    expect(statusOf(await late.until('\r\n\r\n'))).toBe(503);
    expect(statusOf(await another.until('event: state'))).toBe(200);
    streams[0]?.destroy();
    await until('a place is free', async () => (await readMetric(url, 'relay_streams_open')) === 1_000);
    const next = await openRaw(url);
    await next.send(greedy);
    expect(statusOf(await next.until('event: state'))).toBe(200);
    for (const one of [...streams, late, another, next]) one.destroy();
  });

  test('ends a stream when its token expires', async () => {
    const id = await world.register(0);
    let received = '';
    // On a slow machine a token may expire before its stream is open.
    for (let seconds = 1; statusOf(received) !== 200; seconds *= 2) {
      const token = await world.sign(0, { exp: Math.floor(Date.now() / 1000) + seconds });
      const stream = await openRaw(world.relay.url);
      await stream.send(renderRequest('GET', `/v1/deployments/${id}/events`, [`Authorization: Bearer ${token}`]));
      received = await stream.closed;
    }
    expect(received).toMatch(/^HTTP\/1\.1 200 .*event: state\n.*retry: 2000\n\n/s);
    expect(received).not.toContain('"ended":true');
  });

  test.skipIf(isMissing('linux'))('accepts a thousand connections of one address, and others meanwhile', async () => {
    const { url } = world.relay;
    const address = '127.0.0.2';
    const connections = await openMany(url, 1_000, address);
    const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const first = connections.at(0);
    await first?.send(request);
    expect(statusOf((await first?.until('alive')) ?? '')).toBe(200);
    const [tooMany, elsewhere] = [await openRaw(url, address), await openRaw(url)];
    void tooMany.send(request);
    await elsewhere.send(request);
    expect(await tooMany.closed).toBe('');
    expect(statusOf(await elsewhere.until('alive'))).toBe(200);
    for (const one of [...connections, elsewhere]) one.destroy();
  });
});
