import type { Matcher } from '../../matcher.ts';
/** vitest. */
export declare const VITEST_MATCHERS: readonly Matcher[];
