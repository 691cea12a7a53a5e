import type { Matcher } from '../../matcher.ts';
/** make, CMake, ninja, Meson, Autoconf, Bazel, and test frameworks of C and C++. */
export declare const NATIVE_BUILDS: readonly Matcher[];
