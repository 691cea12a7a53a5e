import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check, createCheckWorld } from '../../src/cli/relay/check.ts';
import { createSystemClock } from '../../src/kernel/clock.ts';
import { createTerminal } from '../cli/terminal.ts';
import { findLost, queryOf } from './relay/database.ts';
import { createStory, send, startLoad } from './relay/load.ts';
import { startRelayProcess } from './relay/processes.ts';
import { type ScriptedGithub, startScriptedGithub } from './relay/scripted-github.ts';
import { ADMIN_TOKEN, applicationsOf, type Stage, setStage } from './relay/stage.ts';
import { until } from './relay/until.ts';

const APPLICATIONS = applicationsOf(2);

let github: ScriptedGithub;

beforeAll(async () => {
  github = await startScriptedGithub();
});
afterAll(() => github[Symbol.asyncDispose]());

function envOf(stage: Stage, instance: string): Readonly<Record<string, string>> {
  return {
    ...stage.env,
    RELAY_STORE: stage.sqlite,
    RELAY_ADMIN_TOKEN: ADMIN_TOKEN,
    GITHUB_API_URL: github.urlFor(instance),
  };
}

function story() {
  return createStory(
    APPLICATIONS.map(({ id }) => id),
    1,
  );
}

/** Sends a delivery until it is stored: a relay on a very busy machine may respond 503. */
function untilStored(url: string, posting: Parameters<typeof send>[1]): Promise<unknown> {
  return until('the delivery is stored', async () => {
    const sent = await send(url, posting);
    return typeof sent === 'object' && sent.status === 200;
  });
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

/** Runs `relay check` with a valid key, so that it can only find problems of the running relay. */
async function runCheck(stage: Stage, url: string): Promise<string> {
  const terminal = createTerminal();
  const readFile = (path: string): string => readFileSync(path, 'utf8');
  const world = createCheckWorld({ env: envOf(stage, 'good'), clock: createSystemClock(), readFile });
  await check({ url }, terminal, world);
  return terminal.printed.out;
}

/** The output of each place where an operator can see the relay's health. */
interface Shown {
  readonly ready: number;
  readonly github: string;
  readonly metrics: readonly RegExp[];
  /** The start of each problem on the page. */
  readonly page: readonly RegExp[];
  readonly check: readonly RegExp[];
}

/** Waits until all of them show it. */
async function untilShown(stage: Stage, url: string, shown: Shown): Promise<void> {
  let seen: unknown = null;
  const isShown = async (): Promise<boolean> => {
    const [{ status, body }, metrics, page] = [await readReady(url), await readMetrics(url), await readProblems(url)];
    seen = { status, body, page, metrics: metrics.filter((line) => /^relay_(?:store_up|github_problem)/.test(line)) };
    return (
      status === shown.ready &&
      body.github.state === shown.github &&
      shown.metrics.every((pattern) => metrics.some((line) => pattern.test(line))) &&
      page.length === shown.page.length &&
      shown.page.every((pattern, index) => pattern.test(page[index] ?? '')) &&
      isAllIn(await runCheck(stage, url), shown.check)
    );
  };
  await until(() => `it is shown, but: ${JSON.stringify(seen)}`, isShown);
}

function isAllIn(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.every((pattern) => pattern.test(text));
}

const READY = /^✓ relay {8}It is ready: it can store deliveries\.$/m;
const WELL: Shown = {
  ready: 200,
  github: 'ok',
  page: [],
  metrics: [/^relay_store_up 1$/, /^relay_github_problem_since_seconds\{problem="refused"\} 0$/],
  check: [READY, /^✓ relay {8}GitHub accepts its App\.$/m],
};

describe('what an operator sees of a relay', () => {
  test('shows that a full disk stores nothing until there is room, and loses nothing that was acknowledged', async () => {
    using stage = setStage(APPLICATIONS);
    // No file may grow beyond this, which is what a full disk is to SQLite.
    const under = ['prlimit', '--fsize=600000:unlimited'];
    const relay = await startRelayProcess({ env: envOf(stage, 'good'), under });
    await untilShown(stage, relay.url, WELL);
    const { next } = story();
    const load = startLoad({ connections: 8, target: () => relay.url, next, restMs: 2 });
    await until('deliveries are refused', () => (load.setbacks.get('503') ?? 0) > 20);
    const complaint = await relay.until(
      ({ message }) => message === 'A delivery was refused because it could not be stored.',
    );
    expect([complaint.level, String(complaint.facts['reason'])]).toEqual(['error', expect.stringContaining('store')]);
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
    await load.abandon();
    expect([...load.setbacks.keys()]).toEqual(['503']);
    // The remaining space may still fit one delivery of a batch that did not fit.
    const isRefused = async (): Promise<boolean> => {
      const sent = await send(relay.url, next());
      return typeof sent === 'object' && sent.status === 503 && (await readReady(relay.url)).status === 503;
    };
    await until('a delivery alone is refused', isRefused);
    await untilShown(stage, relay.url, {
      ready: 503,
      github: 'ok',
      metrics: [/^relay_store_up 0$/],
      page: [/^Deliveries cannot be stored first seen /],
      check: [/^✗ relay {8}It is not ready: deliveries cannot be stored\./m, /^✓ relay {8}GitHub accepts its App\.$/m],
    });
    expect(spawnSync('prlimit', [`--pid=${relay.pid}`, '--fsize=unlimited:unlimited']).status).toBe(0);
    await untilShown(stage, relay.url, WELL);
    await untilStored(relay.url, next());
    relay.signal('SIGTERM');
    expect(await relay.exited).toEqual({ code: 0, signal: null });
    expect((await findLost(queryOf(stage.sqlite), load)).filter((one) => !one.endsWith('never applied'))).toEqual([]);
  });
});
