import type { Matcher } from '../../matcher.ts';
/** Package managers: npm, pnpm, yarn, bun, corepack. */
export declare const NODE_PACKAGES: readonly Matcher[];
