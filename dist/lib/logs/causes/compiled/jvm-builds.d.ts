import type { Matcher } from '../../matcher.ts';
/** javac, Maven and its tests. */
export declare const JVM_BUILDS: readonly Matcher[];
