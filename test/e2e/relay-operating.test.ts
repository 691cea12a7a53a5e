import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { CLI } from '../support/programs.ts';
import { createStory, send } from './relay/load.ts';
import { type RelayProcess, runRelay, startRelayProcess } from './relay/processes.ts';
import { type ScriptedGithub, startScriptedGithub } from './relay/scripted-github.ts';
import { applicationsOf, PATH_SECRET, type Stage, setStage } from './relay/stage.ts';
import { until } from './relay/until.ts';

let github: ScriptedGithub;

beforeAll(async () => {
  github = await startScriptedGithub();
});
afterAll(() => github[Symbol.asyncDispose]());

const APPLICATIONS = applicationsOf(2);
/** The command that everybody calls, which loads the relay's own program. */
const REFUSED = 'The applications file is invalid. Keeping the previous applications.';

function envOf(stage: Stage): Readonly<Record<string, string>> {
  return { ...stage.env, RELAY_STORE: stage.sqlite, GITHUB_API_URL: github.urlFor('one') };
}

function story() {
  return createStory(
    APPLICATIONS.map(({ id }) => id),
    1,
  );
}

/** Ends a relay, and expects that it ends well. */
async function end(relay: RelayProcess): Promise<void> {
  relay.signal('SIGTERM');
  expect(await relay.exited).toEqual({ code: 0, signal: null });
}

describe('a running relay', () => {
  test('reads a good file of applications on SIGHUP, and refuses a bad one', async () => {
    using stage = setStage(applicationsOf(1, 'first'));
    const relay = await startRelayProcess({ env: envOf(stage) });
    stage.configure(applicationsOf(3, 'second'));
    relay.signal('SIGHUP');
    const read = await relay.until(({ message }) => message === 'Reloaded the applications file.');
    expect(read.facts).toEqual({ count: 3 });

    stage.configure('[{ "id": "third", "repository": "no-repository" }]');
    relay.signal('SIGHUP');
    const refused = await relay.until(({ message }) => message === REFUSED);
    expect(refused.level).toBe('error');
    expect(refused.facts['reason']).toContain('[0].repository');
    const started = { number: 1, reportedAt: Date.now(), event: 'DEPLOYMENT_STARTED' } as const;
    const delivery = { ...started, application: 'second-2', deployment: 'one' };
    expect(await send(relay.url, delivery)).toMatchObject({ status: 200 });
    // A response of GitHub that is lost on a slow machine is requested again after 15 s.
    await until(
      () => `an application of the former file is gated:\n${JSON.stringify(relay.lines.slice(-10))}`,
      () => github.checks.some(({ name }) => name === 'deploy / second-2'),
    );
    await end(relay);
  });

  test('refuses a SQLite file that another relay uses', async () => {
    using stage = setStage(APPLICATIONS);
    const relay = await startRelayProcess({ env: envOf(stage) });
    const { code, output } = await runRelay({ env: envOf(stage) });
    expect(code).toBe(2);
    expect(output).toContain(
      `touchdown relay: The store ${stage.sqliteFile} is in use by another process. Only one relay can open it; use PostgreSQL for several.\n`,
    );
    expect(await send(relay.url, story().next())).toMatchObject({ status: 200 });
    await end(relay);
  });

  test('reports that its port is in use', async () => {
    using stage = setStage(APPLICATIONS);
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, output } = await runRelay({ env: { ...envOf(stage), PORT: port } });
    taken.close();
    expect(code).toBe(2);
    expect(output).toContain(
      `touchdown relay: Cannot listen on 127.0.0.1:${port}: the port is already in use. Stop the other program, or set another PORT.\n`,
    );
  });

  test('names every variable that is missing or wrong, and no secret', async () => {
    const env = {
      RELAY_WEBHOOK_SECRET: 'too-short',
      PORT: '99999',
      RELAY_UNPLACED: 'somewhere',
      PLATFORM_TOKEN: 'lonely-token',
    };
    const { code, output } = await runRelay({ env });
    expect(code).toBe(2);
    for (const name of [
      ...['PORT', 'RELAY_WEBHOOK_SECRET', 'RELAY_UNPLACED', 'GITHUB_APP_ID', 'GITHUB_APP_PRIVATE_KEY'],
      'PLATFORM_BASE_URL',
    ])
      expect(output).toContain(name);
    expect(output).not.toMatch(/too-short|lonely-token|\n\s+at /);
  });

  test('reports that its store cannot be opened', async () => {
    using stage = setStage(APPLICATIONS);
    const env = { ...envOf(stage), RELAY_STORE: `sqlite:${join(stage.folder, 'nowhere/relay.db')}` };
    const { code, output } = await runRelay({ env });
    expect(code).toBe(2);
    expect(output).toMatch(/^touchdown relay: .+nowhere .*\.\n/);
  });

  test.each([
    ['a setting', { PORT: '99999' }, 'PORT'],
    ['the store', { RELAY_STORE: 'sqlite:/nowhere/relay.db' }, '/nowhere '],
  ])('reports what is wrong with %s in a line of JSON, as every command does', (_, wrong, message) => {
    using stage = setStage(APPLICATIONS);
    const options = { env: { PATH: process.env['PATH'], ...envOf(stage), ...wrong }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'relay', '--json'], options);
    const data = expect.objectContaining({ code: 'input', message: expect.stringContaining(message), exitCode: 2 });
    expect(JSON.parse(stdout)).toEqual({ version: 1, kind: 'error', command: 'relay', data });
    expect(stderr).toMatch(/^touchdown relay: /);
    expect([status, stderr.includes('    at ')]).toEqual([2, false]);
  });
});

describe('a relay whose store accepts no more deliveries', () => {
  test('responds 503 while PostgreSQL is read-only, stays alive, and continues afterwards', async ({ skip }) => {
    const postgres = await startPostgres();
    if (postgres === null) return skip();
    using stage = setStage(APPLICATIONS);
    const relay = await startRelayProcess({ env: { ...envOf(stage), RELAY_STORE: postgres.url } });
    const { next } = story();
    const client = new Client(postgres.url);
    await client.connect();
    const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
      await client.query('SET default_transaction_read_only = off');
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await client.query('SELECT pg_reload_conf()');
    };
    try {
      expect(await send(relay.url, next())).toMatchObject({ status: 200 });
      await setReadOnly('on');
      const refused = next();
      await until('it is refused', async () => {
        const sent = await send(relay.url, refused);
        return typeof sent === 'object' && sent.status === 503;
      });
      expect((await fetch(`${relay.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
      await setReadOnly('off');
      await until('it is taken', async () => {
        const sent = await send(relay.url, refused);
        return typeof sent === 'object' && sent.status === 200;
      });
      await end(relay);
      expect(relay.output()).not.toContain(PATH_SECRET);
    } finally {
      await client.end();
      await relay.kill();
      await postgres.stop();
    }
  });
});
