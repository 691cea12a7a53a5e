import type { Matcher } from '../../matcher.ts';
/** Fatal entries of the loggers of Go. */
export declare const GO_LOGS: readonly Matcher[];
