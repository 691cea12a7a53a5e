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
];
