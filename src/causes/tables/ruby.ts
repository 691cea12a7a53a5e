import type { CauseKind, Matcher, NearLine } from '../matcher.ts';

/** A file of the application; `config/environment.rb` is on the way to every error of Rails' start. */
const FILE =
  '(?<file>(?![^:]{0,300}(?:/gems/|/ruby/|/bundle/|/\\.r|/bin/|\\bextconf\\.rb|config/environment\\.rb|\\bbin/(?:rails|rake|bundle)\\b))(?=[^:]{1,300}(?:\\.(?:rb|rake|ru|erb|haml|slim|jbuilder|ya?ml)|Rakefile|Gemfile|Guardfile):)[^:<>\\s]{1,300})';

/** The first call of the application in a trace. */
const FRAME: NearLine = {
  where: 'below',
  within: 120,
  pattern: new RegExp(`^[ \\t]{0,16}(?:from )?${FILE}:(?<line>\\d{1,7}):in `),
  until: /^(?:Tasks: TOP|Caused by:|\(See full trace|[^\s:][^:]{0,200}:\d{1,7}:in [`'][^']{1,120}': )/,
};
/** Ruby 2.5 to 2.7 print a trace in reverse to terminals. */
const REVERSED_FRAME: NearLine = {
  where: 'above',
  within: 120,
  pattern: new RegExp(`^[ \\t]{1,16}\\d{1,4}: from ${FILE}:(?<line>\\d{1,7}):in `),
  until: /^\S/,
};

/** An exception that nothing rescued: `file:line:in 'method': message (Class)`. */
function uncaught(name: string, kind: CauseKind, types: string): Matcher {
  return {
    name,
    kind,
    pattern: new RegExp(
      `^ {0,8}(?:${FILE}:(?<line>\\d{1,7})|[^\\s:][^:]{0,300}:\\d{1,7}|<internal:[^>]{1,200}>:\\d{1,7}):in [\`'][^']{1,200}': (?<cause>.+) \\((?:${types})\\)$`,
    ),
    near: [FRAME, REVERSED_FRAME],
  };
}

/** Bundler wraps its sentences at 80 characters. */
function bundler(name: string, kind: CauseKind, text: string): Matcher {
  return {
    name,
    kind,
    pattern: new RegExp(`^ {0,8}(?:\\[!\\] |ERROR: {1,2})?(?<cause>${text})$`),
    near: [
      {
        where: 'all-below',
        within: 3,
        pattern: /^ {0,8}(?<more>['(a-z`].{0,100})$/,
        until: /^ {0,8}(?:[^'(a-z`\s]|$)/,
      },
      {
        where: 'below',
        within: 9,
        pattern: /^ {0,8}(?<change>You have (?:added to|deleted from|changed in) the Gemfile:)$/,
      },
      { where: 'below', within: 10, pattern: /^ {0,8}\* (?<item>.{1,100})$/, until: /^ {0,8}[A-Z](?!ou have )/ },
    ],
    sentence: '{cause} {more} {change} {item}',
  };
}

const EXAMPLE: NearLine = { where: 'above', within: 60, pattern: /^ {0,10}\d{1,5}\) (?<test>\S.{0,300})$/ };
const FAILURE: NearLine = { where: 'above', within: 30, pattern: /^ {0,14}Failure\/Error:/, isRequired: true };
const PENDING: NearLine = {
  where: 'above',
  within: 400,
  pattern: /^ {0,10}Pending: \(Failures listed here are expected/,
  until: /^ {0,10}Failures:$/,
  isForbidden: true,
};
/** The first call of the application in a trace. */
const SPEC_FRAME: NearLine = {
  where: 'below',
  within: 60,
  pattern: /^ {0,14}# (?<file>\.\/(?!vendor\/)[^:]{1,300}):(?<line>\d{1,7}):?/,
  until: /^ {0,10}\d{1,5}\) |^Finished in/,
};
const RSPEC_PROOFS = [FAILURE, PENDING, EXAMPLE, SPEC_FRAME] as const;
const MINITEST_NAME: NearLine = {
  where: 'above',
  within: 4,
  pattern: /^ {0,8}(?:\w{1,80}::){0,6}\w{1,80}#(?<test>\S.{0,200}?) \[(?<file>[^:\]]{1,300}):(?<line>\d{1,7})\]:$/,
  isRequired: true,
};
/** What the test says of the comparison. */
const MESSAGE: NearLine = { where: 'above', within: 1, pattern: /^ {0,8}(?<message>[^#[]{1,200})$/ };

/** What Ruby, Rails, Bundler and their tests say. */
export const RUBY_CODE: readonly Matcher[] = [
  {
    name: 'zeitwerk',
    kind: 'crash',
    pattern:
      /^(?: {0,8}(?:(?:\[\d{1,7}\] )?! Unable to load application: )?Zeitwerk::NameError: | {0,8}[^\s:]{1,300}:\d{1,7}:in [`'][^']{1,200}': | {0,8})(?<cause>expected file (?<file>\S{1,300}\.rb) to define constant [\w:]{1,200}, but didn't)/,
  },
  {
    name: 'ruby-syntax',
    kind: 'compile error',
    pattern: new RegExp(
      `^ {0,8}(?:ruby: |SyntaxError: )?(?:[^\\s:][^:]{0,300}:\\d{1,7}:in [\`'][^']{1,200}': )?${FILE}:(?<line>\\d{1,7}): (?<cause>syntax errors?\\b.+|[^()]{1,200} \\(SyntaxError\\))$`,
    ),
    near: [{ where: 'below', within: 12, pattern: /^ {0,8}\| [ |]{0,80}\^~* (?<why>\S.{0,200})$/, until: /^[^\s>]/ }],
    sentence: '{cause}: {why}',
  },
  {
    name: 'rails-migration',
    kind: 'migration',
    pattern: /^ {0,8}(?<cause>[A-Z]\w{1,60}(?:::\w{1,60}){0,4}: .+|[a-z].{1,300})$/,
    near: [
      {
        where: 'above',
        within: 3,
        pattern: /^ {0,8}(?:StandardError: )?An error has occurred, (?:this and )?all later migrations canceled:/,
        until: /^ {0,8}[A-Z][\w:]{2,100}: (?!An error)/,
        isRequired: true,
      },
      { where: 'above', within: 3, pattern: /^ {0,8}Caused by:/, isForbidden: true },
      FRAME,
    ],
  },
  { ...uncaught('ruby', 'crash', '[A-Z]\\w{1,60}(?:::\\w{1,60}){0,4}'), isGeneral: true },
  bundler(
    'bundler-missing-gem',
    'missing dependency',
    "Could not find (?:gem '|'|a valid gem '|[\\w.-]{1,100}-\\d|[\\w.-]{1,100}(?: \\([^)]{1,40}\\))? in (?:any of|locally)).{1,400}",
  ),
  bundler(
    'bundler-ruby-version',
    'missing dependency',
    'Your Ruby (?:version|engine|patchlevel) is [^,]{1,60}, but your Gemfile specified .{1,60}|[\\w.-]{1,100} requires r(?:uby|ubygems) version .{1,200}incompatible with the current version.{1,100}|[^,]{1,100} requires Ruby version .{1,160}',
  ),
  bundler(
    'bundler-lockfile',
    'missing dependency',
    "Your bundle (?:only supports platforms|is locked to) .{1,300}|The deployment setting requires a .{1,200}|You are trying to install in deployment mode after changing.{0,200}|The (?:lockfile|gemspecs for path gems|dependencies in your gemfile|list of sources|gemfile) (?:can't be updated because|changed).{0,200}|Unable to resolve dependencies.{0,200}|Your lockfile (?:is missing|was created|does not).{1,300}|The checksum .{1,200}",
  ),
  {
    name: 'rspec-load',
    kind: 'compile error',
    pattern: /^ {0,14}(?<type>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}):$/,
    near: [
      { where: 'above', within: 14, pattern: /^ {0,8}An error occurred while loading \S/, isRequired: true },
      { where: 'below', within: 1, pattern: /^ {2,16}(?<cause>\S.*)$/, isRequired: true },
      SPEC_FRAME,
    ],
    sentence: '{type}: {cause}',
  },
  {
    name: 'rspec-compared',
    kind: 'test failure',
    pattern: /^ {5,14}(?<want>expected: .+)$/,
    near: [
      ...RSPEC_PROOFS,
      { where: 'below', within: 3, pattern: /^ {5,20}(?<got>got: .+)$/ },
      { where: 'above', within: 1, pattern: /^ {5,14}(?!Failure\/Error: )(?<message>\S.+)$/ },
    ],
    sentence: '{test}: {message} {want} {got}',
  },
  {
    name: 'rspec-expected',
    kind: 'test failure',
    pattern: /^ {5,14}(?<cause>expected .+|\(.{1,200}\)\.\w{1,80}\(.+)$/,
    near: [...RSPEC_PROOFS, { where: 'below', within: 1, pattern: /^ {5,20}(?<got>(?:got|but|received):? .+)$/ }],
    sentence: '{test}: {cause} {got}',
  },
  {
    name: 'rspec-raised',
    kind: 'test failure',
    pattern: /^ {0,14}(?<type>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}):$/,
    near: [...RSPEC_PROOFS, { where: 'below', within: 1, pattern: /^ {2,16}(?<cause>\S.*)$/, isRequired: true }],
    sentence: '{test}: {type}: {cause}',
  },
  {
    name: 'minitest-compared',
    kind: 'test failure',
    pattern: /^ {0,8}(?<want>Expected: .+)$/,
    near: [MINITEST_NAME, { where: 'below', within: 3, pattern: /^ {0,10}(?<got>Actual: .+)$/ }, MESSAGE],
    sentence: '{test}: {message} {want} {got}',
  },
  {
    name: 'rubocop',
    kind: 'lint error',
    pattern:
      /^ {0,8}(?<file>[^\s:]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}): [CWEFR]: (?:\[\w{1,20}\] )?(?<cause>.+)$/,
  },
];
