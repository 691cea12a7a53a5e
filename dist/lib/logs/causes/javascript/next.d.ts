import type { Matcher } from '../../matcher.ts';
/** Next.js. */
export declare const NEXT_MATCHERS: readonly Matcher[];
