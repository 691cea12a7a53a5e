import type { Matcher } from '../../matcher.ts';
/** Type checkers: tsc, vue-tsc, svelte-check, astro check, deno check. */
export declare const TYPESCRIPT: readonly Matcher[];
