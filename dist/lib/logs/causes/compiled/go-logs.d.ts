import type { Matcher } from '../../matcher.ts';
/** What a Go program logs before it ends: of the standard library's log and flag, and of loggers. */
export declare const GO_LOGS: readonly Matcher[];
