// @ts-check
// Installs the project's packages where they are missing or stale, and sees to it that its scripts run on Node 24.
// Runs before anything is installed, on whatever Node the machine has: only what Node 20 offers is used here.
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
const turn = join(root, '.setup.lock');
const platform = `${process.platform} ${process.arch}`;

/** How often a dot says that the installation goes on. */
const DOT_MS = 1_000;

/** What npm wrote, and what a person does about it. */
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
  const linked = Object.values({ ...dependencies, ...devDependencies })
    .filter((version) => version.startsWith('file:'))
    .map((version) => version.slice('file:'.length));
  const manifests = [...workspaces, ...linked].map((folder) => read(join(folder, 'package.json')));
  const wanted = JSON.stringify({ dependencies, devDependencies, overrides, workspaces });
  return createHash('sha256')
    .update([platform, wanted, read('package-lock.json'), ...manifests].join('\0'))
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
  const why = existsSync(modules) ? 'node_modules does not match package-lock.json' : 'node_modules is missing';
  process.stderr.write(`Set-up: ${why}; installing with npm ci, which takes about a minute `);
  rmSync(stamp, { force: true });
  const npm = spawn(
    'npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error',
    { cwd: root, env: environmentOutsideModules(), shell: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const dots = setInterval(() => process.stderr.write('.'), DOT_MS);
  let said = '';
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [status, signal] = await once(npm, 'close').finally(() => clearInterval(dots));
  process.stderr.write('\n');
  if (status === 0) return;
  process.stderr.write(said);
  const advice = REMEDIES.find(({ sign }) => sign.test(said))?.advice ?? 'The lines above say why.';
  throw new Error(`npm ci did not succeed (${signal ?? `exit code ${status}`}). ${advice}`);
}

/** npm must not run on the Node in node_modules, since it is about to delete that folder. */
function environmentOutsideModules() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (process.env[name] ?? '').split(delimiter).filter((folder) => !folder.startsWith(modules));
  return { ...process.env, [name]: folders.join(delimiter) };
}

/** tools/node24 brings Node 24 where the npm registry has it; elsewhere, as on Apple Silicon, the machine's own has to do. */
function checkRuntime() {
  const brought = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const isBrought = existsSync(brought);
  const { stdout } = spawnSync(`${isBrought ? JSON.stringify(brought) : 'node'} --version`, {
    encoding: 'utf8',
    env: environmentOutsideModules(),
    shell: true,
  });
  if (stdout.startsWith('v24.')) return;
  const found = stdout.trim() || 'none that runs';
  throw new Error(
    isBrought
      ? `node_modules/.bin/node should be Node 24 and is ${found}. On Linux it needs glibc: use a distribution that has it.`
      : `The npm registry has no Node 24 for this system (${platform}), and its own is ${found}. Install Node 24 (https://nodejs.org), then run this again.`,
  );
}

/** Waits until no other set-up is at work in this checkout; answers what ends our own turn. */
async function takeTurn() {
  for (let said = false; ; said = true) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      return () => rmSync(turn, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (isAbandoned()) rmSync(turn, { force: true });
    else if (!said) console.error(`Set-up: waiting for another one to end (delete ${turn} if there is none).`);
    await wait(200);
  }
}

/** Says whether the process that holds the turn has ended without giving it back. */
function isAbandoned() {
  try {
    const holder = Number(readFileSync(turn, 'utf8'));
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
  const endTurn = await takeTurn();
  try {
    if (isCurrent()) return;
    await install();
    checkRuntime();
    writeFileSync(stamp, fingerprint());
  } finally {
    endTurn();
  }
}

try {
  await setUp();
} catch (error) {
  console.error(`Set-up failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
