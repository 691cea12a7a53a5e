import { type RepositoryRoot } from './repository-roots.ts';
/** A line of a log without its prefixes, and what they and other lines say of it. */
export interface LogText {
    readonly text: string;
    readonly folder: string;
    /** A name or number; a line whose prefix names none has the number of the last line that began one. */
    readonly step: string;
}
/** A log as matchers read it. */
export interface Log {
    readonly lines: readonly LogText[];
    /** Returns the folders in which the log says that the repository is. */
    readonly roots: () => readonly RepositoryRoot[];
}
/** Returns a log's lines without prefixes, with their step and folder. Linear time. */
export declare function readLog(lines: readonly string[]): Log;
