import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, preparePostgres } from '../../support/postgres-binaries.ts';
import { killPostgres, spawnPostgres } from '../../support/postgres-process.ts';
import { findFreePort } from './free-port.ts';

/** The delay that is added to each fsync. */
const ADDED_MS = 10;

const UNPRIVILEGED_ID = 65_534;
/** Between a program and its C library (ld.so(8), LD_PRELOAD): both of the calls that a database waits with. */
const SOURCE = `#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>
int fsync(int fd) { usleep(${ADDED_MS * 1_000}); return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd); }
int fdatasync(int fd) { usleep(${ADDED_MS * 1_000}); return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd); }
`;

/** Compiles a library that delays each fsync, for \`LD_PRELOAD\`; null if this machine has no C compiler. */
export function buildSlowDisk(folder: string): string | null {
  const [source, library] = [join(folder, 'slow-disk.c'), join(folder, 'slow-disk.so')];
  writeFileSync(source, SOURCE);
  // PostgreSQL runs as another user, who has to be able to read the library.
  chmodSync(folder, 0o755);
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl'], { stdio: 'ignore' });
  return status === 0 ? library : null;
}

/** A PostgreSQL whose disk is slow. */
export interface SlowPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a separate PostgreSQL with a preloaded library; null if this machine has none. */
export async function startSlowPostgres(folder: string, library: string): Promise<SlowPostgres | null> {
  const programs = findPostgres();
  if (programs === null) return null;
  const owner = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};
  const place = join(folder, 'slow-postgres');
  mkdirSync(place);
  const binaries = preparePostgres(programs, place);
  const dataDir = join(place, 'data');
  mkdirSync(dataDir);
  if (owner.uid !== undefined) for (const path of [place, dataDir]) chownSync(path, owner.uid, owner.gid);
  const args = [
    `--pgdata=${dataDir}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  spawnSync(binaries.initdb, args, { ...owner, env: binaries.env, cwd: place, stdio: 'ignore' });
  const port = await findFreePort();
  const slow = { ...binaries, env: { ...binaries.env, LD_PRELOAD: library } };
  const running = await spawnPostgres(slow, { folder: place, dataDir, port, owner });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      killPostgres(running);
      await running.gone;
    },
  };
}
