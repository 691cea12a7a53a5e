import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The environment variable that names the folder which the processes of a test run share. */
const SCRATCH_VARIABLE = 'TOUCHDOWN_TEST_SCRATCH';
/** The variables that name the folder of temporary files, on POSIX and on Windows. */
const TEMPORARY_VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 2 ** 30;

/** Creates an empty folder that every user can enter, since PostgreSQL does not run as root: in memory if that has room. */
function createScratch(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : openFolder(), 'touchdown-test-run-'));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  // In a container, programs usually may not run there.
  const options = / \/dev\/shm \S+ (\S+)/.exec(readFileSync('/proc/mounts', 'utf8'))?.[1] ?? '';
  return bavail * bsize >= MIN_FREE_BYTES && !options.split(',').includes('noexec');
}

function openFolder(): string {
  return isOpenToAll(tmpdir()) || !isOpenToAll('/tmp') ? tmpdir() : '/tmp';
}

/** Returns true if every user can enter a folder and all folders above it. */
export function isOpenToAll(folder: string): boolean {
  if (!existsSync(folder) || (statSync(folder).mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

/**
 * Creates the folder that the processes of a test run share, with the folder of their temporary files in it, and returns what removes both.
 * A test that starts a test run shares its own folder with it.
 */
export function createRunScratch(): () => void {
  if (process.env[SCRATCH_VARIABLE] !== undefined) return () => {};
  const folder = createScratch();
  mkdirSync(join(folder, 'tmp'));
  process.env[SCRATCH_VARIABLE] = folder;
  for (const name of TEMPORARY_VARIABLES) process.env[name] = join(folder, 'tmp');
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

let ownScratch: string | null = null;

/** Returns the folder that the processes of a test run share, or one of this process's own outside a test run. */
export function scratchFolder(): string {
  const ofRun = process.env[SCRATCH_VARIABLE] ?? ownScratch;
  if (ofRun !== null) return ofRun;
  const folder = createScratch();
  ownScratch = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Returns the folder of this name that the processes of a test run share, which every user can enter. The first that needs it makes it: `fill`
 * writes to a new folder, which then gets the name.
 */
export function provideShared(name: string, fill: (folder: string) => void): string {
  const shared = join(scratchFolder(), name);
  if (existsSync(shared)) return shared;
  const folder = mkdtempSync(`${shared}-`);
  chmodSync(folder, 0o755);
  fill(folder);
  try {
    renameSync(folder, shared);
  } catch (error) {
    rmSync(folder, { recursive: true });
    // Another process of this test run was faster.
    if (!existsSync(shared)) throw error;
  }
  return shared;
}
