import type { Matcher } from '../../matcher.ts';
import { FILE } from './php.ts';

/** What PHPUnit, Pest, and tools that check PHP say. */
export const PHP_TESTS: readonly Matcher[] = [
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
    name: 'phpcs',
    kind: 'lint error',
    pattern: /^ {1,5}(?<line>\d{1,7}) \| ERROR {1,3}\| (?:\[[x ]\] )?(?<cause>.+)$/,
    near: [{ where: 'above', within: 200, pattern: /^FILE: (?<file>\S.{0,300})$/, isRequired: true }],
  },
];
