import type { Matcher } from '../../matcher.ts';
/** Gradle, the Kotlin and Scala compilers, sbt and their tests. */
export declare const GRADLE_BUILDS: readonly Matcher[];
