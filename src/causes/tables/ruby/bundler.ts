import type { CauseKind, Matcher } from '../../matcher.ts';

/** Bundler wraps its sentences at 80 characters. */
function bundler(name: string, kind: CauseKind, text: string): Matcher {
  return {
    name,
    kind,
    pattern: new RegExp(`^ {0,8}(?:\\[!\\] |ERROR: {1,2})?(?<cause>${text})$`),
    near: [
      { where: 'all-below', within: 3, pattern: /^ {0,8}(?<more>[a-z`].{0,100})$/, until: /^ {0,8}(?:[^a-z`\s]|$)/ },
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

/** What Bundler and RubyGems say while they install. */
export const BUNDLER: readonly Matcher[] = [
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
];
