import { FAILED } from '../../log-verdicts.ts';
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
const TEST_PACKAGE: NearLine = {
  where: 'below',
  within: 200,
  pattern: /^FAIL\t(?<goPackage>[^\s]{1,300})\t/,
  until: /^(?:FAIL|ok)\s{1,4}\S/,
};

const EXITED: NearLine = {
  where: 'below',
  within: 1,
  pattern: FAILED,
  isRequired: true,
};

/** Of a `go test` that uses `-x`, of a warning of cgo, and of a line that only explains the one before. */
const NO_ERROR = '(?!warning: |note: )';
/** A Go file with its place, as `./api/routes.go:7:12: `. */
const PLACE = `(?:vet: )?(?=[^\\s:]{1,300}\\.go:)(?<file>[^\\s:]{1,300}):(?<line>\\d+):(?<column>\\d+): ${NO_ERROR}`;

/** The package whose errors follow. */
const PACKAGE: NearLine = { where: 'above', within: 20, pattern: /^# (?<goPackage>[^\s[]{1,300})$/ };

const placed = (rest: string) => new RegExp(`^\\s{0,8}${PLACE}${rest}`);

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
    name: 'go-test-of-subtest',
    kind: 'test failure',
    pattern: /^--- FAIL: (?<test>\S+) \(/,
    near: [
      TEST_PACKAGE,
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
      TEST_PACKAGE,
      { where: 'below', within: 10, pattern: ASSERTION, until: NOT_TEST_LINE },
      { where: 'below', within: 10, pattern: IN_TEST, until: NOT_TEST_LINE, isRequired: true },
      MORE_IN_TEST,
    ],
    sentence: '{test}: {cause} {more}',
  },
  {
    name: 'go-log-fatal-port',
    kind: 'port',
    pattern:
      /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?<file>[^\s:]{1,200}):(?<line>\d+): )?)?(?=(?:[\w .]{0,60}: )?listen (?:tcp|udp|unix))(?!.*(?:retry|trying))(?<cause>.+ ?bind: .+)/,
  },
  {
    name: 'go-log-fatal',
    isGeneral: true,
    kind: 'crash',
    pattern:
      /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?:(?<file>[^\s:]{1,200}\.go):(?<line>\d+): )?(?<cause>(?!\[|(?:INFO|DEBUG|WARN|ERROR) )\S.+)/,
    near: [EXITED],
  },
  {
    name: 'go-missing-module',
    kind: 'missing dependency',
    pattern: placed(
      '(?<cause>(?:no required module provides package|missing go\\.sum entry|cannot find (?:package|module)|package \\S+ is not in (?:std|GOROOT)|could not import|cannot query module).*?)(?:; to add(?: it)?:)?$',
    ),
  },
  {
    name: 'go-vet-command',
    kind: 'lint error',
    pattern: placed('(?<cause>.+)'),
    near: [{ where: 'above', within: 8, pattern: /^(?!.*\bvet: ).{0,100}\bgo vet\b/, isRequired: true }],
  },
  {
    name: 'go-compile',
    kind: 'compile error',
    pattern: placed('(?:syntax error: (?=syntax error))?(?<cause>.+)'),
    near: [PACKAGE],
  },
  {
    name: 'go-import-cycle',
    kind: 'compile error',
    pattern:
      /^\s{0,16}(?:package|imports) [^\s:]+(?: from [^\s:]+)?: (?=import cycle not allowed|use of internal package|build constraints exclude|no required module|cannot find|no Go files|\S{1,6} source files not allowed|import ")(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/,
  },
  {
    name: 'go-module',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:go: |verifying (?=\S+: checksum))(?:(?=(?:module )?[\w./~-]{1,200}@\S+: )|(?=module [^\s:]+: )|(?=\S{1,200}: checksum mismatch)|(?=cannot find|open |reading |updates to go\.(?:mod|work|sum) needed|inconsistent vendoring|go\.mod file not found|no modules? (?:disabled|declares)|modules (?:disabled|declares)|cannot load module|cannot determine module|error loading|error obtaining VCS|malformed|could not|-mod|unrecognized|unknown|ambiguous|conflicting|missing|no module provides|vendor))(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/,
    near: [
      {
        where: 'below',
        within: 1,
        pattern: /^\s{1,12}(?<more>(?:(?:fatal|error|remote|ERROR): |[^\s:@]+@[^\s:]+: is explicitly).+)/,
      },
    ],
    sentence: '{cause} {more}',
  },
  {
    name: 'gofmt-diff',
    kind: 'lint error',
    pattern: /^diff (?:-u )?(?=\S{1,300}\.go\.orig )\S{1,305} (?<file>\S{1,300})$/,
    sentence: '{file} is not formatted with gofmt',
  },
];
