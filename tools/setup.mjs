// @ts-check
// Installs the project's packages if they are missing or stale, and makes its scripts run on Node 24 or later. With --command, a fresh
// clone gets only what the command line and the demo need.
// Runs before anything is installed, on the machine's own Node: only what Node 20 offers is used here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.touchdown-setup');
const lockPath = join(root, '.setup.lock');
const staging = join(root, '.setup');
const platform = `${process.platform} ${process.arch}`;

/** What npm downloads on Linux, for the message: measured with an empty cache. Node 24 is 58 MB of it. */
const MEGABYTES = { all: 210, command: 65, commandWithoutNode: 7 };

/** What follows the fingerprint in the stamp of a set-up with --command. */
const COMMAND_MARK = ' command';

/** Interval of the dots that show progress. */
const DOT_MS = 1_000;

/** The oldest Node that can run the project's scripts. */
const MIN_MAJOR = 24;

/** Returns a digest of everything that decides what is installed. */
function fingerprint() {
  const { dependencies, devDependencies, overrides, workspaces = [] } = readManifest('.');
  const manifests = workspaces.map((/** @type {string} */ folder) => read(join(folder, 'package.json')));
  const requested = JSON.stringify({ dependencies, devDependencies, overrides, workspaces });
  return createHash('sha256')
    .update([platform, requested, read('package-lock.json'), ...manifests].join('\0'))
    .digest('hex');
}

/** @param {string} folder from the project's root */
function readManifest(folder) {
  return JSON.parse(read(join(folder, 'package.json')));
}

/** @param {string} path from the project's root */
function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/**
 * Returns true if only the command's packages are to be installed: a clone that has all packages keeps all.
 */
function isForCommand() {
  return process.argv.includes('--command') && (!existsSync(modules) || readStamp().endsWith(COMMAND_MARK));
}

function isCurrent() {
  const current = fingerprint();
  return readStamp() === current || (isForCommand() && readStamp() === current + COMMAND_MARK);
}

function reasonToInstall() {
  if (!existsSync(modules)) return 'node_modules is missing';
  const isPart = readStamp() === fingerprint() + COMMAND_MARK;
  return isPart ? 'node_modules has only what the command needs' : 'node_modules does not match package-lock.json';
}

async function install() {
  const forCommand = isForCommand();
  const withNode = !isNewEnough(versionOf('node'));
  const megabytes = MEGABYTES[forCommand ? (withNode ? 'command' : 'commandWithoutNode') : 'all'];
  process.stderr.write(`Set-up: ${reasonToInstall()}; npm ci downloads about ${megabytes} MB `);
  rmSync(stamp, { force: true });
  if (!forCommand) return runNpm(root);
  try {
    stage(withNode);
    await runNpm(staging);
    rmSync(modules, { recursive: true, force: true });
    renameSync(join(staging, 'node_modules'), modules);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Writes a manifest with only the packages that the command's sources import, and Node 24 if the machine has none that is new enough. The
 * lock file is the project's: npm leaves out what the manifest does not ask for.
 * @param {boolean} withNode
 */
function stage(withNode) {
  const { name, version, dependencies, devDependencies, overrides, workspaces } = readManifest('.');
  const files = readdirSync(join(root, 'src'), { encoding: 'utf8', recursive: true });
  // The demo runs the action's bundle, which needs no package.
  const ours = files.filter((path) => path.endsWith('.ts') && !/^(?:action|github)[\\/]/.test(path));
  const sources = ours.map((path) => read(join('src', path))).join('\n');
  const needed = Object.entries({ ...devDependencies, ...dependencies }).filter(
    ([name]) => sources.includes(` from '${name}'`) || sources.includes(`import('${name}'`),
  );
  const nodes = withNode ? (workspaces ?? []) : [];
  const manifest = { name, version, dependencies: Object.fromEntries(needed), overrides, workspaces: nodes };
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging);
  writeFileSync(join(staging, 'package.json'), JSON.stringify(manifest));
  for (const path of ['package-lock.json', '.npmrc', ...nodes]) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(staging, path), { recursive: true });
  }
}

/** @param {string} folder with a manifest and a lock file */
async function runNpm(folder) {
  const npm = spawn(
    'npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error',
    { cwd: folder, env: environmentOutsideModules(), shell: true, stdio: ['ignore', 'ignore', 'pipe'] },
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
  throw new Error(`npm ci did not succeed (${signal ?? `exit code ${status}`}). The lines above say why.`);
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
    const mark = isForCommand() ? COMMAND_MARK : '';
    await install();
    chooseRuntime();
    writeFileSync(stamp, fingerprint() + mark);
  } finally {
    unlock();
  }
}

try {
  await setUp();
  // What `exec` means to a POSIX shell, in scripts of npm.
  if (process.platform === 'win32') writeFileSync(join(modules, '.bin', 'exec.cmd'), '@%*\r\n');
} catch (error) {
  console.error(`Set-up failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
