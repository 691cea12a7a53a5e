import type { Matcher } from '../../matcher.ts';
/** Exceptions as libraries that log or draw them print them. */
export declare const PYTHON_LOGS: readonly Matcher[];
