import type { Matcher } from '../../matcher.ts';
/** What Composer and Symfony's console say. */
export declare const COMPOSER: readonly Matcher[];
