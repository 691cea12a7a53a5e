import { describe, expect, test } from 'vitest';
import { findCauses } from '../../../src/causes/cause.ts';

const TRACEBACK = [
  'Traceback (most recent call last):',
  '  File "/app/jobs/mail.py", line 9, in send',
  '    server.connect()',
  'ConnectionRefusedError: [Errno 111] Connection refused',
];

describe('an error that the program handled is not a cause', () => {
  test.for([
    ['a logged traceback', ['ERROR:jobs.mail:cannot send yet', ...TRACEBACK, 'INFO:jobs.mail:ready']],
    ['a traceback before a retry', [...TRACEBACK, 'retrying in 2 s', 'sent']],
    ['a traceback of an ignored exception', ['Exception ignored in: <function Mail.__del__>', ...TRACEBACK]],
    ['a wheel that pip installed in another way', ['ERROR: Failed building wheel for a', 'Successfully installed a-1']],
    [
      'a test that passed when it was run again',
      [
        '--- FAIL: TestQueue (0.1s)',
        '    queue_test.go:3: got 3, want 4',
        'FAIL',
        'retrying (attempt 2 of 3)',
        'ok  queue',
      ],
    ],
    [
      'an event after the rollout',
      ['deployment "web" successfully rolled out', 'Readiness probe failed: statuscode: 503', 'a', 'b'],
    ],
    ['a command of a script that went on', ['./up.sh: line 3: jq: command not found', 'one', 'two', 'three', 'four']],
    [
      'a type error of a job whose last lines say that it succeeded',
      [
        "src/a.ts(1,2): error TS2304: Cannot find name 'x'.",
        'a',
        '##[error]Process completed with exit code 2.',
        'b',
        'Pipeline step succeeded',
      ],
    ],
    [
      'a command that may fail',
      ['+ tsc --noEmit || echo ignored', "src/a.ts(1,2): error TS2304: Cannot find name 'x'.", '+ npm run smoke', 'a'],
    ],
    [
      'a failure that a job of GitHub Actions may have',
      [
        "src/a.ts(1,2): error TS2304: Cannot find name 'x'.",
        '##[error]Process completed with exit code 2.',
        '##[group]Run npm run build',
        'a',
        'b',
      ],
    ],
    [
      'an error of an earlier deployment',
      ['panic: no key', '', 'goroutine 1 [running]:', '==> Cloning from https://x', 'a'],
    ],
  ] as const)('%s', ([, lines]) => {
    expect(findCauses(lines)).toEqual([]);
  });

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
