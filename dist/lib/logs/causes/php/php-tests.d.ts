import type { Matcher } from '../../matcher.ts';
/** What PHPUnit, Pest, and tools that check PHP say. */
export declare const PHP_TESTS: readonly Matcher[];
