import type { Matcher } from '../../matcher.ts';
/** What tests, linters and type checkers of Python say. */
export declare const PYTHON_TESTS: readonly Matcher[];
