import type { Matcher } from '../../matcher.ts';
/**
 * What a tool that no other matcher knows said before it failed. They come after every other matcher, and count only if a line below
 * shows that their step failed.
 */
export declare const LAST_WORDS: readonly Matcher[];
