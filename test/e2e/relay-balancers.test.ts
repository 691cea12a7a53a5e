import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMissing, type Need } from '../support/needs.ts';
import { findFreePort } from '../support/postgres.ts';
import { ROOT } from '../support/programs.ts';
import { findClosedPort, startScriptedServer } from '../support/scripted-server.ts';
import { createStory, type Load, startLoad } from './relay/load.ts';
import { startRelayProcess } from './relay/processes.ts';
import { startScriptedGithub } from './relay/scripted-github.ts';
import { ADMIN_TOKEN, applicationsOf, setStage } from './relay/stage.ts';
import { until } from './relay/until.ts';

/** A load balancer: how the page names it, and how it runs in the foreground. */
interface Balancer {
  readonly need: Need;
  readonly language: string;
  /** Returns the whole configuration around the page's block. */
  readonly complete: (block: string, folder: string) => string;
  readonly command: (file: string) => readonly string[];
}

const BALANCERS: readonly Balancer[] = [
  {
    need: 'nginx',
    language: 'nginx',
    complete: (block, folder) => `pid ${folder}/nginx.pid; events {} http { ${renderFolders(folder)}\n${block}\n}`,
    command: (file) => ['/usr/sbin/nginx', '-e', '/dev/null', '-g', 'daemon off;', '-c', file],
  },
  {
    need: 'haproxy',
    language: 'haproxy',
    complete: (block) => block,
    command: (file) => ['/usr/sbin/haproxy', '-db', '-f', file],
  },
  {
    need: 'caddy',
    language: 'caddyfile',
    complete: (block) => `{\n  admin off\n}\n${block}`,
    command: (file) => ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
];

/** The folders that nginx would otherwise make below /var. */
function renderFolders(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
}

function readBlock(language: string): string {
  const page = readFileSync(join(ROOT, 'docs/relay/balancers.md'), 'utf8');
  return new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '';
}

/** Starts a balancer with the page's configuration, in front of two relays; resolves once it forwards requests. */
async function startBalancer(
  { need, language, complete, command }: Balancer,
  ports: readonly string[],
  folder: string,
) {
  const port = await findFreePort();
  const block = readBlock(language)
    .replace('10.0.0.1:8080', `127.0.0.1:${ports[0]}`)
    .replace('10.0.0.2:8080', `127.0.0.1:${ports[1]}`)
    .replace(/(?<=listen |bind :|^:)80\b/m, String(port));
  const file = join(folder, `${need}.conf`);
  writeFileSync(file, complete(block, folder));
  const [program = '', ...rest] = command(file);
  const child = spawn(program, rest, { env: { PATH: process.env['PATH'], HOME: folder }, stdio: 'ignore' });
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await until(`${need} responds`, async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false);
  return { child, url };
}

const present = BALANCERS.filter(({ need }) => !isMissing(need));

// All balancers are in front of the same two relays, so that the relays drain only once.
describe.skipIf(present.length === 0)('a restart of one of two relays with the configuration in the docs', () => {
  const loads = new Map<Need, Load>();
  const urls = new Map<Need, string>();
  const children: ChildProcess[] = [];
  const resources = new AsyncDisposableStack();

  beforeAll(async () => {
    const github = resources.use(await startScriptedGithub());
    const stage = resources.use(setStage(applicationsOf(2)));
    const env = { ...stage.env, GITHUB_API_URL: github.urlFor('one'), RELAY_DRAIN: '5s' };
    // Only the first one has a page, so that a response shows which relay a balancer uses.
    const ofOne = [{ RELAY_ADMIN_TOKEN: ADMIN_TOKEN }, {}];
    const start = (index: number, port: string) => {
      const store = { RELAY_STORE: `sqlite:${join(stage.folder, `${index}.db`)}` };
      return startRelayProcess({ env: { ...env, ...store, ...ofOne[index], PORT: port } });
    };
    const relays = [await start(0, '0'), await start(1, '0')];
    const ports = relays.map(({ url }) => new URL(url).port);
    const { next } = createStory(['app-0', 'app-1'], 2);
    for (const balancer of present) {
      const { child, url } = await startBalancer(balancer, ports, stage.folder);
      children.push(child);
      urls.set(balancer.need, url);
      loads.set(balancer.need, startLoad({ connections: 2, target: () => url, next, restMs: 250 }));
    }
    relays[0]?.signal('SIGTERM');
    expect(await relays[0]?.exited).toEqual({ code: 0, signal: null });
    relays[0] = await start(0, ports[0] ?? '');
    for (const [need, url] of urls)
      await until(`${need} uses it again`, async () => (await fetch(`${url}/login`)).status === 200);
    await Promise.all([...loads.values()].map((load) => load.finish()));
    resources.defer(async () => {
      await Promise.all(relays.map((relay) => relay.kill()));
    });
  });

  afterAll(async () => {
    await Promise.all(children.map((child) => child.kill() && once(child, 'exit')));
    await resources.disposeAsync();
  });

  describe.each(BALANCERS)('behind $need', ({ need }) => {
    test.skipIf(isMissing(need))('loses no delivery, and the metrics are hidden', async () => {
      const load = loads.get(need);
      expect([...(load?.setbacks ?? [])]).toEqual([]);
      expect(load?.acknowledged.size).toBeGreaterThan(20);
      expect((await fetch(`${urls.get(need)}/metrics`)).ok).toBe(false);
    });
  });
});

describe.skipIf(present.length === 0)('one 503 of the only instance, with the configuration in the docs', () => {
  test.each(present)('is followed by no failure behind $need', async (balancer) => {
    let deliveries = 0;
    using stage = setStage(applicationsOf(1));
    await using relay = await startScriptedServer((response) => {
      response.statusCode = response.req.method === 'POST' && ++deliveries === 2 ? 503 : 200;
      response.end();
    });
    const ports = [await findClosedPort(), relay.url].map((port) => String(port).replace(/^.*:/, ''));
    const { child, url } = await startBalancer(balancer, ports, stage.folder);
    const seen: boolean[] = [];
    for (let count = 0; count < 5; count++) seen.push((await fetch(`${url}/hooks/github`, { method: 'POST' })).ok);
    expect(seen).toEqual([true, false, true, true, true]);
    child.kill();
    await once(child, 'exit');
  });
});
