import type { NearLine } from '../../matcher.ts';
/** The nearest line of a stack that is in the application. */
export declare const APP_FRAME: NearLine;
/** The line that Node prints above an error that nothing caught. */
export declare const UNCAUGHT: NearLine;
/** The same, where it names a file of the application. */
export declare const FILE_HEADER: NearLine;
/** What tools and hosts print when a command failed. */
export declare const FAILED_EXIT: NearLine;
/** An ordinary line before the program or the log ends: the error was not the last thing that it printed. */
export declare const GOES_ON: NearLine;
/** A server that listened before: what it logs of a request need not have stopped it. */
export declare const LISTENED: NearLine;
