import type { Matcher } from '../../matcher.ts';
/** Panics of Go programs, and `go test`. */
export declare const GO_RUN: readonly Matcher[];
