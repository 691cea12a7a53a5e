import { describe, expect, test } from 'vitest';
import { countTests, renderCounts } from '../../tools/test.mjs';

describe('the counts of a test run', () => {
  test('are those of its tests', () => {
    const files = [
      { state: 'passed', tests: ['passed', 'passed', 'skipped'] },
      { state: 'failed', tests: ['failed', 'passed', 'pending'] },
    ];

    expect(countTests(files, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  test.each([
    ['that could not be loaded', []],
    ['whose hook failed', ['passed', 'passed']],
  ])('count one failure for a file %s', (_, tests) => {
    expect(countTests([{ state: 'failed', tests }], 1).failed).toBe(1);
  });

  test('count one failure for a run that failed although every test passed', () => {
    expect(countTests([{ state: 'passed', tests: ['passed'] }], 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test.each([
    ['no file was found', []],
    ['every test was left out', [{ state: 'skipped', tests: ['skipped'] }]],
  ])('count one failure if %s', (_, files) => {
    expect(countTests(files, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('are rendered in one line, with the skipped ones only if there are any', () => {
    expect(renderCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(renderCounts({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });
});
