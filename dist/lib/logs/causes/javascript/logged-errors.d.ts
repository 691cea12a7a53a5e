import type { Matcher } from '../../matcher.ts';
/** Errors that a program logged before it ended. They come after every other matcher: their lines are the most general. */
export declare const LOGGED_ERRORS: readonly Matcher[];
