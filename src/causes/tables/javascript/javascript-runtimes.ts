import type { Matcher } from '../../matcher.ts';

/** What runs applications besides node: Nest, nodemon, pm2, Bun, Deno. */
export const JAVASCRIPT_RUNTIMES: readonly Matcher[] = [
];
