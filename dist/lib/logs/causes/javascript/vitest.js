const VITEST = 'https://github.com/vitest-dev/vitest/blob/main/packages/vitest/src/node/printError.ts';
const NEXT_VITEST = /^\s{0,8}(?:FAIL |⎯{3})/;
const VITEST_FRAME = {
    where: 'below',
    within: 60,
    pattern: /^\s{0,8}❯ (?!.{0,300}(?:node_modules|node:))(?:(?:async |new )?[^:/\s]{1,80} )?(?<file>[^:\s]{1,300}\.\w{2,6}):(?<line>\d+):(?<column>\d+)$/,
    until: NEXT_VITEST,
};
const VITEST_FILE = {
    where: 'below',
    within: 6,
    pattern: /^\s{0,8}(?:File|At file): (?!.{0,300}node_modules)(?<file>[^:?]{1,300}):(?<line>\d+):(?<column>\d+)$/,
    until: NEXT_VITEST,
};
function vitest(name, kind, message, example) {
    return {
        name: `vitest-${name}`,
        kind,
        pattern: /^\s{0,8}FAIL\s{1,4}(?:\|[^|]{1,60}\| |\w[\w@-]{0,40}\s{2})?(?<bareFile>[^\s>[|]{1,200}\.\w{2,6})(?: \([\w ]{1,30}\))? > (?<test>\S.*)/,
        near: [
            { where: 'below', within: 6, pattern: message, isRequired: true, until: /^\s{0,8}(?:❯ |⎯{3})/ },
            VITEST_FILE,
            VITEST_FRAME,
        ],
        sentence: '{test}: {cause}',
        example,
        source: VITEST,
    };
}
/** A file whose tests could not be run. */
function vitestSuite(name, kind, message, example) {
    return {
        ...vitest(`suite-${name}`, kind, message, ` FAIL  test/a.test.ts [ test/a.test.ts ]\n${example}`),
        pattern: /^\s{0,8}FAIL\s{1,4}(?:\|[^|]{1,60}\| |\w[\w@-]{0,40}\s{2})?(?<bareFile>[^\s>[|]{1,200}\.\w{2,6}) \[ \S/,
        sentence: '{cause}',
    };
}
/** vitest. */
export const VITEST_MATCHERS = [
    vitestSuite('missing-file', 'missing file', /^\s{0,8}Error: (?<cause>(?:Failed to resolve import "[./@~][^"]{0,300}" from "[^"]{1,300}"|Cannot find module '[./][^']{0,300}'|Failed to load url [./]|No test suite found in file (?=(?<file>\/\S{1,300}))).*)/, "Error: Cannot find module './db' imported from '/app/test/a.test.ts'\n ❯ test/a.test.ts:1:1"),
    vitestSuite('missing-module', 'missing dependency', /^\s{0,8}Error: (?<cause>(?:Failed to resolve (?:import|entry) |Cannot find (?:package|module) '|Failed to load url ).+)/, "Error: Cannot find package 'axios' imported from '/app/test/a.test.ts'\n ❯ test/a.test.ts:1:1"),
    vitestSuite('syntax', 'compile error', /^\s{0,8}(?:RollupError: |SyntaxError: |Error: )(?:\[[\w:-]{1,60}\] )?(?:Parse failure: )(?<cause>.+)/, 'RollupError: Parse failure: Trailing comma is not allowed\nAt file: /app/test/d.test.js:1:5'),
    vitestSuite('error', 'test failure', /^\s{0,8}(?!Plugin|File|At |.{0,60}Transform failed with)(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/, 'ReferenceError: x is not defined\n ❯ test/a.test.ts:1:30'),
    vitest('timeout', 'timeout', /^\s{0,8}Error: (?<cause>(?:Test|Hook) timed out in \d+ms)/, ' FAIL  test/a.test.ts > api > responds\nError: Test timed out in 5000ms.\n ❯ test/a.test.ts:9:3'),
    vitest('snapshot', 'test failure', /^\s{0,8}Error: (?<cause>Snapshot `.+)/, ' FAIL  test/label.test.ts > label\nError: Snapshot `label 1` mismatched\n\n ❯ test/label.test.ts:3:40'),
    {
        ...vitest('test', 'test failure', /^\s{0,8}(?:[A-Z]\w{0,40}: |Unknown Error: |[A-Z]\w{0,40} \[\w{1,40}\]: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/, ' FAIL  test/cart.test.ts > cart > adds\nAssertionError: expected 1 to be 2 // Object.is equality\n\n- Expected\n+ Received\n\n ❯ test/cart.test.ts:7:21'),
    },
    {
        name: 'vitest-unhandled',
        kind: 'test failure',
        pattern: /^\s{0,8}⎯{2,80} (?:Unhandled (?:Rejection|Error|Errors)|Uncaught Exception|Startup Error) ⎯{2,80}/,
        near: [
            {
                where: 'below',
                within: 2,
                pattern: /^\s{0,8}(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: |Unknown Error: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/,
                isRequired: true,
            },
            VITEST_FRAME,
        ],
        example: '⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯\nError: late\n ❯ test/f.test.js:1:60',
        source: VITEST,
    },
    {
        name: 'vitest-coverage',
        kind: 'test failure',
        pattern: /^\s{0,8}(?:ERROR: )?(?<cause>Coverage for \w{1,20} \([\d.]+%\) does not meet .+)/,
        example: 'ERROR: Coverage for lines (75%) does not meet global threshold (80%)',
        source: 'https://github.com/vitest-dev/vitest/blob/main/packages/vitest/src/node/coverage.ts',
    },
    {
        name: 'vitest-none',
        kind: 'missing file',
        pattern: /^\s{0,8}(?<cause>No test files found, exiting with code 1)/,
        example: 'No test files found, exiting with code 1',
        source: 'https://github.com/vitest-dev/vitest/blob/main/packages/vitest/src/node/logger.ts',
    },
];
