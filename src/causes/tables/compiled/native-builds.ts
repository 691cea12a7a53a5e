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
    name: 'make-killed',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^\s{0,8}(?:g?make(?:\[\d+\])?|ninja): \*\*\* \[(?:[^\]\s]{1,200}:\d+: )?(?<target>[^\]]{1,200})\] Killed/,
    sentence: '{target}: Killed',
  },
  {
    name: 'make-exit',
    kind: 'compile error',
    rank: 'exit',
    pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* \[(?:[^\]\s]{1,200}:\d+: )?(?<target>[^\]]{1,200})\] (?<cause>\S.*)/,
    sentence: 'make {target}: {cause}',
  },
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
    name: 'make-file-error',
    kind: 'compile error',
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): \*\*\* (?!\[)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/,
    near: [FOLDER],
  },
  {
    name: 'make-no-rule',
    kind: 'missing file',
    pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* (?!\[)(?!Waiting for)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/,
  },
  {
    name: 'make-no-program',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}g?make(?:\[\d+\])?: (?<cause>[^\s:*]{1,100}: (?:No such file or directory|Command not found|Permission denied))/,
  },
  {
    name: 'cmake-missing-package',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}CMake Error at (?!\/usr\/|\/opt\/)(?<file>[^\s:(]{1,300}):(?<line>\d+) \((?:find_package|find_library|find_path|pkg_check_modules|pkg_search_module)\):$/,
    near: [PARAGRAPH],
  },
  {
    name: 'cmake-in-module',
    kind: 'missing dependency',
    pattern: /^\s{0,8}CMake Error at (?=\/usr\/|\/opt\/|\S{0,200}\/Modules\/)\S{1,300}:\d+ \(\w+\):$/,
    near: [
      PARAGRAPH,
      {
        where: 'below',
        within: 16,
        pattern: /^ {2,9}(?!\/usr\/|\/opt\/)(?<file>[^\s:(]{1,300}):(?<line>\d+) \(/,
        until: /^(?: {7})?(?:CMake |-- )/,
      },
    ],
  },
  {
    name: 'cmake-error',
    kind: 'compile error',
    pattern: /^\s{0,8}CMake Error (?:at|in) (?<file>[^\s:(]{1,300}):(?:(?<line>\d+)(?: \(\w+\))?:)?$/,
    near: [PARAGRAPH],
  },
  {
    name: 'cmake-error-parse',
    kind: 'compile error',
    pattern: /^\s{0,8}CMake Error: Error in cmake code at$/,
    near: [
      { where: 'below', within: 1, pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+):$/ },
      { where: 'below', within: 2, pattern: /^\s{0,8}(?<cause>[A-Z]\S* .+)/, isRequired: true },
    ],
  },
  {
    name: 'cmake-no-place',
    kind: 'compile error',
    pattern: /^\s{0,8}CMake Error: (?<cause>(?!Error in cmake)\S.+)/,
  },
  {
    name: 'ninja',
    kind: 'missing file',
    pattern: /^\s{0,8}ninja: (?:fatal|error): (?<cause>.+)/,
  },
  {
    name: 'meson',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<file>[^\s:]{0,300}meson(?:\.build|_options\.txt|\.options)):(?<line>\d+):(?<column>\d+): ERROR: (?<cause>.+)/,
  },
  {
    name: 'meson-no-place',
    kind: 'missing file',
    pattern:
      /^\s{0,8}ERROR: (?<cause>Neither (?:source )?directory .+|Unknown compiler\(s\): .+|Compiler .+ (?:can ?not|cannot) compile programs.*|Meson version is .+)/,
  },
  {
    name: 'autoconf',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?:\.\/)?(?:configure|config\.status): error: (?!in [`'])(?<cause>.+)/,
  },
  {
    name: 'bazel-no-such',
    kind: 'missing file',
    pattern:
      /^\s{0,8}ERROR: (?:(?<file>\/[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): )?(?:Skipping '[^']{1,200}': )?(?<cause>(?:no such (?:package|target)|name '[^']{1,100}' is not defined|syntax error|Error (?:in|loading)|error (?:loading|fetching|computing)|no targets found|no matching toolchain|.{0,100}not declared in package).*)/,
  },
  {
    name: 'bazel-action',
    kind: 'compile error',
    rank: 'effect',
    pattern: /^\s{0,8}ERROR: (?<file>\/[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+ failed: .+)/,
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
    name: 'assert-musl',
    kind: 'crash',
    pattern: /^\s{0,8}(?<cause>Assertion failed: .+) \((?<file>[^\s:()]{1,300}): [^\s:]{1,100}: (?<line>\d+)\)$/,
  },
  {
    name: 'gtest',
    kind: 'test failure',
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): Failure$/,
    near: [DETAIL, GTEST_NAME],
    sentence: '{test}: {cause}',
  },
  {
    name: 'catch2',
    kind: 'test failure',
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): FAILED:$/,
    near: [DETAIL],
  },
  {
    name: 'doctest',
    kind: 'test failure',
    pattern:
      /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): (?:FATAL )?ERROR: (?<cause>(?:[A-Z]+_)?(?:CHECK|REQUIRE|FAIL)\w*\(.+)/,
    near: [{ where: 'below', within: 2, pattern: /^\s{1,8}values: (?<values>.+)/ }],
    sentence: '{cause} {values}',
  },
  {
    name: 'boost-test',
    kind: 'test failure',
    pattern:
      /^\s{0,8}(?<file>[^\s:()]{1,300})\((?<line>\d+)\): (?:fatal )?error: in "(?<test>[^"]{1,200})": (?<cause>.+)/,
    sentence: '{test}: {cause}',
  },
  {
    name: 'unity-test',
    kind: 'test failure',
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+):(?<test>\w{1,200}):FAIL: ?(?<cause>.+)/,
    sentence: '{test}: {cause}',
  },
  {
    name: 'ctest',
    kind: 'test failure',
    rank: 'effect',
    pattern:
      /^\s{0,8}\d{1,4}\/\d{1,4} (?<number>Test +#\d+): (?<test>[\w./:-]{1,200}) \.*(?<cause>[\w ]{0,40}\*\*\*[A-Za-z: ]{1,60}[\d.]{0,12}(?: sec)?)/,
    near: [{ where: 'below', within: 400, pattern: /^\s{0,8}100% tests passed/, isForbidden: true }],
    sentence: '{number}: {test} {cause}',
  },
  {
    name: 'ctest-no-program',
    kind: 'missing file',
    pattern: /^\s{0,8}(?<cause>(?:Could not find executable|Unable to find executable:?) \S+)/,
  },
];
