import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isMissing, type Need } from '../support/needs.ts';
import { ROOT } from '../support/programs.ts';
import { createStory, startLoad } from './relay/load.ts';
import { type RelayProcess, startRelayProcess } from './relay/processes.ts';
import { startScriptedGithub } from './relay/scripted-github.ts';
import { applicationsOf, setStage } from './relay/stage.ts';
import { readMetric } from './relay/standing.ts';
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
    complete: (block, folder) => `pid ${folder}/nginx.pid; events {} http { ${temporary(folder)}\n${block}\n}`,
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
function temporary(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
}

function readBlock(language: string): string {
  const page = readFileSync(join(ROOT, 'docs/relay/balancers.md'), 'utf8');
  return new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '';
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe.each(BALANCERS)('a rolling restart behind $need', ({ need, language, complete, command }) => {
  test.skipIf(isMissing(need))('loses no delivery with the configuration in the docs', async () => {
    await using github = await startScriptedGithub();
    using stage = setStage(applicationsOf(2));
    const start = (name: string, port: string): Promise<RelayProcess> => {
      const own = { PORT: port, RELAY_DRAIN: '5s', RELAY_STORE: `sqlite:${join(stage.folder, name)}` };
      return startRelayProcess({ env: { ...stage.env, GITHUB_API_URL: github.urlFor('one'), ...own } });
    };
    const relays = [await start('one.db', '0'), await start('two.db', '0')];
    const ports = relays.map(({ url }) => new URL(url).port);
    const port = await findFreePort();
    const block = readBlock(language)
      .replace('10.0.0.1:8080', `127.0.0.1:${ports[0]}`)
      .replace('10.0.0.2:8080', `127.0.0.1:${ports[1]}`)
      .replace(/(?<=listen |bind :|^:)80\b/m, String(port));
    const file = join(stage.folder, 'balancer.conf');
    writeFileSync(file, complete(block, stage.folder));
    const balancer = run(command(file), stage.folder);
    const url = `http://127.0.0.1:${port}`;
    await until(
      'the load balancer responds',
      async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false,
    );
    expect((await fetch(`${url}/metrics`)).ok).toBe(false);

    const { next } = createStory(['app-0', 'app-1'], 2);
    const load = startLoad({ connections: 4, target: () => url, next, restMs: 20 });
    for (const [index, name] of ['one.db', 'two.db'].entries()) {
      relays[index]?.signal('SIGTERM');
      expect(await relays[index]?.exited).toEqual({ code: 0, signal: null });
      const restarted = await start(name, ports[index] ?? '');
      relays[index] = restarted;
      await until(
        'it gets deliveries again',
        async () => ((await readMetric(restarted.url, 'relay_ack_seconds_count')) ?? 0) > 0,
      );
    }
    await load.finish();
    expect([...load.setbacks]).toEqual([]);
    expect(load.acknowledged.size).toBeGreaterThan(100);
    balancer.kill();
    await once(balancer, 'exit');
    await Promise.all(relays.map((relay) => relay.kill()));
  });
});

function run([program = '', ...rest]: readonly string[], home: string): ChildProcess {
  const child = spawn(program, rest, { env: { PATH: process.env['PATH'], HOME: home }, stdio: 'ignore' });
  process.once('exit', () => child.kill());
  return child;
}
