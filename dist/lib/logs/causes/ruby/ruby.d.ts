import type { Matcher } from '../../matcher.ts';
/** What Ruby, rake and Rails say. */
export declare const RUBY_CODE: readonly Matcher[];
