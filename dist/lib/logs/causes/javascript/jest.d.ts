import type { Matcher } from '../../matcher.ts';
/** jest and ts-jest. */
export declare const JEST_MATCHERS: readonly Matcher[];
