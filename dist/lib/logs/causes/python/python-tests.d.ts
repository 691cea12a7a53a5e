import type { Matcher } from '../../matcher.ts';
/** What pytest, behave and tox say. */
export declare const PYTHON_TESTS: readonly Matcher[];
