import type { Matcher } from '../../matcher.ts';
/** What puts modules together: esbuild, vite, rollup, rolldown, webpack, postcss, parcel. */
export declare const BUNDLERS: readonly Matcher[];
