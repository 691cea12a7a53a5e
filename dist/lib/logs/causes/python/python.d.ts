import type { Matcher } from '../../matcher.ts';
/** What Python says of a syntax error, an exception that nothing caught, and its own command line. */
export declare const PYTHON: readonly Matcher[];
