// @ts-check
// Runs the tests (arguments go to vitest) and ends with their counts alone on a line: `12 passed, 0 failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * The outcome of a test file and of each of its tests: `passed`, `failed`, or anything else for one that did not run.
 * @typedef {{ readonly state: string, readonly tests: readonly string[] }} TestFile
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts
 */

/**
 * Counts the tests that passed, failed and were skipped. A failed file without a failed test (it could not be loaded, a hook failed)
 * counts as one failed test, and so does a failed run without any: nothing ran, or an error belongs to no test.
 * @param {readonly TestFile[]} files
 * @param {number} exitCode the test runner's
 * @returns {Counts}
 */
export function countTests(files, exitCode) {
  const tests = files.flatMap((file) => file.tests);
  const passed = tests.filter((state) => state === 'passed').length;
  const failed = tests.filter((state) => state === 'failed').length;
  const broken = files.filter((file) => file.state === 'failed' && !file.tests.includes('failed')).length;
  const isUnexplained = failed + broken === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed + broken, skipped: tests.length - passed - failed };
}

/**
 * Renders the counts as the one line that ends a test run: `12 passed, 0 failed`.
 * @param {Counts} counts
 */
export function renderCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Writes the outcome of each file and of each of its tests to the path in TOUCHDOWN_TEST_REPORT: the reporter that vitest loads. */
export default class TestReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      state: module.state(),
      tests: [...module.children.allTests()].map((test) => test.result().state),
    }));
    writeFileSync(/** @type {string} */ (process.env['TOUCHDOWN_TEST_REPORT']), JSON.stringify(files));
  }
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-test-'));
  const report = join(folder, 'report.json');
  const { NO_COLOR, FORCE_COLOR, ...uncolored } = process.env;
  const environment = {
    ...(process.stdout.isTTY ? process.env : { ...uncolored, NO_COLOR: '1' }),
    // What the tests' tools would write into the home folder.
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    npm_config_cache: join(folder, 'npm'),
  };
  const reporters = ['default', import.meta.filename];
  if (process.env['GITHUB_ACTIONS'] === 'true') reporters.push('github-actions');

  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...reporters.map((name) => `--reporter=${name}`),
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit', env: { ...environment, TOUCHDOWN_TEST_REPORT: report } },
  );

  const exitCode = status ?? 1;
  const counts = countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : [], exitCode);
  rmSync(folder, { recursive: true });
  if (counts.passed === 0 && exitCode === 0) console.error('No test ran: check the path or the name that was given.');
  console.log(renderCounts(counts));
  process.exitCode = exitCode === 0 && counts.failed > 0 ? 1 : exitCode;
}
