import type { Matcher } from '../../matcher.ts';
/** What the programs of databases say, and Perl. */
export declare const DATABASE_PROGRAMS: readonly Matcher[];
