import type { Matcher } from '../../matcher.ts';
/** Test runners: jest, vitest, mocha and cypress, node:test, ava, playwright, bun. */
export declare const JAVASCRIPT_TESTS: readonly Matcher[];
