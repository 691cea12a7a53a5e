import type { Matcher } from '../matcher.ts';
export declare const RUST: readonly Matcher[];
