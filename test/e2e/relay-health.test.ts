import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStory, send, startLoad } from './relay/load.ts';
import { runRelay, startRelayProcess } from './relay/processes.ts';
import { type ScriptedGithub, startScriptedGithub } from './relay/scripted-github.ts';
import { ADMIN_TOKEN, applicationsOf, type Stage, setStage } from './relay/stage.ts';
import { until } from './relay/until.ts';

const APPLICATIONS = applicationsOf(2);
const LIMIT_MS = 120_000;
const TIMEOUT = { timeout: 300_000 };

let github: ScriptedGithub;

beforeAll(async () => {
  github = await startScriptedGithub();
});
afterAll(() => github[Symbol.asyncDispose]());

function envOf(stage: Stage, instance: string): Readonly<Record<string, string>> {
  return {
    ...{ ...stage.env, RELAY_STORE: stage.sqlite, RELAY_ADMIN_TOKEN: ADMIN_TOKEN },
    GITHUB_API_URL: github.urlFor(instance),
  };
}

function story() {
  return createStory(
    APPLICATIONS.map(({ id }) => id),
    1,
  );
}

async function readMetrics(url: string): Promise<readonly string[]> {
  return (await (await fetch(`${url}/metrics`)).text()).split('\n');
}

interface Ready {
  readonly ready: boolean;
  readonly reasons: readonly string[];
  readonly github: { readonly state: string; readonly since?: string };
}

async function readReady(url: string): Promise<{ readonly status: number; readonly body: Ready }> {
  const response = await fetch(`${url}/readyz`);
  const body: Ready = JSON.parse(await response.text());
  return { status: response.status, body };
}

/** Reads the lines of the page's list of problems, as text. */
async function readProblems(url: string): Promise<readonly string[]> {
  const body = new URLSearchParams({ token: ADMIN_TOKEN });
  const { headers } = await fetch(`${url}/login`, { method: 'POST', body, redirect: 'manual' });
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const [list = ''] = /<ul class="card problems"[\s\S]*?<\/ul>/.exec(html) ?? [];
  return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, line = '']) => line.replace(/<[^>]*>/g, ''));
}

/** Runs `relay check` with a key that is good, so that only the running relay can be what it complains of. */
async function check(stage: Stage, url: string): Promise<readonly string[]> {
  const { output } = await runRelay({ env: envOf(stage, 'good'), args: ['check', '--url', url] });
  return output.split('\n').filter((line) => /^[✓✗!] relay /.test(line));
}

describe('a relay whose key GitHub refuses', () => {
  test(
    'can store, and says on its page, in its metrics and to a check that GitHub refuses it, and since when',
    TIMEOUT,
    async () => {
      using stage = setStage(APPLICATIONS);
      github.refused.add('bad-key');
      const startedAt = Math.floor(Date.now() / 1000);
      const relay = await startRelayProcess({ env: envOf(stage, 'bad-key') });
      const line = await relay.until(({ message }) => message === 'GitHub refuses the App.');
      expect([line.level, line.facts['reason']]).toEqual(['error', expect.stringContaining('401')]);
      expect(await send(relay.url, story().next())).toMatchObject({ status: 200 });

      const { status, body } = await readReady(relay.url);
      expect([status, body]).toEqual([
        200,
        { ready: true, reasons: [], github: { state: 'refused', since: expect.stringMatching(/^20.*Z$/) } },
      ]);
      const metrics = await readMetrics(relay.url);
      expect(metrics).toContain('relay_store_up 1');
      const [since = ''] = metrics.filter((one) =>
        one.startsWith('relay_github_problem_since_seconds{problem="refused"}'),
      );
      expect(Number(since.split(' ')[1])).toBeGreaterThanOrEqual(startedAt);
      expect(await readProblems(relay.url)).toEqual([
        expect.stringMatching(/^GitHub refuses the App first seen [\s\S]*401/),
      ]);
      const found = await check(stage, relay.url);
      expect(found).toContainEqual(expect.stringContaining('✓ relay        It is ready: it can store deliveries.'));
      expect(found).toContainEqual(expect.stringMatching(/^✗ relay {8}GitHub has refused its App since 20\d\d-.* UTC/));
      await relay.kill();
    },
  );
});

describe('a relay to which GitHub does not respond in time', () => {
  test('can store, and says on its page, in its metrics and to a check that GitHub is slow', TIMEOUT, async () => {
    using stage = setStage(APPLICATIONS);
    github.silent.add('slow');
    const relay = await startRelayProcess({ env: envOf(stage, 'slow') });
    const isSlow = async () => (await readReady(relay.url)).body.github.state === 'slow';
    await until('GitHub is known to be slow', isSlow, LIMIT_MS);
    expect((await readReady(relay.url)).status).toBe(200);
    const metrics = await readMetrics(relay.url);
    expect(metrics).toContainEqual(
      expect.stringMatching(/^relay_github_problem_since_seconds\{problem="slow"\} \d{10}/),
    );
    expect(metrics).toContain('relay_github_problem_since_seconds{problem="refused"} 0');
    expect(await readProblems(relay.url)).toEqual([expect.stringMatching(/^GitHub is slow to respond first seen /)]);
    expect(await check(stage, relay.url)).toContainEqual(expect.stringMatching(/^! relay {8}GitHub has been slow/));
    await relay.kill();
  });
});

describe('a relay whose disk is full', () => {
  test(
    'is not ready and its store is not up, on its page too, until there is room; no delivery has to come',
    TIMEOUT,
    async () => {
      using stage = setStage(APPLICATIONS);
      // No file may grow beyond this, which is what a full disk is to SQLite.
      const relay = await startRelayProcess({
        env: envOf(stage, 'good'),
        under: ['prlimit', '--fsize=600000:unlimited'],
      });
      expect((await readReady(relay.url)).status).toBe(200);
      expect(await readMetrics(relay.url)).toContain('relay_store_up 1');
      const { next } = story();
      const load = startLoad({ connections: 8, target: () => relay.url, next, restMs: 2 });
      await until('the disk is full', () => (load.setbacks.get('503') ?? 0) > 20, LIMIT_MS);
      await load.abandon();
      // What is left may still take one delivery of a batch that did not fit.
      const isRefused = async (): Promise<boolean> => {
        const sent = await send(relay.url, next());
        return typeof sent === 'object' && sent.status === 503;
      };
      await until('a delivery alone is refused', isRefused, LIMIT_MS);
      expect((await readReady(relay.url)).status).toBe(503);
      expect((await readReady(relay.url)).body.reasons).toEqual(['the store does not store']);
      expect(await readMetrics(relay.url)).toContain('relay_store_up 0');
      expect(await readProblems(relay.url)).toEqual([
        expect.stringMatching(/^Deliveries cannot be stored first seen /),
      ]);
      expect(await check(stage, relay.url)).toContainEqual(
        expect.stringMatching(/^✗ relay {8}It is not ready: the store/),
      );

      expect(spawnSync('prlimit', [`--pid=${relay.pid}`, '--fsize=unlimited:unlimited']).status).toBe(0);
      await until('the relay is ready', async () => (await readReady(relay.url)).status === 200, LIMIT_MS);
      await until('its store is up', async () => (await readMetrics(relay.url)).includes('relay_store_up 1'), LIMIT_MS);
      expect(await readProblems(relay.url)).toEqual([]);
      await relay.kill();
    },
  );
});
