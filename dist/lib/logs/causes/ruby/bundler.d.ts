import type { Matcher } from '../../matcher.ts';
/** What Bundler and RubyGems say while they install. */
export declare const BUNDLER: readonly Matcher[];
