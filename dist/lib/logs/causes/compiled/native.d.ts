import type { Matcher } from '../../matcher.ts';
/** Compilers and linkers of C and C++, the dynamic loader, and sanitizers. */
export declare const NATIVE: readonly Matcher[];
