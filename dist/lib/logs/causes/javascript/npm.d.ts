import type { Matcher } from '../../matcher.ts';
/** npm and node-gyp. */
export declare const NPM: readonly Matcher[];
