import type { Matcher, NearLine } from '../../matcher.ts';

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
  },
  {
    name: 'swift-testing',
    kind: 'test failure',
    pattern:
      /^\s{0,8}[✘X] Test (?<test>.{1,200}) recorded an issue at (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/,
    sentence: '{test}: {cause}',
  },
  {
    name: 'swift-fatal',
    kind: 'crash',
    pattern:
      /^\s{0,8}(?!Swift\/)(?<file>[^\s:]{1,300}\.swift):(?<line>\d+): (?<cause>(?:Fatal error|Precondition failed|Assertion failed).*)/,
  },
  {
    name: 'swift-fatal-in-library',
    kind: 'crash',
    pattern:
      /^\s{0,8}(?:Swift\/[^\s:]{1,200}:\d+: )?Fatal error: (?<cause>.+?)(?:: file (?!Swift\/)(?<file>[^\s:,]{1,300}), line (?<line>\d+))?$/,
  },
  {
    name: 'swift-package',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error: (?<cause>(?:Dependencies could not be resolved|'[^']{1,100}': |package '|no such (?:module|target|product)|root manifest not found|the package manifest at|Failed to clone|product '|target '|Source files for target|Could not find Package\.swift).*)/,
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
  },
  {
    name: 'elixir-syntax',
    kind: 'compile error',
    pattern:
      /^\s{0,8}\*\* \((?:SyntaxError|TokenMissingError|MismatchedDelimiterError)\) (?<what>.{0,60}) on (?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?:$/,
    near: [{ where: 'below', within: 3, pattern: /^\s{1,12}error: (?<cause>.+)/ }],
    sentence: '{what}: {cause}',
  },
  {
    name: 'elixir-compile',
    kind: 'compile error',
    pattern:
      /^\s{0,8}\*\* \([A-Z]\w*\) (?=[^\s:]{1,300}\.h?e?exs?:)(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?: (?<cause>.+)/,
  },
  {
    name: 'elixir-compile-logged',
    kind: 'compile error',
    rank: 'exit',
    pattern: /^\s{0,8}\*\* \(CompileError\) (?<file>[^\s:]{1,300}): (?<cause>cannot compile module .+)/,
  },
  {
    name: 'mix-dependency',
    kind: 'missing dependency',
    pattern:
      /^\s{1,12}(?<cause>(?:the dependency (?:is not|does not|build is)|lock mismatch|different specs were|the dependency .+ overrides|could not find an app file).*)/,
    near: [{ where: 'above', within: 3, pattern: /^\s{0,8}\* (?<name>[\w-]{1,60}) /, isRequired: true }],
    sentence: '{name}: {cause}',
  },
  {
    name: 'mix-formatted',
    kind: 'lint error',
    pattern: /^\s{0,8}\*\* \(Mix\) (?<cause>mix format failed due to --check-formatted)/,
    near: [{ where: 'below', within: 6, pattern: /^\s{1,12}\* (?<file>\S+)$/ }],
    sentence: '{cause}: {file}',
  },
  {
    name: 'mix-migration',
    kind: 'migration',
    pattern: /^\s{0,8}\*\* \((?:Postgrex\.Error|MyXQL\.Error|Exqlite\.Error|Ecto\.MigrationError)\) (?<cause>.+)/,
    near: [
      { ...FRAME, pattern: /^\s{2,20}(?:\([\w.]{1,60} [\w.-]{1,40}\) )?(?<file>priv\/[^\s:]{1,300}):(?<line>\d+):/ },
    ],
  },
  {
    name: 'mix-port',
    kind: 'port',
    pattern: /^.{0,300}(?<cause>Failed to start Ranch listener .+|failed to start child: .+)/,
    near: [{ where: 'below', within: 6, pattern: /^.{0,300}eaddrinuse/, isRequired: true }],
  },
  {
    name: 'mix',
    kind: 'compile error',
    pattern: /^\s{0,8}\*\* \(Mix\) (?!Can't continue due to errors|Could not compile dependency)(?<cause>.+)/,
  },
  {
    name: 'phoenix-port',
    kind: 'port',
    pattern: /^.{0,30}\[error\] (?<cause>Running \S+ with [^,]{1,100}, port \d+ .+)/,
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
  },
  {
    name: 'mix-exit',
    kind: 'missing dependency',
    rank: 'effect',
    pattern: /^\s{0,8}\*\* \(Mix\) (?<cause>.+)/,
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
  },
  {
    name: 'erlang-kernel',
    kind: 'crash',
    rank: 'effect',
    pattern: /^\s{0,8}\{"(?<cause>Kernel pid terminated|init terminating in do_boot)"/,
  },
  {
    name: 'erlang-compile',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?=[^\s:]{1,300}\.[ehy]rl:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?!Warning)(?<cause>.+)/,
  },
  {
    name: 'rebar',
    kind: 'missing dependency',
    pattern:
      /^===> (?<cause>(?:Failed to (?:fetch|update|load)|Could not|Package not found|Unable to|Errors? loading|Command \w+ not found|Dependency failure).*)/,
  },
  {
    name: 'nim',
    kind: 'compile error',
    pattern: /^\s{0,8}(?<file>[^\s(:]{1,300}\.nims?)\((?<line>\d+), (?<column>\d+)\) Error: (?<cause>.+)/,
  },
  {
    name: 'ghc',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?=[^\s:]{1,300}\.l?hs:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): error:(?: \[[\w, -]{1,60}\])*$/,
    near: [{ where: 'below', within: 2, pattern: /^\s{1,12}(?:• )?(?<cause>\S.*)/, isRequired: true }],
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
  },
];
