import type { Matcher } from '../matcher.ts';
export declare const NATIVE_BUILDS: readonly Matcher[];
