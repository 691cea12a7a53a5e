import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findPostgres, POSTGRES_OWNER, type PostgresBinaries, preparePostgres } from './postgres-binaries.ts';
import { killPostgres, type RunningPostgres, spawnPostgres, stopPostgres } from './postgres-process.ts';
import { provideShared, scratchFolder } from './run-scratch.ts';

/** A PostgreSQL for tests, durable as in production. */
export interface TestPostgres {
  /** An empty database of its own. */
  readonly url: string;
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

/** Starts a PostgreSQL with these settings; returns null if this machine has none that can be started. */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres | null> {
  const programs = findPostgres();
  if (programs === null) return null;
  const folder = createOwnedFolder();
  const binaries = preparePostgres(programs, folder);
  const template = provideTemplate(binaries);
  const dataDir = join(folder, 'data');
  execFileSync('cp', ['-r', template, dataDir], POSTGRES_OWNER);
  const port = await findFreePort();
  const start = (): Promise<RunningPostgres> =>
    spawnPostgres(binaries, { folder, dataDir, port, owner: POSTGRES_OWNER, settings });
  let running = await start();
  const remove = (): void => {
    killPostgres(running);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
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

/** Returns the files of a new server, created once per test run: creating them takes ten times as long as copying them. */
function provideTemplate({ initdb, env }: PostgresBinaries): string {
  const shared = provideShared('postgres-template', (folder) => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    own(dataDir);
    const options = [
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      '--wal-segsize=1',
    ];
    const finished = spawnSync(initdb, [`--pgdata=${dataDir}`, ...options], {
      ...POSTGRES_OWNER,
      env,
      cwd: folder,
      encoding: 'utf8',
    });
    if (finished.status !== 0) throw new Error(`initdb failed: ${finished.error?.message ?? finished.stderr}`);
  });
  return join(shared, 'data');
}

function createOwnedFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'postgres-server-'));
  own(folder);
  return folder;
}

function own(folder: string): void {
  const { uid, gid } = POSTGRES_OWNER;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** Returns a port that no one listens on. */
export function findFreePort(): Promise<number> {
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
