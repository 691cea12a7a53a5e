import type { Matcher } from '../../matcher.ts';
/** What RSpec, Minitest, test-unit and RuboCop say. */
export declare const RUBY_TESTS: readonly Matcher[];
