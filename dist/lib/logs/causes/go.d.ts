import type { Matcher } from '../matcher.ts';
export declare const GO_RUN: readonly Matcher[];
