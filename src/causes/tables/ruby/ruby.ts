import type { CauseKind, Matcher, NearLine } from '../../matcher.ts';

/** A file of the application; `config/environment.rb` is on the way to every error of Rails' start. */
const FILE =
  '(?<file>(?![^:]{0,300}(?:/gems/|/ruby/|/bundle/|/\\.r|/bin/|\\bextconf\\.rb|config/environment\\.rb|\\bbin/(?:rails|rake|bundle)\\b))(?=[^:]{1,300}(?:\\.(?:rb|rake|ru|erb|haml|slim|jbuilder|ya?ml)|Rakefile|Gemfile|Guardfile):)[^:<>\\s]{1,300})';

/** The first call of the application in a trace. */
export const FRAME: NearLine = {
  where: 'below',
  within: 120,
  pattern: new RegExp(`^[ \\t]{0,16}(?:from )?${FILE}:(?<line>\\d{1,7}):in `),
  until: /^(?:Tasks: TOP|Caused by:|\(See full trace|[^\s:][^:]{0,200}:\d{1,7}:in [`'][^']{1,120}': )/,
};
/** The start of Rails, if it is the only file of the application in the trace. */
const START_FRAME: NearLine = {
  ...FRAME,
  pattern: /^[ \t]{0,16}(?:from )?(?<file>[^:<>\s]{0,200}\bconfig\/environment\.rb):(?<line>\d{1,7}):in /,
};
/** Ruby 2.5 to 2.7 print a trace in reverse to terminals. */
const REVERSED_FRAME: NearLine = {
  where: 'above',
  within: 120,
  pattern: new RegExp(`^[ \\t]{1,16}\\d{1,4}: from ${FILE}:(?<line>\\d{1,7}):in `),
  until: /^\S/,
};
const ABORTED: NearLine = {
  where: 'above',
  within: 1,
  pattern: /^ {0,8}(?:bin\/)?(?:rake|rails|.{0,60}\/(?:rake|rails)) aborted!$/,
  isRequired: true,
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

/** What rake and Rails say when a task fails. */
function aborted(name: string, kind: CauseKind, pattern: RegExp): Matcher {
  return {
    name,
    kind,
    pattern,
    near: [ABORTED, FRAME, START_FRAME],
  };
}

/** What Ruby, rake and Rails say. */
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
  aborted('rake-task-unknown', 'missing file', /^ {0,8}(?<cause>Don't know how to build task .+)$/),
  uncaught('ruby-port', 'port', 'Errno::EADDRINUSE'),
  { ...uncaught('ruby', 'crash', '[A-Z]\\w{1,60}(?:::\\w{1,60}){0,4}'), isGeneral: true },
];
