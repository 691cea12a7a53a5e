import type { Matcher, NearLine } from '../../matcher.ts';

const MAKE = 'https://git.savannah.gnu.org/cgit/make.git/tree/src';
const CMAKE = 'https://gitlab.kitware.com/cmake/cmake/-/blob/master/Source';
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
    example: 'make: *** [Makefile:4: worker] Killed',
    source: `${MAKE}/job.c (child_error)`,
  },
  {
    name: 'make-exit',
    kind: 'compile error',
    rank: 'exit',
    pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* \[(?:[^\]\s]{1,200}:\d+: )?(?<target>[^\]]{1,200})\] (?<cause>\S.*)/,
    sentence: 'make {target}: {cause}',
    example: 'make: *** [Makefile:4: worker] Error 1',
    source: `${MAKE}/job.c (child_error)`,
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
    example: 'make: protoc: No such file or directory\nmake: *** [Makefile:3: gen] Error 127',
    source: `${MAKE}/job.c (exec_command)`,
  },
  {
    name: 'make-file',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?<file>(?=[^\s:]{0,200}(?:[Mm]akefile|\.mk|\.make|\.in):)[^\s:]{1,300}):(?<line>\d+): (?:\*\*\* )?(?<cause>(?:missing separator|[^\s:]{1,200}: No such file|recipe commences|target pattern|multiple target patterns|unterminated|commands commence|mixed implicit|missing (?:target|rule|endif|`endif')|invalid syntax|extraneous|prerequisites|empty variable|insufficient|non-numeric|Recursive variable).*?)(?:\. {1,2}Stop\.)?$/,
    near: [FOLDER],
    example: 'Makefile:5: *** missing separator.  Stop.',
    source: `${MAKE}/read.c`,
  },
  {
    name: 'make-file-error',
    kind: 'compile error',
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): \*\*\* (?!\[)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/,
    near: [FOLDER],
    example: 'Makefile:3: *** DATABASE_URL is not set.  Stop.',
    source: `${MAKE}/function.c (func_error)`,
  },
  {
    name: 'make-no-rule',
    kind: 'missing file',
    pattern: /^\s{0,8}g?make(?:\[\d+\])?: \*\*\* (?!\[)(?!Waiting for)(?<cause>.+?)(?:\. {1,2}Stop\.)?$/,
    example: "make: *** No rule to make target 'assets/logo.svg', needed by 'public/logo.png'.  Stop.",
    source: `${MAKE}/remake.c (complain)`,
  },
  {
    name: 'make-no-program',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}g?make(?:\[\d+\])?: (?<cause>[^\s:*]{1,100}: (?:No such file or directory|Command not found|Permission denied))/,
    example: 'make: gcc: No such file or directory',
    source: `${MAKE}/job.c (exec_command)`,
  },
  {
    name: 'cmake-missing-package',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}CMake Error at (?!\/usr\/|\/opt\/)(?<file>[^\s:(]{1,300}):(?<line>\d+) \((?:find_package|find_library|find_path|pkg_check_modules|pkg_search_module)\):$/,
    near: [PARAGRAPH],
    example:
      'CMake Error at CMakeLists.txt:6 (find_package):\n  Could not find a package configuration file provided by "fmt" with any of\n  the following names:\n\n    fmtConfig.cmake\n    fmt-config.cmake\n\n  Add the installation prefix of "fmt" to CMAKE_PREFIX_PATH',
    source: `${CMAKE}/cmFindPackageCommand.cxx`,
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
    example:
      'CMake Error at /usr/share/cmake-3.25/Modules/FindPackageHandleStandardArgs.cmake:230 (message):\n  Could NOT find OpenSSL (missing: OPENSSL_CRYPTO_LIBRARY)\nCall Stack (most recent call first):\n  /usr/share/cmake-3.25/Modules/FindOpenSSL.cmake:670 (find_package_handle_standard_args)\n  CMakeLists.txt:7 (find_package)',
    source: `${CMAKE}/cmMessenger.cxx`,
  },
  {
    name: 'cmake-error',
    kind: 'compile error',
    pattern: /^\s{0,8}CMake Error (?:at|in) (?<file>[^\s:(]{1,300}):(?:(?<line>\d+)(?: \(\w+\))?:)?$/,
    near: [PARAGRAPH],
    example: 'CMake Error at CMakeLists.txt:4 (add_executable):\n  Cannot find source file:\n\n    src/missing.c',
    source: `${CMAKE}/cmMessenger.cxx`,
  },
  {
    name: 'cmake-error-parse',
    kind: 'compile error',
    pattern: /^\s{0,8}CMake Error: Error in cmake code at$/,
    near: [
      { where: 'below', within: 1, pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+):$/ },
      { where: 'below', within: 2, pattern: /^\s{0,8}(?<cause>[A-Z]\S* .+)/, isRequired: true },
    ],
    example:
      'CMake Error: Error in cmake code at\n/app/CMakeLists.txt:8:\nParse error.  Expected "(", got newline with text "\n".',
    source: `${CMAKE}/cmListFileCache.cxx`,
  },
  {
    name: 'cmake-no-place',
    kind: 'compile error',
    pattern: /^\s{0,8}CMake Error: (?<cause>(?!Error in cmake)\S.+)/,
    example: 'CMake Error: The source directory "/app/server" does not exist.',
    source: `${CMAKE}/cmake.cxx`,
  },
  {
    name: 'ninja',
    kind: 'missing file',
    pattern: /^\s{0,8}ninja: (?:fatal|error): (?<cause>.+)/,
    example:
      "ninja: error: 'src/missing.c', needed by 'server.p/src_missing.c.o', missing and no known rule to make it",
    source: 'https://github.com/ninja-build/ninja/blob/master/src/util.cc (Error)',
  },
  {
    name: 'meson',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<file>[^\s:]{0,300}meson(?:\.build|_options\.txt|\.options)):(?<line>\d+):(?<column>\d+): ERROR: (?<cause>.+)/,
    example: 'meson.build:5:0: ERROR: Dependency "libcurl" not found, tried pkgconfig and cmake',
    source: 'https://github.com/mesonbuild/meson/blob/master/mesonbuild/mlog.py (exception)',
  },
  {
    name: 'meson-no-place',
    kind: 'missing file',
    pattern:
      /^\s{0,8}ERROR: (?<cause>Neither (?:source )?directory .+|Unknown compiler\(s\): .+|Compiler .+ (?:can ?not|cannot) compile programs.*|Meson version is .+)/,
    example:
      "ERROR: Neither source directory '/app' nor build directory '/app/build' contain a build file meson.build.",
    source: 'https://github.com/mesonbuild/meson/blob/master/mesonbuild/msetup.py',
  },
  {
    name: 'autoconf',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?:\.\/)?(?:configure|config\.status): error: (?!in [`'])(?<cause>.+)/,
    example: 'configure: error: no acceptable C compiler found in $PATH',
    source: 'https://git.savannah.gnu.org/cgit/autoconf.git/tree/lib/m4sugar/m4sh.m4 (AS_ERROR)',
  },
  {
    name: 'bazel-no-such',
    kind: 'missing file',
    pattern:
      /^\s{0,8}ERROR: (?:(?<file>\/[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): )?(?:Skipping '[^']{1,200}': )?(?<cause>(?:no such (?:package|target)|name '[^']{1,100}' is not defined|syntax error|Error (?:in|loading)|error (?:loading|fetching|computing)|no targets found|no matching toolchain|.{0,100}not declared in package).*)/,
    example: "ERROR: /app/src/BUILD:5:10: no such target '//src:cache': target 'cache' not declared in package 'src'",
    source: 'https://github.com/bazelbuild/bazel/tree/master/src/main/java/com/google/devtools/build/lib/packages',
  },
  {
    name: 'bazel-action',
    kind: 'compile error',
    rank: 'effect',
    pattern: /^\s{0,8}ERROR: (?<file>\/[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+ failed: .+)/,
    example:
      'ERROR: /app/src/BUILD:5:10: Compiling src/main.cc failed: (Exit 1): gcc failed: error executing CppCompile command',
    source:
      'https://github.com/bazelbuild/bazel/blob/master/src/main/java/com/google/devtools/build/lib/skyframe/SkyframeActionExecutor.java',
  },
  ...(['test failure', 'crash'] as const).map(
    (kind): Matcher => ({
      name: `assert-${kind.replace(' ', '-')}`,
      kind,
      pattern:
        /^\s{0,8}[^\s:]{1,100}: (?<file>(?!\/usr\/)[^\s:]{1,300}):(?<line>\d+): [^`]{1,300}: (?<cause>Assertion `.+)/,
      near: kind === 'crash' ? [] : [TEST_START],
      example: `${kind === 'crash' ? '' : '    Start 2: slug\n'}slug_test: /app/tests/slug_test.c:5: main: Assertion \`slugify("A b") == 2' failed.`,
      source: 'https://sourceware.org/git/?p=glibc.git;a=blob;f=assert/assert.c',
    }),
  ),
  {
    name: 'assert-musl',
    kind: 'crash',
    pattern: /^\s{0,8}(?<cause>Assertion failed: .+) \((?<file>[^\s:()]{1,300}): [^\s:]{1,100}: (?<line>\d+)\)$/,
    example: 'Assertion failed: slugify("A b") == 2 (tests/slug_test.c: main: 5)',
    source: 'https://git.musl-libc.org/cgit/musl/tree/src/exit/assert.c',
  },
  {
    name: 'gtest',
    kind: 'test failure',
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): Failure$/,
    near: [DETAIL, GTEST_NAME],
    sentence: '{test}: {cause}',
    example:
      '/app/tests/cart_test.cc:14: Failure\nExpected equality of these values:\n  total(100)\n    Which is: 100\n  119\n\n[  FAILED  ] CartTest.AddsTax (0 ms)',
    source: 'https://github.com/google/googletest/blob/main/googletest/src/gtest.cc',
  },
  {
    name: 'catch2',
    kind: 'test failure',
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): FAILED:$/,
    near: [DETAIL],
    example: '/app/tests/cart.cpp:14: FAILED:\n  REQUIRE( total(100) == 119 )\nwith expansion:\n  100 == 119',
    source: 'https://github.com/catchorg/Catch2/blob/devel/src/catch2/reporters/catch_reporter_console.cpp',
  },
  {
    name: 'doctest',
    kind: 'test failure',
    pattern:
      /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+): (?:FATAL )?ERROR: (?<cause>(?:[A-Z]+_)?(?:CHECK|REQUIRE|FAIL)\w*\(.+)/,
    near: [{ where: 'below', within: 2, pattern: /^\s{1,8}values: (?<values>.+)/ }],
    sentence: '{cause} {values}',
    example: '/app/tests/cart.cpp:14: ERROR: CHECK( total(100) == 119 ) is NOT correct!\n  values: CHECK( 100 == 119 )',
    source: 'https://github.com/doctest/doctest/blob/master/doctest/parts/doctest.cpp',
  },
  {
    name: 'boost-test',
    kind: 'test failure',
    pattern:
      /^\s{0,8}(?<file>[^\s:()]{1,300})\((?<line>\d+)\): (?:fatal )?error: in "(?<test>[^"]{1,200})": (?<cause>.+)/,
    sentence: '{test}: {cause}',
    example: 'tests/cart.cpp(14): error: in "adds_tax": check total(100) == 119 has failed [100 != 119]',
    source: 'https://github.com/boostorg/test/blob/develop/include/boost/test/impl/compiler_log_formatter.ipp',
  },
  {
    name: 'unity-test',
    kind: 'test failure',
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}):(?<line>\d+):(?<test>\w{1,200}):FAIL: ?(?<cause>.+)/,
    sentence: '{test}: {cause}',
    example: 'tests/cart.c:14:test_adds_tax:FAIL: Expected 119 Was 100',
    source: 'https://github.com/ThrowTheSwitch/Unity/blob/master/src/unity.c',
  },
  {
    name: 'ctest',
    kind: 'test failure',
    rank: 'effect',
    pattern:
      /^\s{0,8}\d{1,4}\/\d{1,4} (?<number>Test +#\d+): (?<test>[\w./:-]{1,200}) \.*(?<cause>[\w ]{0,40}\*\*\*[A-Za-z: ]{1,60}[\d.]{0,12}(?: sec)?)/,
    near: [{ where: 'below', within: 400, pattern: /^\s{0,8}100% tests passed/, isForbidden: true }],
    sentence: '{number}: {test} {cause}',
    example: '2/2 Test #2: slug .............................***Failed    0.00 sec',
    source: `${CMAKE}/CTest/cmCTestRunTest.cxx`,
  },
  {
    name: 'ctest-no-program',
    kind: 'missing file',
    pattern: /^\s{0,8}(?<cause>(?:Could not find executable|Unable to find executable:?) \S+)/,
    example: 'Could not find executable /app/build/slug_test',
    source: `${CMAKE}/CTest/cmCTestTestHandler.cxx`,
  },
];
