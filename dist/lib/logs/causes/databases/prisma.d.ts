import type { Matcher, NearLine } from '../../matcher.ts';
/** The first call of the application below an error of Node. */
export declare const NODE_FRAME: NearLine;
/** A script tried again. */
export declare const RETRIED: NearLine;
/** What Prisma says. */
export declare const PRISMA_ERRORS: readonly Matcher[];
