import type { Matcher } from '../../matcher.ts';
/** ESLint, Biome, Prettier, stylelint. */
export declare const LINTERS: readonly Matcher[];
