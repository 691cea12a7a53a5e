import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { RelaySettings } from '../../../src/relay/config/read-settings.ts';
import { readStore } from '../../../src/relay/config/setting-values.ts';
import type { Rules } from '../../../src/relay/decide/rules.ts';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';
import { type Child, startChild } from './children.ts';
import { APPLICATIONS, applicationOf, WEBHOOK_SECRET } from './deliveries.ts';

/** A database that a relay is measured on. */
export type StoreName = 'SQLite' | 'PostgreSQL';

/** Where relays are started, with what they need beside them; all of it is gone at the end. */
export interface Stage extends AsyncDisposable {
  readonly folder: string;
  /** The stand-in for GitHub. */
  readonly github: Child;
  /** Returns an address of a fresh store for `RELAY_STORE`; null if this machine has no such database. */
  freshStore(name: StoreName): Promise<string | null>;
  /** Starts a relay; `env` goes over what is usual. */
  startRelay(store: string, env?: Readonly<Record<string, string>>, execArgv?: readonly string[]): Promise<Child>;
  /** Returns the environment that a relay is started with. */
  environmentFor(store: string): Readonly<Record<string, string>>;
  /** Has a script of `scripts/` run until the stage is gone. */
  start(...how: Parameters<typeof startChild>): Promise<Child>;
}

/** The relay's configuration in the bench: signed deliveries are believed. */
export const RULES: Rules = {
  applications: Array.from({ length: APPLICATIONS }, (_, index) => {
    const id = applicationOf(index);
    return { id, repository: `bench/${id}`, name: id, check: `deploy / ${id}`, branch: null, environment: null };
  }),
  unplaced: 'keep',
  confirmedBy: 1,
  canDeploy: false,
  deadlineMs: 3_600_000,
  pageUrl: null,
};

/** Prepares a folder on disk, the stand-in for GitHub, and PostgreSQL once it is used. */
export async function setStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-relay-bench-'));
  const children: Child[] = [];
  let postgres: Promise<TestPostgres | null> | null = null;
  const start = async (...how: Parameters<typeof startChild>): Promise<Child> => {
    const child = await startChild(...how);
    children.push(child);
    return child;
  };
  const github = await start('github');
  const typical = typicalEnvironment(folder, String(github.ready));
  let stores = 0;
  return {
    folder,
    github,
    freshStore: async (name) => {
      stores += 1;
      if (name === 'SQLite') return `sqlite:${join(folder, `relay-${stores}.db`)}`;
      postgres ??= startPostgres();
      const server = await postgres;
      return server === null ? null : createDatabase(server, `bench_${process.pid}_${stores}`);
    },
    environmentFor: (store) => ({ ...typical, RELAY_STORE: store }),
    startRelay: (store, env = {}, execArgv = []) =>
      start('relay-server', { env: { ...typical, RELAY_STORE: store, ...env }, execArgv }),
    start,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(children.map((child) => child.stop()));
      await (await postgres)?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase({ url }: TestPostgres, name: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Returns what the store's address says, as the relay reads it. */
export function storeSettings(store: string): RelaySettings['store'] {
  const read = readStore(store);
  if ('problem' in read) throw new Error(read.problem);
  return read.value;
}

/** Resolves once a relay has applied all stored deliveries and performed all desired writes. */
export async function untilIdle(relay: Child): Promise<void> {
  for (;;) {
    const { pending, unpublished } = await readBacklog(relay);
    if (pending === 0 && unpublished === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns what a relay's metrics say that there is to do. */
export async function readBacklog(relay: Child): Promise<{ pending: number; unpublished: number }> {
  const text = await (await fetch(`${relay.ready}/metrics`)).text();
  const read = (name: string): number =>
    Number(new RegExp(`^relay_${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { pending: read('backlog_pending'), unpublished: read('checks_unpublished') };
}

function typicalEnvironment(folder: string, githubUrl: string): Readonly<Record<string, string>> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const config = join(folder, 'relay.json');
  writeFileSync(config, JSON.stringify(RULES.applications.map(({ id, repository }) => ({ id, repository }))));
  return {
    // As the image and the systemd unit set it.
    NODE_OPTIONS: '--max-semi-space-size=4',
    PORT: '0',
    HOST: '127.0.0.1',
    RELAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    RELAY_CONFIG: config,
    GITHUB_APP_ID: '1',
    GITHUB_APP_PRIVATE_KEY: privateKey,
    GITHUB_API_URL: githubUrl,
  };
}
