import type { Matcher, NearLine } from '../../matcher.ts';
/** The first call of the application in a trace. */
export declare const FRAME: NearLine;
/** What Ruby, rake and Rails say. */
export declare const RUBY_CODE: readonly Matcher[];
