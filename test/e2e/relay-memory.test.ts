import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange, openRaw, type RawConnection, renderRequest, statusOf } from '../relay/support/raw-http.ts';
import { isMissing } from '../support/needs.ts';
import { createStory, send } from './relay/load.ts';
import { type RelayProcess, startRelayProcess } from './relay/processes.ts';
import { startScriptedGithub } from './relay/scripted-github.ts';
import { applicationsOf, GITHUB_SECRET, setStage } from './relay/stage.ts';
import { until } from './relay/until.ts';

const MIB = 1024 * 1024;
const METRICS = 'GET /metrics HTTP/1.1\r\nHost: relay.test\r\n\r\n';

/** Renders the head of a delivery with a signature of the right form: all that a stranger can offer. */
function renderForged(length: number): string {
  const signature = `X-Hub-Signature-256: sha256=${'a'.repeat(64)}`;
  return `POST /hooks/github HTTP/1.1\r\nHost: relay.test\r\n${signature}\r\nContent-Length: ${length}\r\n\r\n`;
}

/** Renders a signed delivery of GitHub's. */
function renderSigned(): string {
  const body = '{"zen":"Keep it logically awesome."}';
  const signature = createHmac('sha256', GITHUB_SECRET).update(body).digest('hex');
  const headers = [`X-Hub-Signature-256: sha256=${signature}`, `X-GitHub-Delivery: ${randomUUID()}`];
  return renderRequest('POST', '/hooks/github', [...headers, 'X-GitHub-Event: ping'], body);
}

/** Delivers from the platform and from GitHub, with good secrets, until both are stored. */
async function deliver({ url }: RelayProcess): Promise<void> {
  const posting = createStory(['app-0'], 1).next();
  await until('the deliveries are stored', async () => {
    const sent = await send(url, posting);
    const received = statusOf(await exchange(url, renderSigned()));
    return typeof sent === 'object' && sent.status === 200 && received === 200;
  });
}

/** Returns the resident memory of a process in MiB: now, and the most that it ever had. */
function readMemoryMib(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** Opens connections that send unfinished bodies of 2 MiB. */
async function sendUnfinished(url: string, count: number): Promise<readonly RawConnection[]> {
  const body = Buffer.alloc(2 * MIB - 1, 'x');
  const connections = await Promise.all(Array.from({ length: count }, () => openRaw(url)));
  await Promise.all(connections.map((one) => Promise.all([one.send(renderForged(2 * MIB)), one.send(body)])));
  return connections;
}

/** Opens connections that send many requests and read nothing. */
async function openWithoutReader(url: string, count: number, bytes: Buffer): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(Number(new URL(url).port), '127.0.0.1').pause());
  for (const socket of sockets) socket.on('error', () => {}).write(bytes);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

describe.skipIf(isMissing('linux'))('the memory of a relay', () => {
  const resources = new AsyncDisposableStack();
  let relay: RelayProcess;
  let idleMib: number;
  beforeAll(async () => {
    const stage = resources.use(setStage(applicationsOf(1)));
    const github = resources.use(await startScriptedGithub());
    const env = {
      RELAY_STORE: stage.sqlite,
      GITHUB_API_URL: github.urlFor('one'),
      GITHUB_WEBHOOK_SECRET: GITHUB_SECRET,
      // On machines with much memory V8 lets short-lived objects fill up to 100 MiB before it collects them.
      NODE_OPTIONS: '--max-semi-space-size=16',
    };
    relay = await startRelayProcess({ env: { ...stage.env, ...env } });
    resources.defer(() => relay.kill());
    await deliver(relay);
    idleMib = readMemoryMib(relay.pid).now;
  });
  afterAll(() => resources.disposeAsync());

  test.each([
    ['a hundred unfinished bodies of 2 MiB', 1, 90, (url: string) => sendUnfinished(url, 100)],
    [
      '150 connections that send 6.6 MB of requests and read nothing',
      8,
      120,
      (url: string) => openWithoutReader(url, 150, Buffer.from(METRICS.repeat(6_600_000 / METRICS.length))),
    ],
  ])('stays limited under %s, while %i valid deliveries are stored', async (_, times, maxGrowthMib, attack) => {
    const connections = await attack(relay.url);
    for (let count = 0; count < times; count++) await deliver(relay);
    const grownMib = readMemoryMib(relay.pid).peak - idleMib;
    for (const connection of connections) connection.destroy();
    await deliver(relay);
    console.info(`memory: idle ${idleMib.toFixed(0)} MiB, under attack up to ${grownMib.toFixed(0)} MiB more`);
    expect(grownMib).toBeLessThan(maxGrowthMib);
  });
});
