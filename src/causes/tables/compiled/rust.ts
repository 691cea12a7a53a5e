import type { Matcher, NearLine } from '../../matcher.ts';

/** Where rustc says that the error is, unless in a crate that was downloaded or in Rust itself. */
const OWN_PLACE =
  /^\s{0,16}(?:-->|┌─) (?!\S{0,200}(?:\/registry\/src\/|\/rustc\/|\/git\/checkouts\/|\/rustlib\/))(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/;
const ANY_PLACE = /^\s{0,16}(?:-->|┌─) \S/;
const PLACE: NearLine = { where: 'below', within: 8, pattern: OWN_PLACE, until: ANY_PLACE, isRequired: true };
/** A message of several lines, as of `compile_error!`, has its place some lines below. */
const SOME_PLACE: NearLine = { where: 'below', within: 3, pattern: ANY_PLACE, isRequired: true };

/** The first frame of a backtrace in the application's own crates. */
const OWN_FRAME: NearLine = {
  where: 'below',
  within: 120,
  pattern:
    /^\s{6,24}at (?!\S{0,200}(?:\/registry\/src\/|\/rustc\/|\/git\/checkouts\/|\/rustlib\/))(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/,
  until: /^\s{0,8}(?:note: (?:S|r)|error|thread ')/,
};
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
const BUILD_SCRIPT: NearLine = {
  where: 'above',
  within: 80,
  pattern: /^\s{0,8}error: (?<build>failed to run custom build command for `[^`]{1,100}`)/,
  isRequired: true,
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
const DOWNLOADED = '(?=\\S{0,200}(?:/registry/src/|/rustc/|/git/checkouts/|/rustlib/))[^:]{1,300}:\\d+:\\d+:$';
const OWN = "(?<file>[^:']{1,300}):(?<line>\\d+):(?<column>\\d+):$";

const panics = (
  name: string,
  pattern: string,
  matcher: Pick<Matcher, 'kind' | 'rank' | 'near' | 'sentence'>,
): Matcher => ({ name, pattern: new RegExp(pattern), ...matcher });

const RUST_PANICS: readonly Matcher[] = [
  panics('rust-build-script-in-crate', THREAD + DOWNLOADED, {
    kind: 'missing dependency',
    near: [BUILD_SCRIPT, { ...MESSAGE, where: 'all-below', until: /^\s{0,8}(?:note: |stack backtrace)/ }],
    sentence: '{build}: {cause}',
  }),
  panics('rust-build-script', THREAD + OWN, {
    kind: 'compile error',
    near: [BUILD_SCRIPT, MESSAGE],
    sentence: '{build}: {cause}',
  }),
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
  panics('rust-test-in-crate', THREAD + DOWNLOADED, {
    kind: 'test failure',
    near: [IN_TEST, MESSAGE, OWN_FRAME],
    sentence: '{test}: {cause}',
  }),
  panics('rust-panic-old-values', `${THREAD}'assertion failed: .\\((?<how>left .= right)\\).$`, {
    kind: 'test failure',
    near: [
      IN_TEST,
      { ...LEFT, pattern: /^\s{1,8}left: `(?<left>[^`]+)`/ },
      { ...RIGHT, pattern: /^\s{1,8}right: `(?<right>[^`]+)`(?:: (?<message>[^']+))?'/ },
      {
        where: 'below',
        within: 5,
        pattern: /^\s{1,8}right: [^,]+, (?<file>[^:\s]{1,300}):(?<line>\d+):(?<column>\d+)$/,
      },
    ],
    sentence: '{test}: assertion failed: `({how})`: {message} (left: {left}, right: {right})',
  }),
  panics('rust-test-old', `${THREAD}'(?<cause>.+)', (?<file>[^\\s:']{1,300}):(?<line>\\d+):(?<column>\\d+)$`, {
    kind: 'test failure',
    near: [IN_TEST],
    sentence: '{test}: {cause}',
  }),
  panics('rust-panic-port', THREAD + OWN, {
    kind: 'port',
    near: [
      {
        ...MESSAGE,
        within: 1,
        pattern: /^(?=.*(?:AddrInUse|Address already in use))\s{0,8}(?<cause>.+)/,
        isRequired: true,
      },
    ],
  }),
  panics('rust-panic-in-crate', THREAD + DOWNLOADED, {
    kind: 'crash',
    near: [MESSAGE, OWN_FRAME, CONTINUES],
  }),
  panics('rust-panic-main', THREAD.replace("[^']{1,200}", 'main') + OWN, {
    kind: 'crash',
    near: [MESSAGE, CONTINUES],
  }),
  panics('rust-panic-thread', THREAD + OWN, {
    kind: 'crash',
    rank: 'effect',
    near: [MESSAGE, CONTINUES],
  }),
  panics('rust-panic-old-in-crate', `${THREAD}'(?<cause>.+)', (?=\\S{0,200}(?:/registry/src/|/rustc/))\\S+$`, {
    kind: 'crash',
    near: [OWN_FRAME, CONTINUES],
  }),
  panics('rust-panic-old', `${THREAD}'(?<cause>.+)', (?<file>[^\\s:']{1,300}):(?<line>\\d+):(?<column>\\d+)$`, {
    kind: 'crash',
    near: [CONTINUES],
  }),
];

/** rustc, Clippy, rustfmt, panics and tests of Rust. */
export const RUST: readonly Matcher[] = [
  ...RUST_PANICS,
  {
    name: 'rust-test-error',
    kind: 'test failure',
    pattern: /^\s{0,8}Error: (?<cause>.+)/,
    near: [{ ...IN_TEST, within: 3 }],
    sentence: '{test}: {cause}',
  },
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
    name: 'rustc-missing-crate',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error\[E0(?:432|433|463)\]: (?<cause>(?:unresolved import|can't find crate|(?:cannot|failed).*\b(?:crate|module)\b).*)/,
    near: [PLACE],
  },
  {
    name: 'rustc-missing-target',
    kind: 'missing dependency',
    pattern: /^\s{0,8}error\[E0463\]: (?<cause>can't find crate for `.+)/,
    near: [{ where: 'below', within: 4, pattern: /^\s{0,16}= note: (?<note>the `.+ target may not be installed)/ }],
    sentence: '{cause} {note}',
  },
  {
    name: 'rustc-macro-panicked',
    kind: 'compile error',
    pattern: /^\s{0,8}error: (?<cause>(?:proc[- ]macro(?: derive)?|custom attribute) panicked)/,
    near: [PLACE, { where: 'below', within: 12, pattern: /^\s{0,16}= help: message: (?<help>.+)/, until: /^\s{0,8}$/ }],
    sentence: '{cause}: {help}',
  },
  {
    name: 'rustc',
    kind: 'compile error',
    pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
    near: [PLACE],
  },
  {
    name: 'rustc-in-crate',
    kind: 'compile error',
    pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
    near: [SOME_PLACE],
  },
  {
    name: 'rustc-short',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?=[^\s:]{1,300}\.rs:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): error(?:\[E\d+\])?: (?<cause>.+)/,
  },
  {
    name: 'rustfmt',
    kind: 'lint error',
    pattern: /^\s{0,8}(?<cause>Diff in (?<file>[^\s:]{1,300})(?::| at line )(?<line>\d+)):$/,
    sentence: '{cause}: not formatted with rustfmt',
  },
];
