import { APP_FRAME } from './javascript-stack.js';
const JEST = 'https://github.com/jestjs/jest/blob/main/packages/jest-message-util/src/index.ts';
const NEXT_JEST_TEST = /^\s{0,8}(?:● |Test Suites: |FAIL |PASS )/;
const JEST_FRAME = { ...APP_FRAME, within: 80, until: NEXT_JEST_TEST };
function jest(name, kind, message, example, more = []) {
    return {
        name: `jest-${name}`,
        kind,
        pattern: /^\s{0,8}● (?![\w@.-]{1,100}\.(?:service|timer|socket) |Console$|Test suite failed|Validation |Deprecation |Cannot log|Multiple )(?<test>\S.*)/,
        near: [{ where: 'below', within: 2, pattern: message, isRequired: true }, JEST_FRAME, ...more],
        sentence: '{test}: {cause} {expected} {received}',
        example,
        source: JEST,
    };
}
function jestSuite(name, kind, cause, near, example) {
    return {
        name: `jest-suite-${name}`,
        kind,
        pattern: /^\s{0,8}● Test suite failed to run/,
        near: [{ ...cause, isRequired: true, until: NEXT_JEST_TEST }, ...near],
        example: `FAIL test/a.test.js\n  ● Test suite failed to run\n\n${example}`,
        source: JEST,
    };
}
/** jest and ts-jest. */
export const JEST_MATCHERS = [
    jest('timeout', 'timeout', /^\s{4,8}(?:thrown: ["'])?(?<cause>Exceeded timeout of .{1,40})/, '  ● api › responds\n\n    thrown: "Exceeded timeout of 5000 ms for a test.\n\n      at Object.test (test/a.test.js:3:1)'),
    jest('expect', 'test failure', /^\s{2,8}(?<cause>expect\(.{0,200}?)(?: \/\/ |$)/, '  ● adds\n\n    expect(received).toBe(expected) // Object.is equality\n\n    Expected: 3\n    Received: 2\n\n      at Object.toBe (test/a.test.js:1:34)', [
        {
            where: 'below',
            within: 6,
            pattern: /^\s{2,8}(?<expected>(?:Expected[\w ]{0,40}|Snapshot name): .{1,100})/,
            until: NEXT_JEST_TEST,
        },
        {
            where: 'below',
            within: 14,
            pattern: /^\s{4,6}- {2,12}(?<expected>\S.{0,100})/,
            until: NEXT_JEST_TEST,
        },
        {
            where: 'below',
            within: 16,
            pattern: /^\s{4,6}\+ {2,12}(?<received>\S.{0,100})/,
            until: NEXT_JEST_TEST,
        },
        {
            where: 'below',
            within: 8,
            pattern: /^\s{2,8}(?<received>(?:Received[\w ]{0,40}: {1,4}\S|Received promise |Number of calls: ).{0,100})/,
            until: NEXT_JEST_TEST,
        },
    ]),
    jest('test', 'test failure', /^\s{2,8}(?:thrown: )?(?:[A-Z]\w{0,40}Error(?: \[\w{1,40}\])?: )?(?<cause>[^\s•].*)/, '  ● send › sends to one\n\n    Mail was rejected with 422\n\n      at send (src/send.js:3:32)'),
    jestSuite('types', 'compile error', {
        where: 'below',
        within: 3,
        pattern: /^\s{2,8}(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error TS\d+: (?<cause>.+)/,
    }, [], "    test/rate.test.ts:1:37 - error TS2582: Cannot find name 'it'. Do you need to install type definitions for a test runner?"),
    jestSuite('missing-file', 'missing file', {
        where: 'below',
        within: 3,
        pattern: /^\s{2,8}(?<cause>Cannot find module '[./][^']{0,300}'(?: from '[^']{1,300}')?)/,
    }, [JEST_FRAME], "    Cannot find module '../src/db' from 'test/db.test.js'\n\n      at Object.<anonymous> (test/db.test.js:1:26)"),
    jestSuite('missing-module', 'missing dependency', {
        where: 'below',
        within: 3,
        pattern: /^\s{2,8}(?<cause>Cannot find (?:module|package) '[^']{1,300}'(?: from '[^']{1,300}')?)/,
    }, [JEST_FRAME], "    Cannot find module 'axios' from 'src/http.js'\n\n      at Object.<anonymous> (src/http.js:1:26)"),
    jestSuite('syntax', 'compile error', {
        where: 'below',
        within: 50,
        pattern: /^\s{2,8}SyntaxError: (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}): (?<cause>.{1,300}?) \((?<line>\d+):(?<column>\d+)\)$/,
    }, [], '    Jest encountered an unexpected token\n\n    Details:\n\n    SyntaxError: /app/test/d.test.js: Unexpected token (1:21)'),
    jestSuite('script', 'compile error', { where: 'below', within: 50, pattern: /^\s{2,8}SyntaxError: (?<cause>.+)/ }, [
        {
            where: 'below',
            within: 45,
            pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}):(?<line>\d+)$/,
            until: /^\s{2,8}SyntaxError: /,
        },
    ], '    Jest encountered an unexpected token\n\n    Details:\n\n    /app/test/id.test.js:1\n    ({"Object.<anonymous>":function(module){import { id }\n      ^^^^^^\n\n    SyntaxError: Cannot use import statement outside a module'),
    jestSuite('mapping', 'missing file', { where: 'below', within: 5, pattern: /^\s{2,8}(?<cause>Could not locate module .+)/ }, [], '    Configuration error:\n\n    Could not locate module @/lib/db mapped as:\n    /app/src/$1.'),
    jestSuite('empty', 'missing file', { where: 'below', within: 3, pattern: /^\s{2,8}(?<cause>Your test suite must contain at least one test)/ }, [{ where: 'above', within: 2, pattern: /^\s{0,8}FAIL (?<file>[^\s:]{1,300})/ }], '    Your test suite must contain at least one test.'),
    jestSuite('error', 'test failure', {
        where: 'below',
        within: 3,
        pattern: /^\s{2,8}(?:[A-Z]\w{0,40}Error(?: \[\w{1,40}\])?: )?(?<cause>[^\s•].*)/,
    }, [JEST_FRAME], '    ReferenceError: x is not defined\n\n      at Object.<anonymous> (test/c.test.js:1:1)'),
    {
        name: 'jest-exit',
        kind: 'test failure',
        pattern: /^\s{0,8}●\s{1,2}(?<cause>process\.exit called with "\d{1,3}")/,
        near: [JEST_FRAME],
        example: '  ●  process.exit called with "2"\n\n      at Object.exit (test/e.test.js:1:9)',
        source: 'https://github.com/jestjs/jest/blob/main/packages/jest-runner/src/runTest.ts',
    },
    {
        name: 'jest-coverage',
        kind: 'test failure',
        pattern: /^\s{0,8}Jest: (?:"global"|"?(?<path>[^"]{1,200})"?) (?<cause>coverage threshold for .+)/,
        sentence: '{path} {cause}',
        example: 'Jest: "global" coverage threshold for lines (80%) not met: 75%',
        source: 'https://github.com/jestjs/jest/blob/main/packages/jest-reporters/src/CoverageReporter.ts',
    },
    {
        name: 'jest-none',
        kind: 'missing file',
        pattern: /^\s{0,8}(?<cause>No tests found, exiting with code 1)/,
        example: 'No tests found, exiting with code 1\nRun with `--passWithNoTests` to exit with code 0',
        source: 'https://github.com/jestjs/jest/blob/main/packages/jest-core/src/getNoTestFound.ts',
    },
    {
        name: 'jest-config',
        kind: 'missing dependency',
        pattern: /^\s{0,8}● Validation Error:/,
        near: [{ where: 'below', within: 3, pattern: /^\s{2,8}(?<cause>\S.+)/, isRequired: true }],
        example: '● Validation Error:\n\n  Preset ts-jest not found relative to rootDir /app.',
        source: 'https://github.com/jestjs/jest/blob/main/packages/jest-config/src/normalize.ts',
    },
    {
        name: 'jest-worker',
        kind: 'out of memory',
        pattern: /^\s{0,8}(?:Error: )?(?<cause>A (?:jest )?worker process \(pid=\d+\) was terminated by another process: signal=SIGKILL.*)/,
        example: 'A jest worker process (pid=41) was terminated by another process: signal=SIGKILL, exitCode=null.',
        source: 'https://github.com/jestjs/jest/blob/main/packages/jest-worker/src/workers/ChildProcessWorker.ts',
    },
];
