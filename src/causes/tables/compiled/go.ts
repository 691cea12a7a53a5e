import type { Matcher, NearLine } from '../../matcher.ts';

/** The place of the first frame that is neither Go's own nor a module's (those have a version: `@v1.2.3`). */
const OWN_FRAME =
  /^\s{1,8}(?=\/|\.\/|(?:github|gitlab|bitbucket)\.)(?!\S{0,200}\/(?:vendor|(?:go(?:\/[\d.]{3,8}\/\w{3,6})?|golang|go-?\d\.\d{1,2}(?:\.\d{1,2})?)\/src\/(?:bufio|bytes|context|crypto|database|encoding|errors|flag|fmt|html|internal|io|log|maps|math|net|os|path|reflect|regexp|runtime|slices|sort|strconv|strings|sync|syscall|testing|text|time))\/)(?:(?:github|gitlab|bitbucket)\.[a-z]{3}\/[^\s/@]{1,60}\/[^\s/@]{1,60}\/(?:v\d{1,2}\/)?)?(?<file>[^\s@:]{1,300}):(?<line>\d+)(?: |$)/;
const GOROUTINE: NearLine = {
  where: 'below',
  within: 15,
  pattern: /^(?:goroutine \d+|runtime stack:|\[signal )/,
  isRequired: true,
};
const FRAME: NearLine = { where: 'below', within: 80, pattern: OWN_FRAME, until: /^(?:created by|exit status) / };
const NOT_TEST_LINE = /^(?:=== RUN|\s{0,12}--- |FAIL|ok\s|PASS)/;
const IN_TEST = /^\s{1,16}(?<file>[\w.-]{1,100}_test\.go):(?<line>\d+): (?<cause>\S.*)/;
/** An error rather than what the test logged before it: both look alike. */
const ASSERTION =
  /^\s{1,16}(?<file>[\w.-]{1,100}_test\.go):(?<line>\d+): (?=.{0,200}\b(?:want|got|[Ee]xpected)\b)(?<cause>\S.*)/;

/** What follows a message of several lines, if the message ends with a colon. */
const MORE_IN_TEST: NearLine = {
  where: 'all-below',
  within: 4,
  pattern: /^\s{8,20}(?![\w.-]{1,100}\.go:)(?<more>(?:got|want|have|expected|actual|exp|act)\b.*)/i,
  until: NOT_TEST_LINE,
};

/** The package whose test failed. */
const PACKAGE: NearLine = {
  where: 'below',
  within: 200,
  pattern: /^FAIL\t(?<goPackage>[^\s]{1,300})\t/,
  until: /^(?:FAIL|ok)\s{1,4}\S/,
};

/** Panics of Go programs, and `go test`. */
export const GO_RUN: readonly Matcher[] = [
  {
    name: 'go-test-timeout',
    kind: 'timeout',
    pattern: /^(?<cause>panic: test timed out after \S+)/,
    near: [
      { where: 'below', within: 4, pattern: /^\s{1,8}(?<test>Test\w+\S*) \(/ },
      { where: 'below', within: 90, pattern: OWN_FRAME },
    ],
    sentence: '{test}: {cause}',
  },
  {
    name: 'go-test-panic',
    kind: 'test failure',
    pattern: /^\s{0,8}panic: (?<cause>.+?)(?: \[recovered(?:, repanicked)?\])?$/,
    near: [
      {
        where: 'above',
        within: 12,
        pattern: /^--- FAIL: (?<test>\S+) \(/,
        until: /^(?:FAIL|ok|=== RUN)/,
        isRequired: true,
      },
      GOROUTINE,
      FRAME,
    ],
    sentence: '{test}: {cause}',
  },
  {
    name: 'go-panic',
    isGeneral: true,
    kind: 'crash',
    pattern: /^\s{0,8}panic: (?<cause>.+?)(?: \[recovered(?:, repanicked)?\])?$/,
    near: [GOROUTINE, FRAME],
  },
  {
    name: 'go-fatal-error',
    kind: 'crash',
    pattern: /^(?<cause>fatal error: .+)/,
    near: [GOROUTINE, FRAME],
  },
  {
    name: 'go-data-race',
    kind: 'crash',
    pattern: /^(?<cause>WARNING: DATA RACE)/,
    near: [{ where: 'below', within: 40, pattern: OWN_FRAME, until: /^={10,20}$/ }],
  },
  {
    name: 'go-test-testify-values',
    kind: 'test failure',
    pattern: /^\s{1,16}Error:\s{1,12}(?<cause>\S.*?)\s{0,4}$/,
    near: [
      { where: 'below', within: 3, pattern: /^\s{1,40}expected\s?: (?<expected>.+)/, isRequired: true },
      { where: 'below', within: 4, pattern: /^\s{1,40}actual\s{0,2}: (?<actual>.+)/, isRequired: true },
      { where: 'below', within: 20, pattern: /^\s{1,16}Test:\s{1,12}(?<test>\S+)/ },
      {
        where: 'below',
        within: 22,
        pattern: /^\s{1,16}Messages:\s{1,12}(?<message>\S.*)/,
        until: /^---|^\s{1,16}Error/,
      },
      { where: 'above', within: 6, pattern: /^\s{1,16}Error Trace:\s{1,8}(?<file>[^\s:]{1,300}):(?<line>\d+)/ },
    ],
    sentence: '{test}: {cause} expected: {expected} actual: {actual} {message}',
  },
  {
    name: 'go-test-of-subtest',
    kind: 'test failure',
    pattern: /^--- FAIL: (?<test>\S+) \(/,
    near: [
      PACKAGE,
      { where: 'above', within: 60, pattern: ASSERTION, until: /^\s{0,16}--- /, isRequired: true },
      { where: 'above', within: 60, pattern: /^=== RUN\s{1,4}\S+\//, until: /^\s{0,16}--- /, isRequired: true },
    ],
    sentence: '{test}: {cause}',
  },
  {
    name: 'go-test',
    kind: 'test failure',
    pattern: /^\s{0,16}--- FAIL: (?<test>\S+) \(/,
    near: [
      PACKAGE,
      { where: 'below', within: 10, pattern: ASSERTION, until: NOT_TEST_LINE },
      { where: 'below', within: 10, pattern: IN_TEST, until: NOT_TEST_LINE, isRequired: true },
      MORE_IN_TEST,
    ],
    sentence: '{test}: {cause} {more}',
  },
];
