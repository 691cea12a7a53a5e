import type { Matcher } from '../matcher.ts';
export declare const OTHER_LANGUAGES: readonly Matcher[];
