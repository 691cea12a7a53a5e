import { TYPESCRIPT } from './causes/typescript.ts';
import type { Matcher } from './matcher.ts';

/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS: readonly Matcher[] = [...TYPESCRIPT];
