import type { CauseKind, Matcher, NearLine } from '../matcher.ts';

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

/** The server responded to other requests after it. */
const SERVES: NearLine = {
  where: 'below',
  within: 60,
  pattern: /^.{0,200}?" [23]\d\d\b/,
  isForbidden: true,
};

function fatal(name: string, kind: CauseKind, text: string): Matcher {
  return {
    name,
    kind,
    pattern: new RegExp(
      `^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?(?:Fatal|Parse|Recoverable fatal|Compile) error: {1,2}${text}(?: in (?:${FILE}|(?:phar:)?[^\\s:()]{1,300})(?: on line |:)(?<line>\\d{1,7}))$`,
    ),
    near: [SERVES],
  };
}

/** The place of such an error: where it was thrown, else the first call of the application. */
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

/** The first call of the application in the trace of Symfony's console. */
const TRACED: NearLine = {
  where: 'below',
  within: 60,
  pattern: new RegExp(`^ \\S.{0,300}\\(\\) at ${FILE}:(?<line>\\d{1,7})$`),
  until: /^ {0,10}In \S{1,100} line \d/,
};

/** What PHP, its frameworks, Composer and its tests say. */
export const PHP: readonly Matcher[] = [
  fatal('php-memory', 'out of memory', '(?<cause>(?:Allowed memory size|Out of memory).{1,200}?)'),
  {
    // The caller gave the wrong arguments.
    name: 'php-called-wrongly',
    kind: 'crash',
    pattern: new RegExp(
      `^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?Fatal error: {1,2}Uncaught (?<cause>[\\w\\\\]{1,200}: .{1,400}?), called in ${FILE} on line (?<line>\\d{1,7}) and defined in `,
    ),
    near: [SERVES, STACK],
  },
  {
    name: 'php-uncaught',
    isGeneral: true,
    kind: 'crash',
    pattern: new RegExp(
      `^ {0,8}(?:\\[[^\\]]{1,60}\\] )?(?:NOTICE: PHP message: )?(?:PHP )?Fatal error: {1,2}Uncaught (?:exception ')?(?<cause>[\\w\\\\]{1,200}(?:: |' with message ').{1,600}?)'?(?: in (?:${FILE}:(?<line>\\d{1,7})|(?:phar:)?[^\\s:()]{1,300}:\\d{1,7}))?$`,
    ),
    near: [SERVES, THROWN, STACK],
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
  },
  {
    name: 'composer-root',
    kind: 'missing dependency',
    pattern: /^ {0,16}- (?<cause>Root composer\.json requires (?!.{0,300} -> satisfiable by).+)$/,
  },
  {
    name: 'composer-package',
    kind: 'missing dependency',
    pattern:
      /^ {0,16}- (?<cause>(?:.{1,300}? -> (?:your |it |the |could |no |found ).+|Required (?:\(in require-dev\) )?package "[^"]{1,200}" .+|\S{1,200} is present at version .+|The requested (?:package|PHP extension|linked library) .+))$/,
  },
  {
    name: 'composer-json-invalid',
    kind: 'compile error',
    pattern:
      /^ {2,16}(?<cause>"(?<file>[^"\s]{1,200})" does not (?:contain valid JSON|match the expected JSON schema))/,
    near: [{ where: 'below', within: 2, pattern: /^ {0,16}Parse error on line (?<line>\d{1,6}):/ }],
  },
  {
    name: 'symfony-error',
    kind: 'crash',
    pattern: /^(?:!! {0,2})? {0,10}In (?!JsonFile)[\w.-]{1,100} line \d{1,7}: *$/,
    near: [
      {
        where: 'all-below',
        within: 10,
        pattern: /^(?:!! {0,2})? {2,16}(?<cause>[^\s!].*)$/,
        until: /^(?:!! {0,2})?(?:(?![!\s])\S| {2,4}at \S)/,
        isRequired: true,
      },
      ...SHOWN_PLACES,
      TRACED,
    ],
  },
];
