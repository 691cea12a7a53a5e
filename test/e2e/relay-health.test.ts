import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findLost, queryOf } from './relay/database.ts';
import { createStory, send, startLoad } from './relay/load.ts';
import { startRelayProcess } from './relay/processes.ts';
import { startScriptedGithub } from './relay/scripted-github.ts';
import { ADMIN_TOKEN, applicationsOf, setStage } from './relay/stage.ts';
import { readMetric } from './relay/standing.ts';
import { until } from './relay/until.ts';

const READY = { ready: true, reasons: [], github: { state: 'ok' } };
const FULL = { ready: false, reasons: ['deliveries cannot be stored'], github: { state: 'ok' } };

/** Reads the page's list of problems, as text. */
async function readProblems(url: string): Promise<string> {
  const body = new URLSearchParams({ token: ADMIN_TOKEN });
  const { headers } = await fetch(`${url}/login`, { method: 'POST', body, redirect: 'manual' });
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const [list = ''] = /<ul class="card problems"[\s\S]*?<\/ul>/.exec(html) ?? [];
  return list.replace(/<[^>]*>/g, '');
}

/** Resolves once everything that an operator can read of a relay shows this. */
function untilShown(url: string, ready: object, isUp: number, problem: RegExp): Promise<unknown> {
  return until(`${url} shows ${JSON.stringify(ready)}`, async () => {
    const shown = await (await fetch(`${url}/readyz`)).text();
    const isShown = shown === JSON.stringify(ready) && (await readMetric(url, 'relay_store_up')) === isUp;
    return isShown && problem.test(await readProblems(url));
  });
}

test('a relay on a full disk stores nothing until there is room, says so, and loses nothing that it acknowledged', async () => {
  await using github = await startScriptedGithub();
  const applications = applicationsOf(2);
  using stage = setStage(applications);
  const { env: staged, sqlite } = stage;
  const env = { ...staged, RELAY_STORE: sqlite, RELAY_ADMIN_TOKEN: ADMIN_TOKEN, GITHUB_API_URL: github.urlFor('one') };
  // No file may grow beyond this, which is what a full disk is to SQLite.
  const relay = await startRelayProcess({ env, under: ['prlimit', '--fsize=400000:unlimited'] });
  await untilShown(relay.url, READY, 1, /^$/);
  const { next } = createStory(
    applications.map(({ id }) => id),
    1,
  );
  const load = startLoad({ connections: 8, target: () => relay.url, next });
  await until('deliveries are refused', () => (load.setbacks.get('503') ?? 0) > 20);
  await load.abandon();
  expect([...load.setbacks.keys()]).toEqual(['503']);
  // The remaining space may still fit one delivery of a batch that did not fit.
  await until('a delivery alone is refused', async () => {
    await send(relay.url, next());
    return (await fetch(`${relay.url}/readyz`)).status === 503;
  });
  await untilShown(relay.url, FULL, 0, /^Deliveries cannot be stored first seen /);
  expect(spawnSync('prlimit', [`--pid=${relay.pid}`, '--fsize=unlimited:unlimited']).status).toBe(0);
  await untilShown(relay.url, READY, 1, /^$/);
  expect(await send(relay.url, next())).toMatchObject({ status: 200 });
  relay.signal('SIGTERM');
  expect(await relay.exited).toEqual({ code: 0, signal: null });
  expect((await findLost(queryOf(sqlite), load)).filter((one) => !one.endsWith('never applied'))).toEqual([]);
});
