import { COLLISION, FILE, SHOWN_PLACES } from './php.js';
const PHPUNIT = 'https://github.com/sebastianbergmann/phpunit/blob/main/src/TextUI/Output/Default/ResultPrinter.php';
const TESTDOX = 'https://github.com/sebastianbergmann/phpunit/blob/main/src/TextUI/Output/TestDox/ResultPrinter.php';
const DOX_TEST = {
    where: 'above',
    within: 4,
    pattern: /^ ✘ (?<test>\S.{0,200}?)(?: \[[\d.]{1,10} ms\])?$/,
    isRequired: true,
};
/** What PHPUnit, Pest, and tools that check PHP say. */
export const PHP_TESTS = [
    {
        name: 'pest',
        kind: 'test failure',
        pattern: /^ {1,4}FAILED {1,4}(?<test>\S+(?: \S+)*)(?: {2,}|$)/,
        near: [{ where: 'below', within: 3, pattern: /^ {2,4}(?<cause>[^\s─-].*)$/, isRequired: true }, ...SHOWN_PLACES],
        sentence: '{test}: {cause}',
        example: '   FAILED  Tests\\Unit\\CartTest > it totals\n  Failed asserting that 4 is identical to 3.\n\n  at tests/Unit/CartTest.php:6',
        source: COLLISION,
    },
    {
        // The first of them, whose message may say nothing that alarms.
        name: 'phpunit-first',
        kind: 'test failure',
        pattern: /^There (?:was|were) \d{1,6} (?:failure|error)s?:$/,
        near: [
            {
                where: 'below',
                within: 2,
                pattern: /^1\) (?:(?:[\w\\]{1,200}::)(?<test>\w{1,200})(?: with data set .{1,200})?|Error|Warning)$/,
                isRequired: true,
            },
            { where: 'below', within: 3, pattern: /^(?!\d\) )(?<cause>\S.+)$/, isRequired: true },
            {
                where: 'below',
                within: 200,
                pattern: new RegExp(`^${FILE}:(?<line>\\d{1,7})$`),
                until: /^(?:[2-9]\) |\d{2,5}\) |FAILURES!|ERRORS!|--$)/,
            },
        ],
        sentence: '{test}: {cause}',
        example: 'There was 1 error:\n\n1) CartTest::testFirst\nTrying to access array offset on value of type null\n\n/app/src/Cart.php:6\n/app/tests/CartTest.php:8\n\nERRORS!',
        source: PHPUNIT,
    },
    {
        name: 'phpunit',
        kind: 'test failure',
        pattern: /^(?<cause>\S.+)$/,
        near: [
            {
                where: 'above',
                within: 1,
                pattern: /^\d{1,5}\) (?:[\w\\]{1,200}::)(?<test>\w{1,200})(?: with data set .{1,200})?$/,
                isRequired: true,
            },
            {
                where: 'above',
                within: 400,
                pattern: /^There (?:was|were) \d{1,6} (?!failure|error)/,
                until: /^There (?:was|were) \d{1,6} (?:failure|error)/,
                isForbidden: true,
            },
            {
                where: 'below',
                within: 200,
                pattern: new RegExp(`^${FILE}:(?<line>\\d{1,7})$`),
                until: /^(?:\d{1,5}\) |FAILURES!|ERRORS!|--$)/,
            },
        ],
        sentence: '{test}: {cause}',
        example: 'There was 1 failure:\n\n1) CartTest::testTotal\nFailed asserting that 4 is identical to 3.\n\n/app/tests/CartTest.php:12\n\nFAILURES!',
        source: PHPUNIT,
    },
    {
        // A wrong argument is placed at the caller.
        name: 'phpunit-testdox-called',
        kind: 'test failure',
        pattern: new RegExp(`^ {1,4}│ (?<cause>(?:TypeError|ArgumentCountError): .{1,400}?), called in ${FILE} on line (?<line>\\d{1,7})$`),
        near: [DOX_TEST],
        sentence: '{test}: {cause}',
        example: 'Import\n ✘ Imports rows\n   │\n   │ TypeError: Cart::add(): Argument #2 ($cents) must be of type int, string given, called in /app/tests/ImportTest.php on line 14\n   │',
        source: TESTDOX,
    },
    {
        name: 'phpunit-testdox',
        kind: 'test failure',
        pattern: /^ {1,4}│ (?<cause>(?![/\\]\S{1,300}:\d)\S.+)$/,
        near: [
            { ...DOX_TEST, within: 2 },
            { where: 'below', within: 60, pattern: new RegExp(`^ {1,4}│ ${FILE}:(?<line>\\d{1,7})$`), until: /^ (?:✘|✔)/ },
        ],
        sentence: '{test}: {cause}',
        example: 'Cart\n ✘ Totals\n   │\n   │ Failed asserting that 4 is identical to 3.\n   │\n   │ /app/tests/CartTest.php:12\n   │',
        source: TESTDOX,
    },
    {
        name: 'phpunit-says',
        kind: 'missing file',
        pattern: /^(?:Error: )?(?<cause>(?:Cannot open file "|Could not read "|Test (?:file|directory) "|Class \S{1,200} could not be found in|Could not read XML from file).{0,200})$/,
        near: [{ where: 'above', within: 6, pattern: /^PHPUnit \d/, isRequired: true }],
        example: 'PHPUnit 11.5.2 by Sebastian Bergmann and contributors.\n\nTest directory "/app/tests/Unit" not found',
        source: PHPUNIT,
    },
    {
        name: 'phpstan',
        kind: 'lint error',
        pattern: /^ {1,4}(?<line>\d{1,7}) {3,8}(?<cause>\S.+?) *$/,
        near: [
            {
                where: 'above',
                within: 200,
                pattern: /^ {1,4}Line {1,8}(?<file>[^\s()]{1,300})(?: \(in context of .{1,300})? *$/,
                isRequired: true,
            },
        ],
        example: ' ------ -------\n  Line   src/Checkout.php\n ------ -------\n  31     Call to an undefined method App\\Cart::totl().',
        source: 'https://phpstan.org/user-guide/output-format',
    },
    {
        name: 'phpstan-raw',
        kind: 'lint error',
        pattern: /^(?<file>[^\s:]{1,300}\.php):(?<line>\d{1,7}):(?<cause>[A-Z].+)$/,
        near: [{ where: 'above', within: 400, pattern: /^(?:PHPUnit|There (?:was|were)) /, isForbidden: true }],
        example: 'src/Checkout.php:31:Call to an undefined method App\\Cart::totl().',
        source: 'https://phpstan.org/user-guide/output-format',
    },
    {
        name: 'psalm',
        kind: 'lint error',
        pattern: /^ERROR: \w{1,80} - (?<file>[^:\s]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}) - (?<cause>.+)$/,
        example: 'ERROR: UndefinedMethod - src/Checkout.php:31:16 - Method App\\Cart::totl does not exist (see https://psalm.dev/022)',
        source: 'https://github.com/vimeo/psalm/blob/6.x/src/Psalm/Report/ConsoleReport.php',
    },
    {
        name: 'psalm-lines',
        kind: 'lint error',
        pattern: /^ERROR: (?<issue>[A-Z]\w{1,80})$/,
        near: [
            {
                where: 'below',
                within: 1,
                pattern: /^at (?<file>[^\s:]{1,300}\.php):(?<line>\d{1,7}):(?<column>\d{1,5})$/,
                isRequired: true,
            },
            { where: 'below', within: 2, pattern: /^(?!at )(?<cause>\S.+)$/ },
        ],
        sentence: '{issue}: {cause}',
        example: 'ERROR: UndefinedMethod\nat /app/src/Checkout.php:31:16\nMethod App\\Cart::totl does not exist',
        source: 'https://github.com/vimeo/psalm/blob/6.x/src/Psalm/Report/ConsoleReport.php',
    },
    {
        name: 'phpcs',
        kind: 'lint error',
        pattern: /^ {1,5}(?<line>\d{1,7}) \| ERROR {1,3}\| (?:\[[x ]\] )?(?<cause>.+)$/,
        near: [{ where: 'above', within: 200, pattern: /^FILE: (?<file>\S.{0,300})$/, isRequired: true }],
        example: 'FILE: /app/src/Checkout.php\n-----\nFOUND 1 ERROR AFFECTING 1 LINE\n-----\n 7 | ERROR | [x] Missing file doc comment',
        source: 'https://github.com/PHPCSStandards/PHP_CodeSniffer/wiki/Reporting',
    },
];
