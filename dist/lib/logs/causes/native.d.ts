import type { Matcher } from '../matcher.ts';
export declare const NATIVE: readonly Matcher[];
