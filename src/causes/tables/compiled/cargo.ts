import type { Matcher, NearLine } from '../../matcher.ts';

/** The first line below `Caused by:` that says more than which step failed. */
const ROOT: NearLine = {
  where: 'below',
  within: 14,
  pattern:
    /^\s{2,12}(?!\d+: (?=failed to))(?!Caused by:|--- |could not parse input|TOML parse error|failed to (?:load|parse|get|query|fetch|update|read|clone|select|run|acquire)|[Uu]nable to update|process didn't|cargo[:=]|\d* ?\||\.\.\. )(?:\d+: |= note: )?(?<root>\S.*)/,
  until: /^\s{0,8}(?:error|warning)\b/,
};

/** Cargo, rustup, and Rust programs that end with an error. */
export const CARGO_RUN: readonly Matcher[] = [
  {
    name: 'cargo-dependency',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error: (?<cause>(?:no matching package|failed to select a version|failed to get `|failed to download|failed to load source|failed to sync|failed to verify the checksum|checksum for|package `\S+ v|rustc \S+ is not supported|unable to update|failed to fetch|failed to update|failed to query|spurious network|the package|package ID specification|cyclic package dependency|multiple packages|none of the selected packages).*)/,
    near: [
      {
        where: 'below',
        within: 8,
        pattern: /^\s{0,8}(?<root>(?:the package `|package `|error: ).+)/,
        until: /^\s{0,8}Caused by/,
      },
      ROOT,
    ],
    sentence: '{cause}: {root}',
  },
  {
    name: 'cargo-workspace',
    kind: 'missing file',
    pattern:
      /^\s{0,8}error: (?<cause>(?:could not find `|no (?:bin|example|test|library|lib) target|(?:cannot|can't) (?:update|find|create)|the lock file|failed to (?:load manifest|(?:read|open|write|create) `)|current package believes|manifest path|couldn't read|no such (?:sub)?command).*)/,
    near: [
      { where: 'below', within: 1, pattern: /^\s{0,8}(?<root>Available .+)/ },
      { where: 'below', within: 6, pattern: /^\s{1,8}failed to read `(?<file>[^`]{1,300}\.toml)`$/ },
      ROOT,
    ],
    sentence: '{cause}: {root}',
  },
];
