import type { Matcher } from '../../matcher.ts';
/** Go programs that end with an error, and `go test`. */
export declare const GO_RUN: readonly Matcher[];
