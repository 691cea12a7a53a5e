import type { Matcher } from '../../matcher.ts';
/** What tools that migrate a database say. */
export declare const MIGRATIONS: readonly Matcher[];
