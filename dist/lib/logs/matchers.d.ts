import type { Matcher } from './matcher.ts';
/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export declare const MATCHERS: readonly Matcher[];
