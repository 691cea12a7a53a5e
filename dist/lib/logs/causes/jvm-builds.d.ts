import type { Matcher } from '../matcher.ts';
export declare const JVM_BUILDS: readonly Matcher[];
