import type { Matcher } from '../../matcher.ts';
/** Cargo, rustup, and Rust programs that end with an error. */
export declare const CARGO_RUN: readonly Matcher[];
