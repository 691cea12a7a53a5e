import type { Matcher } from '../matcher.ts';
export declare const GO_BUILD: readonly Matcher[];
