// @ts-check
// Runs the tests that need nothing but Node, on every system: no shell, no POSIX signals, no file modes, no database, no browser.
// Arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Paths that vitest matches as parts of a file's path. Together they run every layer, and the built action and command line. */
const PORTABLE = [
  'test/kernel/',
  'test/rate-limit/',
  'test/deploy',
  'test/logs/',
  'test/web/',
  'test/report/',
  'test/provision/',
  'test/github/',
  'test/platform/',
  'test/sandbox/',
  'test/action/',
  'test/cli/up/lock-file',
  'test/e2e/many-applications',
  'test/e2e/on-this-system',
];

/** What a system reports about memory differs. */
const NOT_PORTABLE = ['--exclude', 'test/platform/memory.test.ts'];

const args = [join(root, 'tools/test.mjs'), ...PORTABLE, ...NOT_PORTABLE, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
