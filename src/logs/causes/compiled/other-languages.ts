import type { Matcher, NearLine } from '../../matcher.ts';

const ELIXIR = 'https://github.com/elixir-lang/elixir/blob/main/lib';
const SWIFT = 'https://github.com/swiftlang';
/** The first frame of an exception in the application's own files: `    (orders 0.1.0) lib/orders.ex:5: Orders.run/0`. */
const FRAME: NearLine = {
  where: 'below',
  within: 20,
  pattern:
    /^\s{2,20}(?!\((?:elixir|stdlib|kernel|mix|ex_unit|logger|iex|eex|compiler|ecto\w{0,20}|postgrex|db_connection|phoenix\w{0,20}|plug\w{0,20}|cowboy\w{0,20}|ranch|bandit|thousand_island|telemetry\w{0,20}|jason|oban|tesla|finch|mint|absinthe\w{0,20}|swoosh|gettext) )(?:\([\w.]{1,60} [\w.-]{1,40}\) )?(?!\/root\/|deps\/|\/usr\/|src\/)(?=[^\s:]{1,300}\.h?e?exs?:)(?!\/app\/releases)(?<file>(?:lib|test|config|priv|apps|mix|\/)[^\s:]{0,300}):(?<line>\d+):/,
  until: /^\s{0,8}(?:\*\* |\[|\d\d:\d\d)/,
};

/** Swift, Elixir, Erlang, Nim, Haskell and Zig. */
export const OTHER_LANGUAGES: readonly Matcher[] = [
  {
    name: 'swift-test',
    kind: 'test failure',
    pattern:
      /^\s{0,8}(?=[^:]{1,300}\.swift:)(?<file>[^\s:][^:]{0,300}):(?<line>\d+): error: (?:-\[)?(?<test>[\w.]{1,200}(?: \w{1,200}\])?) : (?<cause>.+?)(?: -\s{0,2})?$/,
    sentence: '{test}: {cause}',
    example:
      '/app/Tests/AppTests/CartTests.swift:14: error: CartTests.testTax : XCTAssertEqual failed: ("100") is not equal to ("119") -',
    source: `${SWIFT}/swift-corelibs-xctest/blob/main/Sources/XCTest/Private/PrintObserver.swift`,
  },
  {
    name: 'swift-testing',
    kind: 'test failure',
    pattern:
      /^\s{0,8}[✘X] Test (?<test>.{1,200}) recorded an issue at (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/,
    sentence: '{test}: {cause}',
    example: '✘ Test addsTax() recorded an issue at CartTests.swift:14:5: Expectation failed: (total → 100) == 119',
    source: `${SWIFT}/swift-testing/blob/main/Sources/Testing/Events/Recorder/Event.HumanReadableOutputRecorder.swift`,
  },
  {
    name: 'swift-fatal',
    kind: 'crash',
    pattern:
      /^\s{0,8}(?!Swift\/)(?<file>[^\s:]{1,300}\.swift):(?<line>\d+): (?<cause>(?:Fatal error|Precondition failed|Assertion failed).*)/,
    example: 'App/main.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value',
    source: `${SWIFT}/swift/blob/main/stdlib/public/stubs/Assert.cpp`,
  },
  {
    name: 'swift-fatal-in-library',
    kind: 'crash',
    pattern:
      /^\s{0,8}(?:Swift\/[^\s:]{1,200}:\d+: )?Fatal error: (?<cause>.+?)(?:: file (?!Swift\/)(?<file>[^\s:,]{1,300}), line (?<line>\d+))?$/,
    example: 'Swift/ErrorType.swift:200: Fatal error: Error raised at top level: App.StartError.noDatabase',
    source: `${SWIFT}/swift/blob/main/stdlib/public/core/ErrorType.swift`,
  },
  {
    name: 'swift-package',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error: (?<cause>(?:Dependencies could not be resolved|'[^']{1,100}': |package '|no such (?:module|target|product)|root manifest not found|the package manifest at|Failed to clone|product '|target '|Source files for target|Could not find Package\.swift).*)/,
    example:
      "error: 'app': the package manifest at '/Package.swift' cannot be accessed (/Package.swift doesn't exist in file system)",
    source: `${SWIFT}/swift-package-manager/tree/main/Sources/PackageGraph`,
  },
  {
    name: 'elixir-box',
    kind: 'compile error',
    pattern: /^\s{1,16}error: (?<cause>.+)/,
    near: [
      {
        where: 'below',
        within: 14,
        pattern: /^\s{1,16}└─ (?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?/,
        isRequired: true,
      },
    ],
    example:
      '    error: undefined variable "prot"\n    │\n  5 │     prot + 1\n    │     ^^^^\n    │\n    └─ lib/orders.ex:5:5: Orders.run/0',
    source: `${ELIXIR}/elixir/lib/module/parallel_checker.ex`,
  },
  {
    name: 'elixir-error-line',
    kind: 'compile error',
    pattern: /^\s{0,16}error: (?<cause>.+)/,
    near: [
      {
        where: 'below',
        within: 2,
        pattern: /^\s{2,16}(?<file>[^\s:]{1,300}\.exs?):(?<line>\d+)(?::(?<column>\d+))?(?:: |$)/,
        isRequired: true,
      },
    ],
    example:
      'error: undefined function totl/1 (expected Orders to define such a function)\n  lib/orders.ex:5: Orders.run/0',
    source: `${ELIXIR}/elixir/lib/io.ex`,
  },
  {
    name: 'elixir-syntax',
    kind: 'compile error',
    pattern:
      /^\s{0,8}\*\* \((?:SyntaxError|TokenMissingError|MismatchedDelimiterError)\) (?<what>.{0,60}) on (?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?:$/,
    near: [{ where: 'below', within: 3, pattern: /^\s{1,12}error: (?<cause>.+)/ }],
    sentence: '{what}: {cause}',
    example: "** (SyntaxError) invalid syntax found on lib/orders.ex:5:10:\n    error: syntax error before: 'end'",
    source: `${ELIXIR}/elixir/lib/exception.ex (SyntaxError)`,
  },
  {
    name: 'elixir-compile',
    kind: 'compile error',
    pattern:
      /^\s{0,8}\*\* \([A-Z]\w*\) (?=[^\s:]{1,300}\.h?e?exs?:)(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?: (?<cause>.+)/,
    example: '** (CompileError) lib/orders.ex:5: undefined function totl/1',
    source: `${ELIXIR}/elixir/lib/exception.ex (CompileError)`,
  },
  {
    name: 'elixir-compile-logged',
    kind: 'compile error',
    rank: 'exit',
    pattern: /^\s{0,8}\*\* \(CompileError\) (?<file>[^\s:]{1,300}): (?<cause>cannot compile module .+)/,
    example: '** (CompileError) lib/orders.ex: cannot compile module Orders (errors have been logged)',
    source: `${ELIXIR}/elixir/lib/exception.ex (CompileError)`,
  },
  {
    name: 'mix-dependency',
    kind: 'missing dependency',
    pattern:
      /^\s{1,12}(?<cause>(?:the dependency (?:is not|does not|build is)|lock mismatch|different specs were|the dependency .+ overrides|could not find an app file).*)/,
    near: [{ where: 'above', within: 3, pattern: /^\s{0,8}\* (?<name>[\w-]{1,60}) /, isRequired: true }],
    sentence: '{name}: {cause}',
    example:
      'Unchecked dependencies for environment prod:\n* jason (Hex package)\n  the dependency is not available, run "mix deps.get"',
    source: `${ELIXIR}/mix/lib/mix/tasks/deps.ex`,
  },
  {
    name: 'mix-formatted',
    kind: 'lint error',
    pattern: /^\s{0,8}\*\* \(Mix\) (?<cause>mix format failed due to --check-formatted)/,
    near: [{ where: 'below', within: 6, pattern: /^\s{1,12}\* (?<file>\S+)$/ }],
    sentence: '{cause}: {file}',
    example:
      '** (Mix) mix format failed due to --check-formatted.\nThe following files are not formatted:\n\n  * lib/orders.ex',
    source: `${ELIXIR}/mix/lib/mix/tasks/format.ex`,
  },
  {
    name: 'mix-migration',
    kind: 'migration',
    pattern: /^\s{0,8}\*\* \((?:Postgrex\.Error|MyXQL\.Error|Exqlite\.Error|Ecto\.MigrationError)\) (?<cause>.+)/,
    near: [
      { ...FRAME, pattern: /^\s{2,20}(?:\([\w.]{1,60} [\w.-]{1,40}\) )?(?<file>priv\/[^\s:]{1,300}):(?<line>\d+):/ },
    ],
    example: '** (Postgrex.Error) ERROR 42P07 (duplicate_table) relation "users" already exists',
    source: 'https://github.com/elixir-ecto/postgrex/blob/master/lib/postgrex/error.ex',
  },
  {
    name: 'mix-port',
    kind: 'port',
    pattern: /^.{0,300}(?<cause>Failed to start Ranch listener .+|failed to start child: .+)/,
    near: [{ where: 'below', within: 6, pattern: /^.{0,300}eaddrinuse/, isRequired: true }],
    example:
      '** (Mix) Could not start application orders: shutdown: failed to start child: OrdersWeb.Endpoint\n    ** (EXIT) :eaddrinuse',
    source: 'https://github.com/phoenixframework/phoenix/blob/main/lib/phoenix/endpoint/cowboy2_adapter.ex',
  },
  {
    name: 'mix',
    kind: 'compile error',
    pattern: /^\s{0,8}\*\* \(Mix\) (?!Can't continue due to errors|Could not compile dependency)(?<cause>.+)/,
    example: '** (Mix) The task "asets.deploy" could not be found',
    source: `${ELIXIR}/mix/lib/mix/exceptions.ex`,
  },
  {
    name: 'phoenix-port',
    kind: 'port',
    pattern: /^.{0,30}\[error\] (?<cause>Running \S+ with [^,]{1,100}, port \d+ .+)/,
    example: '[error] Running OrdersWeb.Endpoint with Bandit 1.5.0 at http failed, port 4000 already in use',
    source: 'https://github.com/phoenixframework/phoenix/blob/main/lib/phoenix/endpoint/cowboy2_adapter.ex',
  },
  {
    name: 'mix-warnings-as-errors',
    kind: 'compile error',
    pattern: /^\s{0,8}Compilation failed due to warnings while using the --warnings-as-errors option/,
    near: [
      { where: 'above', within: 14, pattern: /^\s{0,8}warning: (?<cause>.+)/, isRequired: true },
      {
        where: 'above',
        within: 6,
        pattern: /^\s{1,12}(?:└─ )?(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?(?:: |$)/,
      },
    ],
    example:
      'warning: variable "x" is unused\n  lib/orders.ex:5: Orders.run/0\n\nCompilation failed due to warnings while using the --warnings-as-errors option',
    source: `${ELIXIR}/mix/lib/mix/compilers/elixir.ex`,
  },
  {
    name: 'mix-exit',
    kind: 'missing dependency',
    rank: 'effect',
    pattern: /^\s{0,8}\*\* \(Mix\) (?<cause>.+)/,
    example: '** (Mix) Could not compile dependency :bcrypt_elixir, "make" command failed.',
    source: `${ELIXIR}/mix/lib/mix/exceptions.ex`,
  },
  {
    name: 'exunit',
    kind: 'test failure',
    pattern: /^\s{1,6}\d{1,4}\) (?:test|property|doctest) (?<test>.+) \([\w.]{1,150}\)$/,
    near: [
      {
        where: 'below',
        within: 4,
        pattern: /^\s{4,8}(?!(?:[\w./-]{1,200}\.exs:\d+)$)(?<cause>\S.+)/,
        isRequired: true,
      },
      { where: 'below', within: 8, pattern: /^\s{4,8}(?<left>left: .+)/, until: /^\s{0,3}\d{1,4}\) |^\s{0,8}$/ },
      { where: 'below', within: 9, pattern: /^\s{4,8}(?<right>right: .+)/, until: /^\s{0,3}\d{1,4}\) |^\s{0,8}$/ },
      {
        where: 'below',
        within: 24,
        pattern: /^\s{6,12}(?<file>test\/[^\s:]{1,300}):(?<line>\d+): \(test\)/,
        until: /^\s{0,3}\d{1,4}\) |^\s{0,8}$/,
      },
    ],
    sentence: '{test}: {cause} {left} {right}',
    example:
      '  1) test adds tax (OrdersTest)\n     test/orders_test.exs:5\n     Assertion with == failed\n     code:  assert total(100) == 119\n     left:  100\n     right: 119\n     stacktrace:\n       test/orders_test.exs:6: (test)',
    source: `${ELIXIR}/ex_unit/lib/ex_unit/formatter.ex`,
  },
  {
    name: 'elixir-exception',
    kind: 'crash',
    pattern: /^\s{0,8}\*\* \((?<exception>(?!Mix|EXIT)[A-Z][\w.]{0,150})\) (?<cause>.+)/,
    near: [
      {
        where: 'above',
        within: 3,
        pattern: /^.{0,200}(?:terminating|\[error\]|exited in|raised an)/,
        isForbidden: true,
      },
      FRAME,
    ],
    sentence: '{exception}: {cause}',
    example: '** (RuntimeError) environment variable DATABASE_URL is missing.\n    config/runtime.exs:12: (file)',
    source: `${ELIXIR}/elixir/lib/exception.ex (format_banner)`,
  },
  {
    name: 'erlang-kernel',
    kind: 'crash',
    rank: 'effect',
    pattern: /^\s{0,8}\{"(?<cause>Kernel pid terminated|init terminating in do_boot)"/,
    example: '{"Kernel pid terminated",application_controller,"{application_start_failure,orders,{shutdown}}"}',
    source: 'https://github.com/erlang/otp/blob/master/erts/preloaded/src/init.erl',
  },
  {
    name: 'erlang-compile',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?=[^\s:]{1,300}\.[ehy]rl:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?!Warning)(?<cause>.+)/,
    example: '===> Compiling src/orders.erl failed\nsrc/orders.erl:5:3: function totl/1 undefined',
    source: 'https://github.com/erlang/otp/blob/master/lib/compiler/src/sys_messages.erl',
  },
  {
    name: 'rebar',
    kind: 'missing dependency',
    pattern:
      /^===> (?<cause>(?:Failed to (?:fetch|update|load)|Could not|Package not found|Unable to|Errors? loading|Command \w+ not found|Dependency failure).*)/,
    example: '===> Package not found in any repo: acme_mail 1.0.0',
    source: 'https://github.com/erlang/rebar3/blob/main/apps/rebar/src/rebar_prv_install_deps.erl',
  },
  {
    name: 'nim',
    kind: 'compile error',
    pattern: /^\s{0,8}(?<file>[^\s(:]{1,300}\.nims?)\((?<line>\d+), (?<column>\d+)\) Error: (?<cause>.+)/,
    example: "/app/src/main.nim(5, 3) Error: undeclared identifier: 'prot'",
    source: 'https://github.com/nim-lang/Nim/blob/devel/compiler/msgs.nim',
  },
  {
    name: 'ghc',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?=[^\s:]{1,300}\.l?hs:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): error:(?: \[[\w, -]{1,60}\])*$/,
    near: [{ where: 'below', within: 2, pattern: /^\s{1,12}(?:• )?(?<cause>\S.*)/, isRequired: true }],
    example: 'src/Main.hs:5:3: error: [GHC-88464]\n    Variable not in scope: prot',
    source: 'https://gitlab.haskell.org/ghc/ghc/-/blob/master/compiler/GHC/Types/Error.hs',
  },
  {
    name: 'zig-panic',
    kind: 'crash',
    pattern: /^thread \d+ panic: (?<cause>.+)/,
    near: [
      {
        where: 'below',
        within: 30,
        pattern: /^(?!\/usr\/|\S{0,200}\/lib\/(?:zig\/)?std\/)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): 0x/,
      },
    ],
    example: 'thread 7 panic: integer overflow\n/app/src/main.zig:5:9: 0x1034 in main (server)',
    source: 'https://github.com/ziglang/zig/blob/master/lib/std/debug.zig',
  },
];
