import type { Matcher, NearLine } from '../../matcher.ts';
/** What a program that ended leaves in a log. */
export declare const EXITED: NearLine;
/** Go programs that end with an error, and `go test`. */
export declare const GO_RUN: readonly Matcher[];
