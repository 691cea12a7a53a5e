import type { Matcher, NearLine } from '../../matcher.ts';

/** Where rustc says that the error is, unless in a crate that was downloaded or in Rust itself. */
const OWN_PLACE =
  /^\s{0,16}(?:-->|┌─) (?!\S{0,200}(?:\/registry\/src\/|\/rustc\/|\/git\/checkouts\/|\/rustlib\/))(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/;
const ANY_PLACE = /^\s{0,16}(?:-->|┌─) \S/;
const PLACE: NearLine = { where: 'below', within: 8, pattern: OWN_PLACE, until: ANY_PLACE, isRequired: true };

/** The message of a panic, which follows its place. */
const MESSAGE: NearLine = {
  where: 'below',
  within: 4,
  pattern: /^\s{0,8}(?!note: |stack backtrace)(?<cause>\S.*)/,
  isRequired: true,
};
/** A program that says so after a panic has caught it. */
const CONTINUES: NearLine = {
  where: 'below',
  within: 40,
  pattern:
    /^(?!Attempt #|.{0,200}(?:Health check|health check)).{0,200}\b(?:listening|serving|started|ready|recover|caught|disabled|continu|retry|fall(?:ing)? ?back|ignor|passing|succe|test \S{1,80} \.\.\. ok)/i,
  until: /^(?:.{0,20}(?:exited with code|Process exited|called exit\(|---- )|.{0,80}Main process exited)/,
  isForbidden: true,
};
const IN_TEST: NearLine = {
  where: 'above',
  within: 30,
  pattern: /^\s{0,8}(?:---- (?<test>\S.{0,150}) stdout ----|(?:─{2,4}|-{3}) ?STDERR: +(?<test>\S+ \S+))/,
  isRequired: true,
};
const LEFT: NearLine = { where: 'below', within: 4, pattern: /^\s{1,8}left: (?<left>.+)/, isRequired: true };
const RIGHT: NearLine = { where: 'below', within: 5, pattern: /^\s{1,8}right: (?<right>.+)/, isRequired: true };
const THREAD = "^\\s{0,8}thread '(?<thread>[^']{1,200})' (?:\\(\\d+\\) )?panicked at ";
const OWN = "(?<file>[^:']{1,300}):(?<line>\\d+):(?<column>\\d+):$";

const panics = (
  name: string,
  pattern: string,
  matcher: Pick<Matcher, 'kind' | 'rank' | 'near' | 'sentence'>,
): Matcher => ({ name, pattern: new RegExp(pattern), ...matcher });

const RUST_PANICS: readonly Matcher[] = [
  panics('rust-test-values', THREAD + OWN, {
    kind: 'test failure',
    near: [IN_TEST, MESSAGE, LEFT, RIGHT],
    sentence: '{test}: {cause} (left: {left}, right: {right})',
  }),
  panics('rust-test', THREAD + OWN, {
    kind: 'test failure',
    near: [IN_TEST, MESSAGE],
    sentence: '{test}: {cause}',
  }),
  panics('rust-panic-main', THREAD.replace("[^']{1,200}", 'main') + OWN, {
    kind: 'crash',
    near: [MESSAGE, CONTINUES],
  }),
];

/** The first line below `Caused by:` that says more than which step failed. */
const ROOT: NearLine = {
  where: 'below',
  within: 14,
  pattern:
    /^\s{2,12}(?!\d+: (?=failed to))(?!Caused by:|--- |could not parse input|TOML parse error|failed to (?:load|parse|get|query|fetch|update|read|clone|select|run|acquire)|[Uu]nable to update|process didn't|cargo[:=]|\d* ?\||\.\.\. )(?:\d+: |= note: )?(?<root>\S.*)/,
  until: /^\s{0,8}(?:error|warning)\b/,
};

/** rustc, Clippy, rustfmt, panics and tests of Rust. */
export const RUST: readonly Matcher[] = [
  ...RUST_PANICS,
  {
    name: 'rust-test-no-panic',
    kind: 'test failure',
    pattern:
      /^\s{0,8}note: (?<cause>test did not panic as expected)(?: at (?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+))?/,
    near: [{ ...IN_TEST, within: 3 }],
    sentence: '{test}: {cause}',
  },
  {
    name: 'clippy',
    kind: 'lint error',
    pattern: /^\s{0,8}error: (?<cause>.+)/,
    near: [
      PLACE,
      {
        where: 'below',
        within: 30,
        pattern: /^\s{0,16}= (?:note|help): .*(?:clippy|`-D )/,
        until: /^\s{0,8}(?:error|warning)\b/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'rustc',
    kind: 'compile error',
    pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
    near: [PLACE],
  },
  {
    name: 'rustfmt',
    kind: 'lint error',
    pattern: /^\s{0,8}(?<cause>Diff in (?<file>[^\s:]{1,300})(?::| at line )(?<line>\d+)):$/,
    sentence: '{cause}: not formatted with rustfmt',
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
