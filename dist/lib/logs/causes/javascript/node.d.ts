import type { Matcher } from '../../matcher.ts';
/** Errors that nothing caught in Node.js, and its own. */
export declare const NODE: readonly Matcher[];
