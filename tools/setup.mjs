// @ts-check
// Installs the project's packages if they are missing or stale, and makes its scripts run on Node 24 or later.
// Runs before anything is installed, on the machine's own Node: only what Node 20 offers is used here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.touchdown-setup');
const lockPath = join(root, '.setup.lock');
const platform = `${process.platform} ${process.arch}`;

/** Interval of the dots that show progress. */
const DOT_MS = 1_000;

/** The oldest Node that can run the project's scripts. */
const MIN_MAJOR = 24;

/** What npm prints, and what the developer should do. */
const REMEDIES = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/,
    advice: 'The npm registry could not be reached. Check the network and the proxy settings, then run this again.',
  },
  {
    sign: /EUSAGE/,
    advice: 'package.json and package-lock.json do not agree. Run "npm install" and commit package-lock.json.',
  },
  {
    sign: /E404|ETARGET|EINTEGRITY/,
    advice: 'The registry does not have what package-lock.json asks for. Check "npm config get registry".',
  },
  {
    sign: /EACCES|EPERM|EBUSY/,
    advice: 'A file could not be replaced. End what still runs from node_modules, delete it, then run this again.',
  },
  { sign: /ENOSPC/, advice: 'The disk is full. Make room, then run this again.' },
];

/** Returns a digest of everything that decides what is installed. */
function fingerprint() {
  const { dependencies, devDependencies, overrides, workspaces = [] } = JSON.parse(read('package.json'));
  const manifests = workspaces.map((/** @type {string} */ folder) => read(join(folder, 'package.json')));
  const requested = JSON.stringify({ dependencies, devDependencies, overrides, workspaces });
  return createHash('sha256')
    .update([platform, requested, read('package-lock.json'), ...manifests].join('\0'))
    .digest('hex');
}

/** @param {string} path from the project's root */
function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function isCurrent() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

async function install() {
  const reason = existsSync(modules) ? 'node_modules does not match package-lock.json' : 'node_modules is missing';
  process.stderr.write(`Set-up: ${reason}; installing with npm ci, which takes about a minute `);
  rmSync(stamp, { force: true });
  const npm = spawn(
    'npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error',
    { cwd: root, env: environmentOutsideModules(), shell: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const dots = setInterval(() => process.stderr.write('.'), DOT_MS);
  let errors = '';
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const [status, signal] = await once(npm, 'close').finally(() => clearInterval(dots));
  process.stderr.write('\n');
  if (status === 0) return;
  process.stderr.write(errors);
  const advice = REMEDIES.find(({ sign }) => sign.test(errors))?.advice ?? 'The lines above say why.';
  throw new Error(`npm ci did not succeed (${signal ?? `exit code ${status}`}). ${advice}`);
}

/** npm must not run on the Node in node_modules, since it is about to delete that folder. */
function environmentOutsideModules() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (process.env[name] ?? '').split(delimiter).filter((folder) => !folder.startsWith(modules));
  return { ...process.env, [name]: folders.join(delimiter) };
}

/**
 * tools/node24 installs Node 24 if the npm registry has it for this system. Otherwise, as on Apple Silicon, and where it does not run, as on
 * Alpine (it needs glibc), the machine's own Node is used if it is new enough.
 */
function chooseRuntime() {
  const bin = join(modules, '.bin');
  const installed = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  const pinned = existsSync(installed) ? versionOf(JSON.stringify(installed)) : 'not in the npm registry';
  if (isNewEnough(pinned)) return;
  const own = versionOf('node');
  if (!isNewEnough(own)) {
    throw new Error(
      `Node ${MIN_MAJOR} or later is needed. For this system (${platform}), the one of tools/node24 is ${pinned}, and the machine's own is ${own}. ` +
        `Install Node ${MIN_MAJOR} (https://nodejs.org), then run this again.`,
    );
  }
  // In a script of npm, these would come before the machine's own.
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(bin, name), { force: true });
}

/**
 * Returns what a Node prints as its version.
 * @param {string} command
 */
function versionOf(command) {
  const options = /** @type {const} */ ({ encoding: 'utf8', env: environmentOutsideModules(), shell: true });
  return spawnSync(`${command} --version`, options).stdout.trim() || 'unable to run';
}

/** @param {string} version */
function isNewEnough(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1]) >= MIN_MAJOR;
}

/** Waits until no other set-up runs in this checkout, then locks it; returns what unlocks it. */
async function lock() {
  for (let isReported = false; ; isReported = true) {
    try {
      writeFileSync(lockPath, String(process.pid), { flag: 'wx' });
      return () => rmSync(lockPath, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (isLockStale()) rmSync(lockPath, { force: true });
    else if (!isReported)
      console.error(`Set-up: waiting for another one to end (delete ${lockPath} if there is none).`);
    await wait(200);
  }
}

/** Returns true if the process that locked the checkout has ended without unlocking it. */
function isLockStale() {
  try {
    const holder = Number(readFileSync(lockPath, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

async function setUp() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Error(`Node 20 or later is needed to set the project up, and this is ${process.version}.`);
  }
  if (isCurrent()) return;
  const unlock = await lock();
  try {
    if (isCurrent()) return;
    await install();
    chooseRuntime();
    writeFileSync(stamp, fingerprint());
  } finally {
    unlock();
  }
}

try {
  await setUp();
} catch (error) {
  console.error(`Set-up failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
