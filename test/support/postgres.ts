import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { findPostgres, type PostgresBinaries, preparePostgres } from './postgres-binaries.ts';
import {
  killPostgres,
  type PostgresPlace,
  type RunningPostgres,
  spawnPostgres,
  stopPostgres,
} from './postgres-process.ts';
import { createScratch, fastFolder, SCRATCH_VARIABLE } from './run-scratch.ts';

/** PostgreSQL refuses to run as root: the unprivileged user has this number on every Linux. */
const UNPRIVILEGED_ID = 65_534;

/** A PostgreSQL for tests, durable as in production. */
export interface TestPostgres {
  /** An empty database of its own. */
  readonly url: string;
  /** False for one that was given by $TEST_POSTGRES_URL: then `kill`, `restart` and `dataDir` are not to be had. */
  readonly isOurs: boolean;
  readonly dataDir: string;
  /** The server's own process. */
  pid(): number;
  /** Kills all of its processes with SIGKILL, and resolves when they are gone. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port, and resolves when it accepts connections. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

const said = new Set<string>();

/**
 * Starts a PostgreSQL, whose programs are in the folder `programs`, or answers null where this machine has none that may be run: then
 * tests are skipped, and `warn` receives each reason once.
 */
export async function startPostgres(programs = findPostgres(), warn = warnOnce): Promise<TestPostgres | null> {
  const given = process.env['TEST_POSTGRES_URL'] ?? '';
  if (given !== '') return useGiven(given);
  if (programs !== null) return startOwn(programs, warn);
  warn('NOT TESTED: there is no PostgreSQL here, and no $TEST_POSTGRES_URL.');
  return null;
}

function warnOnce(text: string): void {
  if (!said.has(text)) console.warn(text);
  said.add(text);
}

async function startOwn(programs: string, warn: (text: string) => void): Promise<TestPostgres | null> {
  const owner = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};
  const template = provideTemplate(programs, owner, warn);
  if (template === null) return null;
  const folder = createFolder(owner);
  const binaries = preparePostgres(programs, folder);
  const dataDir = join(folder, 'data');
  execFileSync('cp', ['-r', template, dataDir], owner);
  const port = await findFreePort();
  const start = (): Promise<RunningPostgres> => spawnPostgres(binaries, { folder, dataDir, port, owner });
  let running = await start();
  const remove = (): void => {
    killPostgres(running);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    isOurs: true,
    dataDir,
    pid: () => running.pid,
    kill: async () => {
      killPostgres(running);
      await running.gone;
    },
    restart: async () => {
      killPostgres(running);
      await running.gone;
      running = await start();
    },
    stop: async () => {
      await stopPostgres(running);
      process.removeListener('exit', remove);
      remove();
    },
  };
}

/**
 * Returns the files of a new server, created once per test run: creating them takes ten times as long as copying them. Returns null, with
 * the reason passed to `warn`, if its programs may not be run.
 */
function provideTemplate(programs: string, owner: PostgresPlace['owner'], warn: (text: string) => void): string | null {
  const name = createHash('sha256').update(programs).digest('hex').slice(0, 16);
  const shared = join(scratchFolder(), name);
  if (existsSync(shared)) return join(shared, 'data');
  const folder = createFolder(owner);
  if (!initialize(preparePostgres(programs, folder), { folder, dataDir: join(folder, 'data'), owner }, warn))
    return null;
  try {
    renameSync(folder, shared);
  } catch (error) {
    rmSync(folder, { recursive: true });
    // Another process of this test run was faster.
    if (!existsSync(shared)) throw error;
  }
  return join(shared, 'data');
}

let ownScratch: string | null = null;

/** Returns the folder that the processes of a test run share, or one of this process's own outside a test run. */
function scratchFolder(): string {
  const ofRun = process.env[SCRATCH_VARIABLE];
  if (ofRun !== undefined) return ofRun;
  if (ownScratch !== null) return ownScratch;
  const folder = createScratch();
  ownScratch = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function createFolder({ uid, gid }: PostgresPlace['owner']): string {
  const folder = mkdtempSync(join(fastFolder(), 'touchdown-postgres-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Makes the files of a server; returns false and passes the reason to `warn` if its programs may not be run. */
function initialize(
  { initdb, env }: PostgresBinaries,
  { folder, dataDir, owner }: Omit<PostgresPlace, 'port'>,
  warn: (text: string) => void,
): boolean {
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--wal-segsize=1',
  ];
  const finished = spawnSync(initdb, [`--pgdata=${dataDir}`, ...options], {
    ...owner,
    env,
    cwd: folder,
    encoding: 'utf8',
  });
  if (finished.status === 0) return true;
  rmSync(folder, { recursive: true, force: true });
  const { error, stderr } = finished;
  if (error === undefined || !('code' in error) || error.code !== 'EACCES') {
    throw new Error(`initdb failed: ${error?.message ?? stderr}`);
  }
  const user = owner.uid === undefined ? 'this user' : 'nobody (PostgreSQL refuses to run as root)';
  const advice = `${user} has to be able to enter ${dirname(initdb)} and every folder above it`;
  warn(`NOT TESTED: initdb cannot be run (${error.message}): ${advice}.`);
  return false;
}

async function useGiven(given: string): Promise<TestPostgres> {
  const name = `touchdown_${randomUUID().replaceAll('-', '')}`;
  await execute(given, `CREATE DATABASE ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  const refuse = (): never => {
    throw new Error('The PostgreSQL of $TEST_POSTGRES_URL is not ours to kill.');
  };
  return {
    url: url.href,
    isOurs: false,
    dataDir: '',
    pid: refuse,
    kill: refuse,
    restart: refuse,
    stop: () => execute(given, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('There is no free port.'));
        else resolve(address.port);
      });
    });
  });
}
