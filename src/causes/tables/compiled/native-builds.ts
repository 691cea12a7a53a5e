import type { Matcher, NearLine } from '../../matcher.ts';

const FOLDER: NearLine = {
  where: 'above',
  within: 100,
  pattern: /^\s{0,8}g?make(?:\[\d+\])?: Entering directory [`'](?<folder>[^']{1,300})'/,
  until: /^\s{0,8}g?make\[\d+\]: Leaving directory /,
};
const PARAGRAPH: NearLine = {
  where: 'all-below',
  within: 8,
  pattern: /^(?: {7})? {2,8}(?<cause>\S.*)/,
  until: /^(?: {7})?(?:[^\s]| {2}(?:Add the|Tried ext|Call Stack|Compatibility|Consider))|^(?:CMake|--)/,
  isRequired: true,
};
const TEST_START: NearLine = {
  where: 'above',
  within: 12,
  pattern: /^\s{0,8}(?:Start +\d+: |\d{1,4}\/\d{1,4} Test +#|\[ RUN {6}\] )/,
  isRequired: true,
};
/** Messages of a test framework: a place, then what was expected. */
const DETAIL: NearLine = {
  where: 'all-below',
  within: 7,
  pattern: /^\s{0,12}(?<cause>[^\s[].*)/,
  until: /^(?:\[|={3,}|-{3,}|\s{0,8}$)/,
};
const GTEST_NAME: NearLine = { where: 'below', within: 30, pattern: /^\s{0,8}\[ {2}FAILED {2}\] (?<test>[\w./]+)/ };

/** make, CMake, ninja, Meson, Autoconf, Bazel, and test frameworks of C and C++. */
export const NATIVE_BUILDS: readonly Matcher[] = [
  {
    name: 'make-command-missing',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}g?make(?:\[\d+\])?: (?<cause>[^\s:*]{1,200}: (?:No such file or directory|Permission denied|Command not found))$/,
    near: [
      {
        where: 'below',
        within: 3,
        pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* \[(?<file>[^\]\s:]{1,200}):(?<line>\d+): [^\]]{1,200}\] Error 127/,
      },
      FOLDER,
    ],
  },
  {
    name: 'make-file',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?<file>(?=[^\s:]{0,200}(?:[Mm]akefile|\.mk|\.make|\.in):)[^\s:]{1,300}):(?<line>\d+): (?:\*\*\* )?(?<cause>(?:missing separator|[^\s:]{1,200}: No such file|recipe commences|target pattern|multiple target patterns|unterminated|commands commence|mixed implicit|missing (?:target|rule|endif|`endif')|invalid syntax|extraneous|prerequisites|empty variable|insufficient|non-numeric|Recursive variable).*?)(?:\. {1,2}Stop\.)?$/,
    near: [FOLDER],
  },
  {
    name: 'make-no-rule',
    kind: 'missing file',
    pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* (?!\[)(?!Waiting for)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/,
  },
  {
    name: 'cmake-missing-package',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}CMake Error at (?!\/usr\/|\/opt\/)(?<file>[^\s:(]{1,300}):(?<line>\d+) \((?:find_package|find_library|find_path|pkg_check_modules|pkg_search_module)\):$/,
    near: [PARAGRAPH],
  },
  ...(['test failure', 'crash'] as const).map(
    (kind): Matcher => ({
      name: `assert-${kind.replace(' ', '-')}`,
      kind,
      pattern:
        /^\s{0,8}[^\s:]{1,100}: (?<file>(?!\/usr\/)[^\s:]{1,300}):(?<line>\d+): [^`]{1,300}: (?<cause>Assertion `.+)/,
      near: kind === 'crash' ? [] : [TEST_START],
    }),
  ),
  {
    name: 'gtest',
    kind: 'test failure',
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): Failure$/,
    near: [DETAIL, GTEST_NAME],
    sentence: '{test}: {cause}',
  },
];
