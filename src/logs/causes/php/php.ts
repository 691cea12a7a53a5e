import type { CauseKind, Matcher, NearLine } from '../../matcher.ts';

const PHP_ERRORS = 'https://www.php.net/manual/en/errorfunc.constants.php';
const COLLISION = 'https://github.com/nunomaduro/collision/blob/v8.x/src/Writer.php';
const PHPUNIT = 'https://github.com/sebastianbergmann/phpunit/blob/main/src/TextUI/Output/Default/ResultPrinter.php';
/** A file of the application. */
const FILE =
  '(?<file>(?![^:]{0,300}(?:vendor/|/usr/share/|/usr/local/|phar:))(?=[^\\s:()]{1,300}\\.(?:php|phtml|inc)[^\\w])[^\\s:()#]{1,300})';

/** A line of the stack; `#1 ` may be missing, as BuildKit's prefix looks the same. */
const STACK: NearLine = {
  where: 'below',
  within: 60,
  pattern: new RegExp(`^ {0,8}(?:PHP {1,4})?(?:#?\\d{1,4}\\.? )?${FILE}\\((?<line>\\d{1,7})\\)`),
  until: /^ {0,8}(?:PHP )?(?: {2}thrown in |(?:#\d{1,4} )?\{main\}|Fatal error)/,
};
const THROWN: NearLine = {
  where: 'below',
  within: 60,
  pattern: new RegExp(`^ {0,10}thrown in ${FILE} on line (?<line>\\d{1,7})$`),
  until: /^ {0,10}thrown in /,
};

function fatal(name: string, kind: CauseKind, text: string, example: string): Matcher {
  return {
    name,
    kind,
    pattern: new RegExp(
      `^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?(?:Fatal|Parse|Recoverable fatal|Compile) error: {1,2}${text}(?: in (?:${FILE}|(?:phar:)?[^\\s:()]{1,300})(?: on line |:)(?<line>\\d{1,7}))$`,
    ),
    example,
    source: PHP_ERRORS,
  };
}

/** An error as Laravel and Pest show it: class, message, then the place, each after a blank line. */
const SHOWN_CLASS: NearLine = {
  where: 'above',
  within: 2,
  pattern: /^ {2,6}[\w\\]{0,200}(?:Exception|Error|NotFound) *$/,
  isRequired: true,
};
const SHOWN_AT: NearLine = { where: 'below', within: 20, pattern: /^ {2,4}at \S.{0,300}:\d{1,7} *$/, isRequired: true };
const SHOWN_PLACES: readonly NearLine[] = [
  {
    where: 'below',
    within: 20,
    pattern: new RegExp(`^ {2,4}at ${FILE}:(?<line>\\d{1,7}) *$`),
    until: /^ {2,4}at \S/,
  },
  {
    where: 'below',
    within: 60,
    pattern: new RegExp(`^ {2,6}\\d{1,3} {1,4}${FILE}:(?<line>\\d{1,7}) *$`),
    until: /^ {2,6}(?:FAILED|Tests:) /,
  },
];

/** What PHP, Laravel, and tools that test and check PHP say. */
export const PHP: readonly Matcher[] = [
  fatal(
    'php-parse',
    'compile error',
    '(?<cause>(?:syntax error|Unclosed|Unmatched|Invalid numeric|unterminated).{1,300}?)',
    'PHP Parse error:  syntax error, unexpected token "}", expecting "," or ";" in src/Checkout.php on line 7',
  ),
  fatal(
    'php-memory',
    'out of memory',
    '(?<cause>(?:Allowed memory size|Out of memory).{1,200}?)',
    'PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes) in /app/src/Report.php on line 12',
  ),
  fatal(
    'php-timeout',
    'timeout',
    '(?<cause>Maximum execution time.{1,100}?)',
    'PHP Fatal error:  Maximum execution time of 30 seconds exceeded in /app/src/Report.php on line 12',
  ),
  {
    name: 'php-uncaught',
    kind: 'crash',
    pattern: new RegExp(
      `^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?Fatal error: {1,2}Uncaught (?:exception ')?(?<cause>[\\w\\\\]{1,200}(?:: |' with message ').{1,600}?)'?(?: in (?:${FILE}:(?<line>\\d{1,7})|(?:phar:)?[^\\s:()]{1,300}:\\d{1,7}))?$`,
    ),
    near: [THROWN, STACK],
    example:
      'PHP Fatal error:  Uncaught Error: Call to undefined function mb_strlen() in /app/src/Text.php:3\nStack trace:\n#0 {main}\n  thrown in /app/src/Text.php on line 3',
    source: PHP_ERRORS,
  },
  fatal(
    'php-fatal',
    'crash',
    '(?!Uncaught )(?<cause>.{1,600}?)',
    'PHP Fatal error:  Cannot redeclare total() (previously declared in /app/a.php:3) in /app/b.php on line 9',
  ),
  {
    name: 'php-input-file',
    kind: 'missing file',
    pattern: /^(?<cause>Could not open input file: \S.{0,200})$/,
    example: 'Could not open input file: artisan',
    source: 'https://github.com/php/php-src/blob/master/sapi/cli/php_cli.c',
  },
  {
    name: 'php-port',
    kind: 'port',
    pattern:
      /^(?:\[[^\]]{1,60}\] )?(?:ERROR: )?(?<cause>(?:Failed to listen on \S{1,100} \(reason: |unable to bind listening socket for address ).{1,200})$/,
    near: [{ where: 'below', within: 3, pattern: /^.{0,60}Development Server \(/, isForbidden: true }],
    example:
      "[10-Apr-2026 09:00:01] ERROR: unable to bind listening socket for address '127.0.0.1:9000': Address already in use (98)",
    source: 'https://github.com/php/php-src/blob/master/sapi/fpm/fpm/fpm_sockets.c',
  },
  {
    name: 'php-fpm',
    kind: 'crash',
    pattern: /^\[\d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d:\d\d\] (?:ERROR|ALERT|EMERG): (?<cause>(?!FPM init).+)$/,
    near: [
      { where: 'below', within: 4, pattern: /^\[[^\]]{1,40}\] ERROR: FPM initialization failed/, isRequired: true },
    ],
    example:
      "[09-Apr-2026 10:12:02] ERROR: [pool www] cannot get uid for user 'deploy'\n[09-Apr-2026 10:12:02] ERROR: FPM initialization failed",
    source: 'https://github.com/php/php-src/blob/master/sapi/fpm/fpm/fpm.c',
  },
  {
    name: 'laravel-log',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^\[\d{4}-[^\]]{8,40}\] \w{1,30}\.(?:ERROR|CRITICAL|ALERT|EMERGENCY): (?<cause>.{1,700}?)(?: \{"(?:exception|userId)"|$)/,
    near: [
      {
        where: 'below',
        within: 100,
        pattern:
          /^(?!\[\d{4}-[^\]]{8,40}\] \w{1,30}\.[A-Z]{3,9}: |\[(?:previous exception|stacktrace)\]|"\}|\{main\}|\[internal|.{0,300}?(?:[Ee]xit|[Ff]ail|[Cc]rash|[Ss]topp|[Bb]ack-?[Oo]ff|rror|ERR|Exception))[^\s#/]/,
        until: /^.{0,300}?(?:exit(?:ed)? |[Ss]topping )/,
        isForbidden: true,
      },
      STACK,
    ],
    example:
      '[2026-04-09 10:12:02] production.ERROR: SQLSTATE[HY000] [2002] Connection refused {"exception":"[object] (PDOException(code: 2002)',
    source: 'https://laravel.com/docs/12.x/logging',
  },
  {
    name: 'laravel-database',
    kind: 'migration',
    pattern: /^ {2,4}(?<cause>SQLSTATE\[.+)$/,
    near: [SHOWN_CLASS, SHOWN_AT, ...SHOWN_PLACES],
    example:
      "   Illuminate\\Database\\QueryException \n\n  SQLSTATE[42S01]: Base table or view already exists: 1050 Table 'users' already exists\n\n  at vendor/laravel/framework/src/Illuminate/Database/Connection.php:829\n\n  10  database/migrations/2014_10_12_000000_create_users_table.php:14",
    source: COLLISION,
  },
  {
    name: 'laravel',
    kind: 'crash',
    pattern: /^ {2,4}(?<cause>\S.+)$/,
    near: [SHOWN_CLASS, SHOWN_AT, ...SHOWN_PLACES],
    example: '   Error \n\n  Class "App\\Mailer" not found\n\n  at app/Console/Kernel.php:21\n     17▕ ',
    source: COLLISION,
  },
  {
    name: 'pest',
    kind: 'test failure',
    pattern: /^ {1,4}FAILED {1,4}(?<test>\S+(?: \S+)*)(?: {2,}|$)/,
    near: [{ where: 'below', within: 3, pattern: /^ {2,4}(?<cause>[^\s─-].*)$/, isRequired: true }, ...SHOWN_PLACES],
    sentence: '{test}: {cause}',
    example:
      '   FAILED  Tests\\Unit\\CartTest > it totals\n  Failed asserting that 4 is identical to 3.\n\n  at tests/Unit/CartTest.php:6',
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
        pattern: /^1\) (?:[\w\\]{1,200}::)(?<test>\w{1,200})(?: with data set .{1,200})?$/,
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
    example:
      'There was 1 error:\n\n1) CartTest::testFirst\nTrying to access array offset on value of type null\n\n/app/src/Cart.php:6\n/app/tests/CartTest.php:8\n\nERRORS!',
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
    example:
      'There was 1 failure:\n\n1) CartTest::testTotal\nFailed asserting that 4 is identical to 3.\n\n/app/tests/CartTest.php:12\n\nFAILURES!',
    source: PHPUNIT,
  },
  {
    name: 'phpunit-says',
    kind: 'missing file',
    pattern:
      /^(?:Error: )?(?<cause>(?:Cannot open file "|Could not read "|Test (?:file|directory) "|Class \S{1,200} could not be found in|Could not read XML from file).{0,200})$/,
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
    example:
      ' ------ -------\n  Line   src/Checkout.php\n ------ -------\n  31     Call to an undefined method App\\Cart::totl().',
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
    example:
      'ERROR: UndefinedMethod - src/Checkout.php:31:16 - Method App\\Cart::totl does not exist (see https://psalm.dev/022)',
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
    example:
      'FILE: /app/src/Checkout.php\n-----\nFOUND 1 ERROR AFFECTING 1 LINE\n-----\n 7 | ERROR | [x] Missing file doc comment',
    source: 'https://github.com/PHPCSStandards/PHP_CodeSniffer/wiki/Reporting',
  },
];
