import type { Matcher } from '../../matcher.ts';
/** What PHP, Laravel, and tools that test and check PHP say. */
export declare const PHP: readonly Matcher[];
