import type { Matcher } from '../../matcher.ts';
/** Frameworks that build pages: Next.js, Nuxt, Astro, Gatsby, and vite's type checker. */
export declare const WEB_FRAMEWORKS: readonly Matcher[];
