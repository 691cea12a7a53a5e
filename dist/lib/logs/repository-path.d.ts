/** A folder of which is only known that it is not the repository's root. */
export declare const UNKNOWN_FOLDER = "?";
/** Where something of the repository is, as an absolute path or a name between slashes, and what it is there; empty for the root. */
export interface RepositoryRoot {
    readonly from: string;
    readonly to: string;
    /** True if commands run there, so that relative paths are relative to it. */
    readonly isWorkdir: boolean;
}
/** Returns the places in which a log says that the repository, or a part of it, is. */
export declare function readRoots(lines: readonly string[]): readonly RepositoryRoot[];
/**
 * Returns a file's path relative to the repository if it is below a usual folder of an image, else as the log names it: an absolute path
 * with `..` may lead out of the folder.
 */
export declare function readPath(file: string, folder: string): string;
/**
 * Returns a file's path in the repository; null if it lies elsewhere, if its folder is not known, if it only starts the program, or if it is
 * plainly no file of a repository. `roots` are the folders that the log names.
 */
export declare function fileIn(file: string, folder: string, roots: () => readonly RepositoryRoot[]): string | null;
/**
 * Returns the folder of a class's file in the usual layout of Maven and Gradle, as `src/test/java/com/acme`, from its package with a dot at
 * the end; undefined without one. A class is a test if Maven Surefire takes it for one by its name.
 */
export declare function folderOfClass(name: string | undefined, file: string): string | undefined;
/** Returns the folder that a relative file is in, from the absolute path of the file's own folder; undefined if the two do not fit. */
export declare function folderAbove(fileFolder: string | undefined, file: string): string | undefined;
