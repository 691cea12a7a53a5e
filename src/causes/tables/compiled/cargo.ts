import type { Matcher, NearLine } from '../../matcher.ts';

/** The first line below `Caused by:` that says more than which step failed. */
const ROOT: NearLine = {
  where: 'below',
  within: 14,
  pattern:
    /^\s{2,12}(?!\d+: (?=failed to))(?!Caused by:|--- |could not parse input|TOML parse error|failed to (?:load|parse|get|query|fetch|update|read|clone|select|run|acquire)|[Uu]nable to update|process didn't|cargo[:=]|\d* ?\||\.\.\. )(?:\d+: |= note: )?(?<root>\S.*)/,
  until: /^\s{0,8}(?:error|warning)\b/,
};
const CAUSED_BY: NearLine = { where: 'below', within: 3, pattern: /^\s{0,8}Caused by:$/, isRequired: true };

/** Cargo, rustup, and Rust programs that end with an error. */
export const CARGO_RUN: readonly Matcher[] = [
  {
    name: 'cargo-compiler-killed',
    kind: 'out of memory',
    pattern:
      /^\s{0,12}process didn't exit successfully: `(?<program>[^\s`]{1,200})(?: [^`]*)?` \((?<signal>signal: \d+, SIG(?:KILL|SEGV|BUS|ABRT)[^)]*)\)/,
    near: [
      {
        where: 'above',
        within: 4,
        pattern: /^\s{0,8}(?:error: |warning: )?(?<what>could not compile `[^`]{1,100}`(?: \([^)]{1,100}\))?)/,
      },
    ],
    sentence: "{what}: process didn't exit successfully: `{program}` ({signal})",
  },
  {
    name: 'cargo-error-in-toml',
    kind: 'compile error',
    pattern: /^\s{2,12}TOML parse error at line (?<line>\d+), column (?<column>\d+)$/,
    near: [
      {
        where: 'above',
        within: 12,
        pattern: /^\s{0,8}error: (?<what>failed to parse (?:manifest|lock file|config) at:? `?(?<file>[^\s`]{1,300}))/,
      },
      { where: 'below', within: 6, pattern: /^\s{2,12}(?!\d* ?\|)(?<cause>[\w`].*)/ },
    ],
  },
  {
    name: 'cargo-file',
    kind: 'compile error',
    pattern: /^\s{0,8}error: (?<cause>failed to parse (?:manifest|lock file) at:? `?(?<file>[^\s`]{1,300})`?)/,
    near: [{ where: 'below', within: 8, pattern: /^\s{2,12}TOML parse error/, isForbidden: true }, ROOT],
    sentence: '{cause}: {root}',
  },
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
  {
    name: 'rust-toolchain',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error: (?<cause>(?:toolchain '|rustup could not|component '|'?(?:cargo|rust)\S{1,20} is not installed|override toolchain|could not (?:download|execute process|choose)|the toolchain|invalid toolchain|target '|linker `|failed to (?:install|run `rustc`)|no (?:default|override)|Unable to proceed|custom toolchain).*)/,
    near: [{ where: 'below', within: 3, pattern: /^\s{1,12}= note: (?<root>.+)/ }],
    sentence: '{cause}: {root}',
  },
  {
    name: 'cargo-audit',
    kind: 'lint error',
    pattern: /^\s{0,8}error: (?<cause>[1-9]\d* vulnerabilit(?:y|ies) found!?)/,
    near: [
      { where: 'far-above', within: 60, pattern: /^Crate: {1,12}(?<crate>\S+)/ },
      { where: 'far-above', within: 60, pattern: /^Title: {1,12}(?<title>.+)/ },
    ],
    sentence: '{cause} {crate} {title}',
  },
  {
    name: 'cargo-arguments',
    kind: 'crash',
    pattern:
      /^\s{0,8}error: (?<cause>(?:the following required arguments were not provided|unexpected argument|unrecognized subcommand|invalid value|a value is required|one or more required|the argument '|The argument '|The following required|Found argument).*)/,
    near: [
      { where: 'below', within: 12, pattern: /^\s{0,8}(?:Usage:|USAGE:)/, isRequired: true },
      { where: 'below', within: 1, pattern: /^\s{2,10}(?<argument><?-?.+)/ },
    ],
    sentence: '{cause} {argument}',
  },
  {
    name: 'cargo-caused-by',
    kind: 'compile error',
    pattern: /^\s{0,8}error: (?!could not compile|failed to (?:run custom build|parse))(?<cause>.+)/,
    near: [CAUSED_BY, ROOT],
    sentence: '{cause}: {root}',
  },
  {
    name: 'rust-main-port',
    kind: 'port',
    pattern: /^\s{0,8}Error: (?<cause>.*(?:AddrInUse|Address already in use).*)/,
  },
  {
    name: 'rust-main-anyhow',
    kind: 'crash',
    pattern: /^\s{0,8}Error: (?<cause>.+)/,
    near: [
      CAUSED_BY,
      { where: 'far-below', within: 12, pattern: /^\s{4,12}(?:\d+: |= note: )?(?<root>\S.*)/, until: /^\s{0,8}$/ },
      ROOT,
    ],
    sentence: '{cause}: {root}',
  },
  {
    name: 'rust-main-error',
    kind: 'crash',
    pattern:
      /^\s{0,8}Error: (?:(?=\w+(?: \{ |\().*[)}]$)|(?=".+"$)|(?=(?:NotPresent|PoolTimedOut|RowNotFound|PoolClosed)$))(?<cause>.+)/,
    near: [{ where: 'below', within: 1, pattern: /^\s{4}at /, isForbidden: true }],
  },
  {
    name: 'rust-memory-allocation',
    kind: 'out of memory',
    pattern:
      /^\s{0,8}(?<cause>memory allocation of \d+ bytes failed|LLVM ERROR: out of memory.*|rustc-LLVM ERROR: out of memory.*)/,
  },
  {
    name: 'rust-stack-overflow',
    kind: 'crash',
    pattern:
      /^\s{0,8}(?:thread '[^']{1,100}' (?:\(\d+\) )?(?<cause>has overflowed its stack)|fatal runtime error: (?<cause>.+))/,
  },
  {
    name: 'rustc-internal-error',
    kind: 'compile error',
    pattern: /^\s{0,8}error: (?<cause>internal compiler error: .+)/,
  },
  {
    name: 'cc-rs',
    kind: 'missing dependency',
    pattern: /^\s{0,8}error occurred(?: in cc-rs)?: (?<cause>.+)/,
    near: [
      {
        where: 'above',
        within: 100,
        pattern: /^\s{0,8}error: (?<build>failed to run custom build command for `[^`]{1,100}`)/,
      },
    ],
    sentence: '{build}: {cause}',
  },
  {
    name: 'rust-migration',
    kind: 'migration',
    pattern: /^\s{0,8}(?:error: (?<cause>while executing migration \d+: .+)|Failed (?:to run \S+ )?with: (?<cause>.+))/,
  },
  {
    name: 'cargo-build-script',
    kind: 'compile error',
    rank: 'effect',
    pattern: /^\s{0,8}error: (?<cause>failed to run custom build command for `[^`]{1,100}`)/,
    near: [
      {
        where: 'below',
        within: 60,
        pattern:
          /^\s{2,12}(?:--- stderr\s)?(?:error: |Error: )?(?<root>(?:Could not |The system library|Unable to|could not |is `cmake`|cannot |Failed |failed ).+)/,
      },
    ],
    sentence: '{cause}: {root}',
  },
  {
    name: 'rustc-linker',
    kind: 'compile error',
    rank: 'effect',
    pattern: /^\s{0,8}error: (?<cause>linking with `[^`]{1,100}` failed: .+)/,
  },
  {
    name: 'cargo-could-not-compile',
    kind: 'compile error',
    rank: 'exit',
    pattern:
      /^\s{0,8}error: (?<cause>could not compile `.+|aborting due to .+|test failed, to rerun .+|process didn't exit successfully: .+)/,
  },
];
