import { expect, test } from 'vitest';
import { countTests, renderCounts } from '../../tools/test.mjs';

test.each([
  ['its tests', 1, [{ state: 'failed', tests: ['failed', 'passed', 'pending'] }], '1 passed, 1 failed, 1 skipped'],
  ['no skipped tests if there are none', 0, [{ state: 'passed', tests: ['passed'] }], '1 passed, 0 failed'],
  ['a file that could not be loaded', 1, [{ state: 'failed', tests: [] }], '0 passed, 1 failed'],
  ['a hook that failed', 1, [{ state: 'failed', tests: ['passed'] }], '1 passed, 1 failed'],
  ['a run that failed although every test passed', 1, [{ state: 'passed', tests: ['passed'] }], '1 passed, 1 failed'],
  ['a run without a file', 0, [], '0 passed, 1 failed'],
  [
    'a run whose every test was left out',
    0,
    [{ state: 'skipped', tests: ['skipped'] }],
    '0 passed, 1 failed, 1 skipped',
  ],
])('the counts of a test run have %s', (_, exitCode, files, counts) => {
  expect(renderCounts(countTests(files, exitCode))).toBe(counts);
});
