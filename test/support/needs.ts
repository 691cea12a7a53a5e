import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { hasPgbouncer, PGBOUNCER } from './pgbouncer.ts';
import { findPostgres } from './postgres-binaries.ts';
import { ROOT } from './programs.ts';

/** Debian's: the first one in the PATH may be a slow wrapper. */
export const PYTHON = '/usr/bin/python3';

interface NeedEntry {
  /** The tests that are skipped without it. */
  readonly tests: string;
  /** Why they are skipped, and what to do. */
  readonly reason: string;
  isMet(): boolean;
}

function balancer(name: string, path: string): NeedEntry {
  return {
    tests: `the relay behind ${name}`,
    reason: `there is no ${path}`,
    isMet: () => existsSync(path),
  };
}

/** What some tests need, besides npm and Node: they are skipped on a machine without it. */
const NEEDS = {
  posix: {
    tests: 'signals, pipes and shell scripts',
    reason: 'Windows has none of them',
    isMet: () => process.platform !== 'win32',
  },
  linux: {
    tests: 'what the kernel says about a process, and limits of files',
    reason: 'they read /proc',
    isMet: () => process.platform === 'linux',
  },
  git: {
    tests: 'the archive that a job downloads',
    reason: 'git does not read this folder as a repository: clone it, as its owner',
    isMet: () => spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT }).status === 0,
  },
  chromium: {
    tests: 'the pages in a browser',
    reason: 'there is no Chromium; install chromium-headless-shell, or set CHROMIUM_PATH',
    isMet: () => findChromium() !== null,
  },
  postgres: {
    tests: 'the relay on PostgreSQL',
    reason: 'there is no PostgreSQL that this account may start, neither from npm nor in /usr/lib/postgresql',
    isMet: () => findPostgres() !== null,
  },
  pgbouncer: {
    tests: 'the relay behind PgBouncer',
    reason: `there is no ${PGBOUNCER}`,
    isMet: hasPgbouncer,
  },
  nginx: balancer('nginx', '/usr/sbin/nginx'),
  haproxy: balancer('HAProxy', '/usr/sbin/haproxy'),
  caddy: balancer('Caddy', '/usr/bin/caddy'),
  strace: {
    tests: 'the system calls before a delivery is acknowledged',
    reason: 'there is no strace that may trace',
    isMet: () => spawnSync('strace', ['-f', 'true']).status === 0,
  },
  systemd: {
    tests: "the relay's unit for systemd",
    reason: 'there is no systemd-analyze',
    isMet: () => spawnSync('systemd-analyze', ['--version']).status === 0,
  },
  jq: {
    tests: 'the messages to Slack and Teams',
    reason: 'there is no jq',
    isMet: () => spawnSync('jq', ['--version']).status === 0,
  },
  python: {
    tests: 'a JUnit file in the XML parser of Python',
    reason: `there is no ${PYTHON}`,
    isMet: () => existsSync(PYTHON),
  },
} satisfies Readonly<Record<string, NeedEntry>>;

/** What a test can need. */
export type Need = keyof typeof NEEDS;

/** The environment variable that names what this machine lacks, so that each test process need not find out. */
const VARIABLE = 'TOUCHDOWN_TEST_MISSING';

/** Finds out what this machine lacks, for the test processes that are started afterwards, and returns the reasons as sentences. */
export function findMissing(): readonly string[] {
  const missing = Object.entries<NeedEntry>(NEEDS).filter(([, { isMet }]) => !isMet());
  process.env[VARIABLE] = missing.map(([name]) => name).join(' ');
  return missing.map(([, { tests, reason }]) => `Skipped: ${tests}: ${reason}.`);
}

/** Returns true if this machine lacks something, so that a test that needs it has to be skipped. */
export function isMissing(need: Need): boolean {
  return process.env[VARIABLE]?.split(' ').includes(need) ?? !NEEDS[need].isMet();
}
