import type { Matcher } from '../matcher.ts';
export declare const CARGO_RUN: readonly Matcher[];
