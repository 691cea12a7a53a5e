/** Of two folders the longer one counts. */
export declare const ROOT: RegExp;
/**
 * Where something of the repository is, as an absolute path, a name between slashes or the bare name of a Dockerfile, and what it is there;
 * empty for the root.
 */
export interface RepositoryRoot {
    readonly from: string;
    readonly to: string;
    /** True if commands run there, so that relative paths are relative to it. */
    readonly isWorkdir: boolean;
}
/** Returns the places in which a log says that the repository, or a part of it, is. */
export declare function readRoots(lines: readonly string[]): readonly RepositoryRoot[];
/** Returns a path without `.` and without a slash at its end. */
export declare function plainFolder(path: string): string;
