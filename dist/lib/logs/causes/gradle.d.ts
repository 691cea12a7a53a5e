import type { Matcher } from '../matcher.ts';
export declare const GRADLE_BUILDS: readonly Matcher[];
