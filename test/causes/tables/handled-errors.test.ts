import { describe, expect, test } from 'vitest';
import { findCauses } from '../../../src/causes/cause.ts';

const TRACEBACK = [
  'Traceback (most recent call last):',
  '  File "/app/jobs/mail.py", line 9, in send',
  '    server.connect()',
  'ConnectionRefusedError: [Errno 111] Connection refused',
];

// Logs of such errors are in test/fixtures/causes/handled.log.
describe('an error that the program handled is not a cause', () => {
  test('unless a failure is shown after the last attempt', () => {
    const attempt = ['--- FAIL: TestQueue (0.1s)', '    queue_test.go:3: got 3, want 4', 'FAIL'];
    const lines = [...attempt, 'retrying (attempt 2 of 2)', 'gave up', '##[error]Process completed with exit code 1.'];

    expect(findCauses(lines)).toMatchObject([{ sentence: 'TestQueue: got 3, want 4', file: 'queue_test.go', line: 3 }]);
  });

  test('unless only steps ran after it that report it', () => {
    const lines = [
      "src/a.ts(1,2): error TS2304: Cannot find name 'x'.",
      '##[error]Process completed with exit code 2.',
      '##[group]Run npm run report',
    ];

    expect(findCauses(lines)).toHaveLength(1);
  });

  test('an error line of a tool that no matcher knows is a likely cause if its step failed', () => {
    const lines = ['gen 3.2', 'error: route "/checkout" is declared twice', 'make: *** [Makefile:3: gen] Error 1'];

    expect(findCauses(lines)).toMatchObject([{ sentence: 'route "/checkout" is declared twice', certainty: 'likely' }]);
  });

  test('unless the program stopped after it', () => {
    expect(findCauses(['ERROR:jobs:cannot start', ...TRACEBACK, 'worker-1 exited with code 1'])).toMatchObject([
      { sentence: 'ConnectionRefusedError: [Errno 111] Connection refused', file: 'jobs/mail.py', line: 9 },
    ]);
  });
});

test('what a buildpack indents is read as if it were not', () => {
  const failure = [
    '=== FAILURES ===',
    '___ test_total ___',
    'E   assert 2 == 3',
    '',
    'tests/test_cart.py:8: AssertionError',
  ];
  const indented = failure.map((line) => `       ${line}`);

  for (const prefix of ['', 'remote: '])
    expect(findCauses(['-----> Running tests', ...indented].map((line) => `${prefix}${line}`))).toMatchObject([
      { sentence: 'test_total: assert 2 == 3', file: 'tests/test_cart.py', line: 8 },
    ]);
});
