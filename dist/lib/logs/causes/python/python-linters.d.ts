import type { Matcher } from '../../matcher.ts';
/** What linters, formatters and type checkers of Python say. */
export declare const PYTHON_LINTERS: readonly Matcher[];
