import type { CauseKind, Matcher, NearLine } from '../../matcher.ts';
import { APP_FRAME } from './javascript-stack.ts';

const NEXT_JEST_TEST = /^\s{0,8}(?:● |Test Suites: |FAIL |PASS )/;
const JEST_FRAME: NearLine = { ...APP_FRAME, within: 80, until: NEXT_JEST_TEST };

function jest(name: string, kind: CauseKind, message: RegExp, more: readonly NearLine[] = []): Matcher {
  return {
    name: `jest-${name}`,
    kind,
    pattern:
      /^\s{0,8}● (?![\w@.-]{1,100}\.(?:service|timer|socket) |Console$|Test suite failed|Validation |Deprecation |Cannot log|Multiple )(?<test>\S.*)/,
    near: [{ where: 'below', within: 2, pattern: message, isRequired: true }, JEST_FRAME, ...more],
    sentence: '{test}: {cause} {expected} {received}',
  };
}

function jestSuite(name: string, kind: CauseKind, cause: NearLine, near: readonly NearLine[]): Matcher {
  return {
    name: `jest-suite-${name}`,
    kind,
    pattern: /^\s{0,8}● Test suite failed to run/,
    near: [{ ...cause, isRequired: true, until: NEXT_JEST_TEST }, ...near],
  };
}

/** jest and ts-jest. */
export const JEST_MATCHERS: readonly Matcher[] = [
  jest('expect', 'test failure', /^\s{2,8}(?<cause>expect\(.{0,200}?)(?: \/\/ |$)/, [
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
  {
    ...jest(
      'test',
      'test failure',
      /^\s{2,8}(?:thrown: )?(?:[A-Z]\w{0,40}Error(?: \[\w{1,40}\])?: )?(?<cause>[^\s•].*)/,
    ),
    isGeneral: true,
  },
  jestSuite('script', 'compile error', { where: 'below', within: 50, pattern: /^\s{2,8}SyntaxError: (?<cause>.+)/ }, [
    {
      where: 'below',
      within: 45,
      pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}):(?<line>\d+)$/,
      until: /^\s{2,8}SyntaxError: /,
    },
  ]),
];
