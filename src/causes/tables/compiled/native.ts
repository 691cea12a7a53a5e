import type { Matcher, NearLine } from '../../matcher.ts';

/** The folder of the make or ninja whose compiler printed a relative path. */
const FOLDER: readonly NearLine[] = [
  {
    where: 'below',
    within: 60,
    pattern: /^\s{0,8}g?make\[\d+\]: Leaving directory [`'](?<folder>[^']{1,300})'/,
    until: /^\s{0,8}g?make(?:\[\d+\])?: Entering directory /,
  },
  {
    where: 'above',
    within: 200,
    pattern: /^\s{0,8}(?:g?make\[\d+\]|g?make|ninja): Entering directory [`'](?<folder>[^`']{1,300})'/,
    until: /^\s{0,8}g?make\[\d+\]: Leaving directory /,
  },
];
const SYSTEM =
  '(?=(?:\\/usr\\/|\\/opt\\/|\\/nix\\/|\\/Library\\/|\\/Applications\\/|[^\\s:]{0,200}(?:_deps|vcpkg|\\.conan2?|\\.cargo\\/registry|node_modules)\\/)(?!src\\/))';
const SOURCE = '(?<file>(?:[A-Za-z]:)?[^\\s:#][^:]{0,300}):(?<line>\\d+)';
const ERROR = '(?:fatal error|internal compiler error|error): ';
/** A linker's or an object's name, then the source that it was compiled from. */
const OBJECT = '^(?:\\s{0,16}= note: )?\\s{0,8}(?:[^\\s:]{1,200}: )?(?:[^\\s:]{1,200}\\.o:(?=/))?';
const UNDEFINED = ': (?<cause>(?:undefined reference to|multiple definition of) .+)';

const BUILD_FOLDER: NearLine = {
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

/** Compilers and linkers of C and C++, the dynamic loader, and sanitizers. */
export const NATIVE: readonly Matcher[] = [
  {
    name: 'cxx-in-system-header',
    kind: 'compile error',
    pattern: new RegExp(`^\\s{0,8}${SYSTEM}[^:]{1,300}:\\d+:(?:\\d+:)? ${ERROR}(?<cause>.+)`),
    near: [
      {
        where: 'above',
        within: 40,
        pattern:
          /^\s{0,8}(?!\/usr\/|\/opt\/|[^\s:]{0,200}_deps\/)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+):\s{1,4}required from here/,
        until: /^.{0,300}: (?:error|warning): /,
      },
      {
        where: 'below',
        within: 40,
        pattern:
          /^\s{0,8}(?!\/usr\/|\/opt\/)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): note: .+ requested here/,
        until: /^.{0,300}: (?:error|warning): /,
      },
      ...FOLDER,
    ],
  },
  {
    name: 'cc-missing-header',
    kind: 'missing dependency',
    pattern: new RegExp(
      `^\\s{0,8}${SOURCE}:(?<column>\\d+): (?:fatal error|error): (?:(?=\\S{1,200}: No such file or directory)|(?='\\S{1,200}' file not found)|(?=no such module|could not find module))(?<cause>\\S.*)`,
    ),
    near: FOLDER,
  },
  {
    name: 'cc-werror',
    kind: 'compile error',
    pattern: new RegExp(`^\\s{0,8}${SOURCE}:(?<column>\\d+): ${ERROR}(?<cause>.+)`),
    near: FOLDER,
  },
  {
    // With debugging information, the linker names the source as the compiler was given it.
    name: 'ld-undefined-in-source',
    kind: 'compile error',
    pattern: new RegExp(`${OBJECT}(?<file>\\/[^\\s:()]{1,300}):(?<line>\\d+)${UNDEFINED}`),
  },
  {
    name: 'ld-undefined',
    kind: 'compile error',
    pattern: new RegExp(
      `${OBJECT}(?![^\\s:()]{1,300}\\.(?:o|a|lo|obj):|\\/tmp\\/go-|cgo-gcc-)(?<file>[^\\s:()]{1,300}):(?:\\(\\.[^)]{1,100}\\)|(?<line>\\d+))${UNDEFINED}`,
    ),
    near: [
      {
        where: 'above',
        within: 12,
        pattern:
          /^(?:[^:\s]{1,200}: )?(?!\/tmp\/|(?:\.\/)?(?:build|obj|out|CMakeFiles)\/)(?<folder>(?:[\w.-]{1,60}\/){0,8})[\w.-]{1,100}\.o: in function /,
        isRequired: true,
      },
      ...FOLDER,
    ],
  },
  {
    name: 'ld-undefined-in-object',
    kind: 'compile error',
    pattern:
      /^\s{0,16}(?:= note: )?(?:[^\s:]{1,300}: ?){1,3}(?:\([^)]{1,100}\)|\d+|function .{1,100}): (?:error: )?(?<cause>(?:undefined reference to|multiple definition of) .+)/,
  },
  {
    name: 'sanitizer',
    kind: 'crash',
    pattern:
      /^={0,2}\d*={0,2} ?(?:ERROR|WARNING): (?<cause>(?:Address|Memory|Thread|Leak|UndefinedBehavior)Sanitizer: .+)/,
    near: [
      {
        where: 'below',
        within: 30,
        pattern:
          /^\s{1,8}#\d+ 0x[\da-f]{1,16} in [^/]{1,200} (?<file>(?!\.\.\/|\/usr\/|\/rustc\/|\/lib|\/build\/|<)[^\s:()]{1,300}):(?<line>\d+)(?::(?<column>\d+))?$/,
        until: /^(?:0x|SUMMARY|\s{0,8}$)/,
      },
    ],
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
      BUILD_FOLDER,
    ],
  },
  {
    name: 'make-file',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?<file>(?=[^\s:]{0,200}(?:[Mm]akefile|\.mk|\.make|\.in):)[^\s:]{1,300}):(?<line>\d+): (?:\*\*\* )?(?<cause>(?:missing separator|[^\s:]{1,200}: No such file|recipe commences|target pattern|multiple target patterns|unterminated|commands commence|mixed implicit|missing (?:target|rule|endif|`endif')|invalid syntax|extraneous|prerequisites|empty variable|insufficient|non-numeric|Recursive variable).*?)(?:\. {1,2}Stop\.)?$/,
    near: [BUILD_FOLDER],
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
