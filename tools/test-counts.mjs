// @ts-check

/**
 * How one test file ended, and each of its tests: `passed`, `failed`, or else not run.
 * @typedef {{ readonly state: string, readonly tests: readonly string[] }} TestFile
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts
 */

/**
 * Returns how many tests passed, failed and were skipped. A failed file without a failed test (it could not be loaded, a hook
 * failed) counts as one failed test, and so does a run that failed without any: nothing ran, or an error belongs to no test.
 * @param {readonly TestFile[]} files
 * @param {number} exitCode the test runner's
 * @returns {Counts}
 */
export function countTests(files, exitCode) {
  const tests = files.flatMap((file) => file.tests);
  const passed = tests.filter((state) => state === 'passed').length;
  const failed = tests.filter((state) => state === 'failed').length;
  const broken = files.filter((file) => file.state === 'failed' && !file.tests.includes('failed')).length;
  const nothingToBlame = failed + broken === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: nothingToBlame ? 1 : failed + broken, skipped: tests.length - passed - failed };
}

/**
 * Returns the counts as the one line that ends a test run: `12 passed, 0 failed`.
 * @param {Counts} counts
 */
export function renderCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
