import type { Matcher, NearLine } from '../../matcher.ts';
import { FILE, SHOWN_PLACES } from './php.ts';

const DOX_TEST: NearLine = {
  where: 'above',
  within: 4,
  pattern: /^ ✘ (?<test>\S.{0,200}?)(?: \[[\d.]{1,10} ms\])?$/,
  isRequired: true,
};

/** What PHPUnit, Pest, and tools that check PHP say. */
export const PHP_TESTS: readonly Matcher[] = [
  {
    name: 'pest',
    kind: 'test failure',
    pattern: /^ {1,4}FAILED {1,4}(?<test>\S+(?: \S+)*)(?: {2,}|$)/,
    near: [{ where: 'below', within: 3, pattern: /^ {2,4}(?<cause>[^\s─-].*)$/, isRequired: true }, ...SHOWN_PLACES],
    sentence: '{test}: {cause}',
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
  },
  {
    // A wrong argument is placed at the caller.
    name: 'phpunit-testdox-called',
    kind: 'test failure',
    pattern: new RegExp(
      `^ {1,4}│ (?<cause>(?:TypeError|ArgumentCountError): .{1,400}?), called in ${FILE} on line (?<line>\\d{1,7})$`,
    ),
    near: [DOX_TEST],
    sentence: '{test}: {cause}',
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
  },
  {
    name: 'phpunit-says',
    kind: 'missing file',
    pattern:
      /^(?:Error: )?(?<cause>(?:Cannot open file "|Could not read "|Test (?:file|directory) "|Class \S{1,200} could not be found in|Could not read XML from file).{0,200})$/,
    near: [{ where: 'above', within: 6, pattern: /^PHPUnit \d/, isRequired: true }],
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
  },
  {
    name: 'phpstan-raw',
    kind: 'lint error',
    pattern: /^(?<file>[^\s:]{1,300}\.php):(?<line>\d{1,7}):(?<cause>[A-Z].+)$/,
    near: [{ where: 'above', within: 400, pattern: /^(?:PHPUnit|There (?:was|were)) /, isForbidden: true }],
  },
  {
    name: 'psalm',
    kind: 'lint error',
    pattern: /^ERROR: \w{1,80} - (?<file>[^:\s]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}) - (?<cause>.+)$/,
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
  },
  {
    name: 'phpcs',
    kind: 'lint error',
    pattern: /^ {1,5}(?<line>\d{1,7}) \| ERROR {1,3}\| (?:\[[x ]\] )?(?<cause>.+)$/,
    near: [{ where: 'above', within: 200, pattern: /^FILE: (?<file>\S.{0,300})$/, isRequired: true }],
  },
];
