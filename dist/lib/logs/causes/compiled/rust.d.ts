import type { Matcher } from '../../matcher.ts';
/** rustc, Clippy, rustfmt, panics and tests of Rust. */
export declare const RUST: readonly Matcher[];
