import type { Matcher } from '../matcher.ts';
/** The errors of `tsc`. */
export declare const TYPESCRIPT: readonly Matcher[];
