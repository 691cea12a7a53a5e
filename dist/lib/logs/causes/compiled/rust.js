const RUSTC = 'https://github.com/rust-lang/rust/blob/master/compiler';
const STD = 'https://github.com/rust-lang/rust/blob/master/library/std/src';
/** Where rustc says that the error is, unless in a crate that was downloaded or in Rust itself. */
const OWN_PLACE = /^\s{0,16}(?:-->|┌─) (?!\S{0,200}(?:\/registry\/src\/|\/rustc\/|\/git\/checkouts\/|\/rustlib\/))(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/;
const ANY_PLACE = /^\s{0,16}(?:-->|┌─) \S/;
const PLACE = { where: 'below', within: 8, pattern: OWN_PLACE, until: ANY_PLACE, isRequired: true };
/** A message of several lines, as of `compile_error!`, has its place some lines below. */
const SOME_PLACE = { where: 'below', within: 3, pattern: ANY_PLACE, isRequired: true };
/** The first frame of a backtrace in the application's own crates. */
const OWN_FRAME = {
    where: 'below',
    within: 120,
    pattern: /^\s{6,24}at (?!\S{0,200}(?:\/registry\/src\/|\/rustc\/|\/git\/checkouts\/|\/rustlib\/))(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/,
    until: /^\s{0,8}(?:note: (?:S|r)|error|thread ')/,
};
/** The message of a panic, which follows its place. */
const MESSAGE = {
    where: 'below',
    within: 4,
    pattern: /^\s{0,8}(?!note: |stack backtrace)(?<cause>\S.*)/,
    isRequired: true,
};
/** A program that says so after a panic has caught it. */
const CONTINUES = {
    where: 'below',
    within: 40,
    pattern: /^(?!Attempt #|.{0,200}(?:Health check|health check)).{0,200}\b(?:listening|serving|started|ready|recover|caught|disabled|continu|retry|fall(?:ing)? ?back|ignor|passing|succe|test \S{1,80} \.\.\. ok)/i,
    until: /^(?:.{0,20}(?:exited with code|Process exited|called exit\(|---- )|.{0,80}Main process exited)/,
    isForbidden: true,
};
const BUILD_SCRIPT = {
    where: 'above',
    within: 80,
    pattern: /^\s{0,8}error: (?<build>failed to run custom build command for `[^`]{1,100}`)/,
    isRequired: true,
};
const IN_TEST = {
    where: 'above',
    within: 30,
    pattern: /^\s{0,8}(?:---- (?<test>\S.{0,150}) stdout ----|(?:─{2,4}|-{3}) ?STDERR: +(?<test>\S+ \S+))/,
    isRequired: true,
};
const LEFT = { where: 'below', within: 4, pattern: /^\s{1,8}left: (?<left>.+)/, isRequired: true };
const RIGHT = { where: 'below', within: 5, pattern: /^\s{1,8}right: (?<right>.+)/, isRequired: true };
const THREAD = "^\\s{0,8}thread '(?<thread>[^']{1,200})' (?:\\(\\d+\\) )?panicked at ";
const DOWNLOADED = '(?=\\S{0,200}(?:/registry/src/|/rustc/|/git/checkouts/|/rustlib/))[^:]{1,300}:\\d+:\\d+:$';
const OWN = "(?<file>[^:']{1,300}):(?<line>\\d+):(?<column>\\d+):$";
const EXAMPLE = "thread 'main' panicked at src/main.rs:3:47:\nconfig: DATABASE_URL must be set";
const panics = (name, pattern, matcher) => ({ name, pattern: new RegExp(pattern), source: `${STD}/panicking.rs (default_hook)`, ...matcher });
const RUST_PANICS = [
    panics('rust-build-script-in-crate', THREAD + DOWNLOADED, {
        kind: 'missing dependency',
        near: [BUILD_SCRIPT, { ...MESSAGE, where: 'all-below', until: /^\s{0,8}(?:note: |stack backtrace)/ }],
        sentence: '{build}: {cause}',
        example: "error: failed to run custom build command for `openssl-sys v0.9.102`\n\nCaused by:\n  --- stderr\n  thread 'main' panicked at /usr/local/cargo/registry/src/index.crates.io-6f1/openssl-sys-0.9.102/build/find_normal.rs:190:5:\n\n\n  Could not find directory of OpenSSL installation, and this `-sys` crate cannot proceed without this knowledge.",
    }),
    panics('rust-build-script', THREAD + OWN, {
        kind: 'compile error',
        near: [BUILD_SCRIPT, MESSAGE],
        sentence: '{build}: {cause}',
        example: "error: failed to run custom build command for `gateway v0.3.0 (/app)`\n\nCaused by:\n  --- stderr\n  thread 'main' panicked at build.rs:8:10:\n  proto/orders.proto is missing",
    }),
    panics('rust-test-values', THREAD + OWN, {
        kind: 'test failure',
        near: [IN_TEST, MESSAGE, LEFT, RIGHT],
        sentence: '{test}: {cause} (left: {left}, right: {right})',
        example: "---- tests::adds_tax stdout ----\n\nthread 'tests::adds_tax' (7762) panicked at src/lib.rs:7:24:\nassertion `left == right` failed: total with tax\n  left: 100\n right: 119",
    }),
    panics('rust-test', THREAD + OWN, {
        kind: 'test failure',
        near: [IN_TEST, MESSAGE],
        sentence: '{test}: {cause}',
        example: "---- tests::parses stdout ----\n\nthread 'tests::parses' panicked at src/lib.rs:7:24:\nthe port is zero",
    }),
    panics('rust-test-in-crate', THREAD + DOWNLOADED, {
        kind: 'test failure',
        near: [IN_TEST, MESSAGE, OWN_FRAME],
        sentence: '{test}: {cause}',
        example: "---- tests::parses stdout ----\n\nthread 'tests::parses' panicked at /rustc/90b35a6/library/core/src/panicking.rs:2:3:\nthe port is zero",
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
        example: "---- tests::adds_tax stdout ----\nthread 'tests::adds_tax' panicked at 'assertion failed: `(left == right)`\n  left: `100`,\n right: `119`: total with tax', src/lib.rs:7:24",
    }),
    panics('rust-test-old', `${THREAD}'(?<cause>.+)', (?<file>[^\\s:']{1,300}):(?<line>\\d+):(?<column>\\d+)$`, {
        kind: 'test failure',
        near: [IN_TEST],
        sentence: '{test}: {cause}',
        example: "---- tests::parses stdout ----\nthread 'tests::parses' panicked at 'the port is zero', src/lib.rs:7:24",
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
        example: 'thread \'main\' panicked at src/main.rs:3:69:\ncalled `Result::unwrap()` on an `Err` value: Os { code: 98, kind: AddrInUse, message: "Address already in use" }',
    }),
    panics('rust-panic-in-crate', THREAD + DOWNLOADED, {
        kind: 'crash',
        near: [MESSAGE, OWN_FRAME, CONTINUES],
        example: "thread 'main' panicked at /usr/local/cargo/registry/src/index.crates.io-6f1/tokio-1.38.0/src/runtime/x.rs:5:9:\nthere is no reactor running",
    }),
    panics('rust-panic-main', THREAD.replace("[^']{1,200}", 'main') + OWN, {
        kind: 'crash',
        near: [MESSAGE, CONTINUES],
        example: EXAMPLE,
    }),
    panics('rust-panic-thread', THREAD + OWN, {
        kind: 'crash',
        rank: 'effect',
        near: [MESSAGE, CONTINUES],
        example: EXAMPLE.replace('main', 'tokio-runtime-worker'),
    }),
    panics('rust-panic-old-in-crate', `${THREAD}'(?<cause>.+)', (?=\\S{0,200}(?:/registry/src/|/rustc/))\\S+$`, {
        kind: 'crash',
        near: [OWN_FRAME, CONTINUES],
        example: "thread 'main' panicked at 'no reactor running', /rustc/90b35a6/library/core/src/panicking.rs:2:3",
    }),
    panics('rust-panic-old', `${THREAD}'(?<cause>.+)', (?<file>[^\\s:']{1,300}):(?<line>\\d+):(?<column>\\d+)$`, {
        kind: 'crash',
        near: [CONTINUES],
        example: "thread 'main' panicked at 'DATABASE_URL must be set', src/main.rs:3:47",
    }),
];
/** rustc, Clippy, rustfmt, panics and tests of Rust. */
export const RUST = [
    ...RUST_PANICS,
    {
        name: 'rust-test-error',
        kind: 'test failure',
        pattern: /^\s{0,8}Error: (?<cause>.+)/,
        near: [{ ...IN_TEST, within: 3 }],
        sentence: '{test}: {cause}',
        example: '---- tests::parses stdout ----\nError: ParseIntError { kind: InvalidDigit }',
        source: `${STD}/process.rs (Termination)`,
    },
    {
        name: 'rust-test-no-panic',
        kind: 'test failure',
        pattern: /^\s{0,8}note: (?<cause>test did not panic as expected)(?: at (?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+))?/,
        near: [{ ...IN_TEST, within: 3 }],
        sentence: '{test}: {cause}',
        example: '---- tests::refuses stdout ----\nnote: test did not panic as expected at src/lib.rs:9:8',
        source: 'https://github.com/rust-lang/rust/blob/master/library/test/src/test_result.rs',
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
        example: 'error: this comparison is always true\n --> src/main.rs:3:8\n  |\n3 |     if n < 0 {\n  |        ^^^^^\n  = note: `#[deny(clippy::absurd_extreme_comparisons)]` on by default',
        source: 'https://github.com/rust-lang/rust-clippy/blob/master/README.md',
    },
    {
        name: 'rustc-missing-crate',
        kind: 'missing dependency',
        pattern: /^\s{0,8}error\[E0(?:432|433|463)\]: (?<cause>(?:unresolved import|can't find crate|(?:cannot|failed).*\b(?:crate|module)\b).*)/,
        near: [PLACE],
        example: 'error[E0432]: unresolved import `serde`\n --> src/main.rs:4:13',
        source: 'https://doc.rust-lang.org/error_codes/E0432.html',
    },
    {
        name: 'rustc-missing-target',
        kind: 'missing dependency',
        pattern: /^\s{0,8}error\[E0463\]: (?<cause>can't find crate for `.+)/,
        near: [{ where: 'below', within: 4, pattern: /^\s{0,16}= note: (?<note>the `.+ target may not be installed)/ }],
        sentence: '{cause} {note}',
        example: "error[E0463]: can't find crate for `core`\n  |\n  = note: the `x86_64-unknown-linux-musl` target may not be installed",
        source: 'https://doc.rust-lang.org/error_codes/E0463.html',
    },
    {
        name: 'rustc-macro-panicked',
        kind: 'compile error',
        pattern: /^\s{0,8}error: (?<cause>(?:proc[- ]macro(?: derive)?|custom attribute) panicked)/,
        near: [PLACE, { where: 'below', within: 12, pattern: /^\s{0,16}= help: message: (?<help>.+)/, until: /^\s{0,8}$/ }],
        sentence: '{cause}: {help}',
        example: 'error: proc-macro derive panicked\n --> src/model.rs:5:10\n  |\n5 | #[derive(Template)]\n  |          ^^^^^^^^\n  |\n  = help: message: the template is empty',
        source: `${RUSTC}/rustc_expand/src/proc_macro.rs`,
    },
    {
        name: 'rustc',
        kind: 'compile error',
        pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
        near: [PLACE],
        example: 'error[E0308]: mismatched types\n --> src/main.rs:2:5',
        source: `${RUSTC}/rustc_errors/src/emitter.rs`,
    },
    {
        name: 'rustc-in-crate',
        kind: 'compile error',
        pattern: /^\s{0,8}error(?:\[[\w-]{1,30}\])?: (?<cause>.+)/,
        near: [SOME_PLACE],
        example: 'error[E0282]: type annotations needed for `Box<_>`\n  --> /usr/local/cargo/registry/src/index.crates.io-6f1/time-0.3.31/src/format_description/parse/mod.rs:83:9',
        source: `${RUSTC}/rustc_errors/src/emitter.rs`,
    },
    {
        name: 'rustc-short',
        kind: 'compile error',
        pattern: /^\s{0,8}(?=[^\s:]{1,300}\.rs:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): error(?:\[E\d+\])?: (?<cause>.+)/,
        example: 'src/main.rs:2:5: error[E0308]: mismatched types: expected `u16`, found `String`',
        source: 'https://doc.rust-lang.org/rustc/command-line-arguments.html (--error-format=short)',
    },
    {
        name: 'rustfmt',
        kind: 'lint error',
        pattern: /^\s{0,8}(?<cause>Diff in (?<file>[^\s:]{1,300})(?::| at line )(?<line>\d+)):$/,
        sentence: '{cause}: not formatted with rustfmt',
        example: 'Diff in /app/src/main.rs:3:\n fn main() {\n-  run();\n+    run();\n }',
        source: 'https://github.com/rust-lang/rustfmt/blob/master/src/emitter/diff.rs',
    },
];
