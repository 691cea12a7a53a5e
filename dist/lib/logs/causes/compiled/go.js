const GO = 'https://github.com/golang/go/blob/master/src';
/** The place of the first frame that is neither Go's own nor a module's (those have a version: `@v1.2.3`). */
const OWN_FRAME = /^\s{1,8}(?=\/|\.\/|(?:github|gitlab|bitbucket)\.)(?!\S{0,200}\/(?:vendor|(?:go(?:\/[\d.]{3,8}\/\w{3,6})?|golang|go-?\d\.\d{1,2}(?:\.\d{1,2})?)\/src\/(?:bufio|bytes|context|crypto|database|encoding|errors|flag|fmt|html|internal|io|log|maps|math|net|os|path|reflect|regexp|runtime|slices|sort|strconv|strings|sync|syscall|testing|text|time))\/)(?:(?:github|gitlab|bitbucket)\.[a-z]{3}\/[^\s/@]{1,60}\/[^\s/@]{1,60}\/(?:v\d{1,2}\/)?)?(?<file>[^\s@:]{1,300}):(?<line>\d+)(?: |$)/;
const GOROUTINE = {
    where: 'below',
    within: 15,
    pattern: /^(?:goroutine \d+|runtime stack:|\[signal )/,
    isRequired: true,
};
const FRAME = { where: 'below', within: 80, pattern: OWN_FRAME, until: /^(?:created by|exit status) / };
const NOT_TEST_LINE = /^(?:=== RUN|\s{0,12}--- |FAIL|ok\s|PASS)/;
const IN_TEST = /^\s{1,16}(?<file>[\w.-]{1,100}_test\.go):(?<line>\d+): (?<cause>\S.*)/;
/** An error rather than what the test logged before it: both look alike. */
const ASSERTION = /^\s{1,16}(?<file>[\w.-]{1,100}_test\.go):(?<line>\d+): (?=.{0,200}\b(?:want|got|[Ee]xpected)\b)(?<cause>\S.*)/;
/** What follows a message of several lines, if the message ends with a colon. */
const MORE_IN_TEST = {
    where: 'all-below',
    within: 4,
    pattern: /^\s{8,20}(?![\w.-]{1,100}\.go:)(?<more>(?:got|want|have|expected|actual|exp|act)\b.*)/i,
    until: NOT_TEST_LINE,
};
/** The package whose test failed. */
const PACKAGE = {
    where: 'below',
    within: 200,
    pattern: /^FAIL\t(?<goPackage>[^\s]{1,300})\t/,
    until: /^(?:FAIL|ok)\s{1,4}\S/,
};
/** Panics of Go programs, and `go test`. */
export const GO_RUN = [
    {
        name: 'go-test-timeout',
        kind: 'timeout',
        pattern: /^(?<cause>panic: test timed out after \S+)/,
        near: [
            { where: 'below', within: 4, pattern: /^\s{1,8}(?<test>Test\w+\S*) \(/ },
            { where: 'below', within: 90, pattern: OWN_FRAME },
        ],
        sentence: '{test}: {cause}',
        example: 'panic: test timed out after 10m0s\nrunning tests:\n\tTestSlow (10m0s)\n\ngoroutine 34 [running]:\ntesting.(*M).startAlarm.func1()\n\t/usr/local/go/src/testing/testing.go:2366 +0x385\ncreated by time.goFunc\n\ngoroutine 7 [sleep]:\nmain.TestSlow()\n\t/app/slow_test.go:9 +0x1d',
        source: `${GO}/testing/testing.go (startAlarm)`,
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
        example: '--- FAIL: TestTotal (0.00s)\npanic: assignment to entry in nil map [recovered]\n\tpanic: assignment to entry in nil map\n\ngoroutine 7 [running]:\nmain.total()\n\t/app/cart/total.go:8 +0x1d',
        source: `${GO}/testing/testing.go (tRunner)`,
    },
    {
        name: 'go-panic-port',
        kind: 'port',
        pattern: /^panic: (?<cause>.{0,80}listen (?:tcp|udp)\S* \S+ bind: .+)/,
        near: [GOROUTINE, FRAME],
        example: 'panic: listen tcp :8080: bind: address already in use\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:12 +0xb5',
        source: `${GO}/net/net.go (OpError.Error)`,
    },
    {
        name: 'go-panic',
        kind: 'crash',
        pattern: /^\s{0,8}panic: (?<cause>.+?)(?: \[recovered(?:, repanicked)?\])?$/,
        near: [GOROUTINE, FRAME],
        example: 'panic: assignment to entry in nil map\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:12 +0xb5',
        source: `${GO}/runtime/panic.go (printpanics)`,
    },
    {
        name: 'go-out-of-memory',
        kind: 'out of memory',
        pattern: /^(?<cause>fatal error: (?:runtime: )?(?:out of memory|cannot allocate memory).*)/,
        near: [GOROUTINE, FRAME],
        example: 'fatal error: runtime: out of memory\n\nruntime stack:\nruntime.throw({0x4b2})\n\t/usr/local/go/src/runtime/panic.go:1077 +0x5c',
        source: `${GO}/runtime/mem_linux.go (sysMapOS)`,
    },
    {
        name: 'go-fatal-error',
        kind: 'crash',
        pattern: /^(?<cause>fatal error: .+)/,
        near: [GOROUTINE, FRAME],
        example: 'fatal error: all goroutines are asleep - deadlock!\n\ngoroutine 1 [chan send]:\nmain.main()\n\t/app/main.go:6 +0x5b',
        source: `${GO}/runtime/panic.go (fatalthrow)`,
    },
    {
        name: 'go-data-race',
        kind: 'crash',
        pattern: /^(?<cause>WARNING: DATA RACE)/,
        near: [{ where: 'below', within: 40, pattern: OWN_FRAME, until: /^={10,20}$/ }],
        example: '==================\nWARNING: DATA RACE\nWrite at 0x00c0000b4010 by goroutine 7:\n  main.main.func1()\n      /app/main.go:12 +0x3c',
        source: 'https://go.dev/doc/articles/race_detector#Report_Format',
    },
    {
        name: 'go-segmentation-violation',
        kind: 'crash',
        pattern: /^(?<cause>SIG(?:SEGV|BUS|ILL|FPE|ABRT): .+)/,
        near: [{ ...GOROUTINE, within: 6, pattern: /^(?:goroutine \d+|PC=0x)/ }, FRAME],
        example: 'SIGSEGV: segmentation violation\nPC=0x7f2 m=0 sigcode=1\n\ngoroutine 1 [syscall]:\nmain.main()\n\t/app/main.go:6 +0x5b',
        source: `${GO}/runtime/signal_unix.go (sighandler)`,
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
        example: '--- FAIL: TestTotal (0.00s)\n    total_test.go:11: \n        \tError Trace:\t/app/total_test.go:11\n        \tError:      \tNot equal: \n        \t            \texpected: 119\n        \t            \tactual  : 100\n        \tTest:       \tTestTotal\n        \tMessages:   \twith tax',
        source: 'https://github.com/stretchr/testify/blob/master/assert/assertions.go (Fail)',
    },
    {
        name: 'go-test-testify',
        kind: 'test failure',
        pattern: /^\s{1,16}Error:\s{1,12}(?<cause>\S.*)/,
        near: [
            {
                where: 'above',
                within: 6,
                pattern: /^\s{1,16}Error Trace:\s{1,8}(?<file>[^\s:]{1,300}):(?<line>\d+)/,
                isRequired: true,
            },
            { where: 'below', within: 20, pattern: /^\s{1,16}Test:\s{1,12}(?<test>\S+)/ },
            { where: 'below', within: 1, pattern: /^\s{16,40}(?<more>\S.*)/ },
            {
                where: 'below',
                within: 22,
                pattern: /^\s{1,16}Messages:\s{1,12}(?<message>\S.*)/,
                until: /^---|^\s{1,16}Error/,
            },
        ],
        sentence: '{test}: {cause} {more} {message}',
        example: '    db_test.go:9: \n        \tError Trace:\t/app/db_test.go:9\n        \tError:      \tReceived unexpected error:\n        \t            \tdial tcp: connection refused\n        \tTest:       \tTestOpen',
        source: 'https://github.com/stretchr/testify/blob/master/assert/assertions.go (Fail)',
    },
    {
        name: 'gotestsum',
        kind: 'test failure',
        pattern: /^=== FAIL: (?<folder>\S+) (?<test>\S+) \(/,
        near: [{ where: 'below', within: 10, pattern: IN_TEST, until: NOT_TEST_LINE, isRequired: true }],
        sentence: '{test}: {cause}',
        example: '=== FAIL: cart TestTotal (0.00s)\n    total_test.go:11: got 100, want 119',
        source: 'https://github.com/gotestyourself/gotestsum/blob/main/testjson/summary.go',
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
        example: '=== RUN   TestApply\n=== RUN   TestApply/half_up\n    apply_test.go:19: Apply(15) = 850, want 849\n=== RUN   TestApply/all\n--- FAIL: TestApply (0.00s)\nFAIL',
        source: `${GO}/testing/testing.go (report)`,
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
        example: '--- FAIL: TestTotal (0.00s)\n    total_test.go:11: got 100, want 119\nFAIL',
        source: `${GO}/testing/testing.go (report)`,
    },
    {
        name: 'go-test-verbose',
        kind: 'test failure',
        pattern: /^--- FAIL: (?<test>\S+) \(/,
        near: [
            PACKAGE,
            { where: 'above', within: 12, pattern: IN_TEST, until: /^(?:=== RUN|\s{0,16}--- )/, isRequired: true },
            { where: 'above', within: 60, pattern: /^=== RUN/, isRequired: true },
        ],
        sentence: '{test}: {cause}',
        example: '=== RUN   TestTotal\n    total_test.go:11: got 100, want 119\n--- FAIL: TestTotal (0.00s)\nFAIL\nFAIL\tgithub.com/acme/orders/cart\t0.003s',
        source: `${GO}/testing/testing.go (report)`,
    },
    {
        name: 'go-test-example',
        kind: 'test failure',
        pattern: /^--- FAIL: (?<test>Example\S*) \(/,
        near: [
            { where: 'below', within: 3, pattern: /^got:$/, isRequired: true },
            { where: 'below', within: 2, pattern: /^(?!got:)(?<got>\S.*)/ },
            { where: 'far-below', within: 6, pattern: /^(?!want:|FAIL|ok|exit)(?<want>\S.*)/, until: /^FAIL/ },
        ],
        sentence: '{test}: got: {got} want: {want}',
        example: '--- FAIL: ExampleTotal (0.00s)\ngot:\n100\nwant:\n119\nFAIL',
        source: `${GO}/testing/example.go (processRunResult)`,
    },
    {
        name: 'go-test-only-name',
        kind: 'test failure',
        rank: 'effect',
        pattern: /^\s{0,16}--- FAIL: (?<test>\S+) \(/,
        sentence: '{test} failed',
        example: '--- FAIL: TestTotal (0.00s)\nFAIL',
        source: `${GO}/testing/testing.go (report)`,
    },
    {
        name: 'ginkgo',
        kind: 'test failure',
        pattern: /^\s{0,8}\[FAILED\] (?<cause>.+)/,
        near: [
            {
                where: 'below',
                within: 12,
                pattern: /^\s{0,8}In \[\w+\] at: (?<file>[^\s:]{1,300}):(?<line>\d+)/,
                isRequired: true,
            },
            { where: 'below', within: 1, pattern: /^\s{4,12}(?<got>\S.*)/ },
            { where: 'below', within: 2, pattern: /^\s{2,8}(?<how>to \S.*)/ },
            { where: 'below', within: 3, pattern: /^\s{4,12}(?<want><.*)/, until: /^\s{0,8}In \[/ },
        ],
        sentence: '{cause} {got} {how} {want}',
        example: '  [FAILED] Expected\n      <int>: 100\n  to equal\n      <int>: 119\n  In [It] at: /app/cart_test.go:14 @ 04/11/26',
        source: 'https://github.com/onsi/ginkgo/blob/master/reporters/default_reporter.go',
    },
    {
        name: 'go-test-package',
        kind: 'test failure',
        rank: 'exit',
        pattern: /^FAIL\t(?<package>\S+)/,
        sentence: 'the tests of {package} failed',
        example: 'FAIL\tgithub.com/acme/orders/cart\t0.003s',
        source: `${GO}/cmd/go/internal/test/test.go`,
    },
];
