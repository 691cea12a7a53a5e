import type { Matcher, NearLine } from '../../matcher.ts';
/** Where Sass shows the place of its error. */
export declare const SASS_PLACE: NearLine;
/** webpack, its loaders, and the frameworks that run it. */
export declare const WEBPACKS: readonly Matcher[];
