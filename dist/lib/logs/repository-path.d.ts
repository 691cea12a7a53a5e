import { type RepositoryRoot } from './repository-roots.ts';
/** A folder of which is only known that it is not the repository's root. */
export declare const UNKNOWN_FOLDER = "?";
/**
 * Returns a file's path relative to the repository if it is below a usual folder of an image, else as the log names it: an absolute path
 * with `..` may lead out of the folder.
 */
export declare function readPath(file: string, folder: string): string;
/**
 * Returns a file's path in the repository, below `UNKNOWN_FOLDER` if the log does not show its folder; null if it lies elsewhere, if it only
 * starts the program, or if it is plainly no file of a repository. `roots` are the folders that the log names.
 */
export declare function fileIn(file: string, folder: string, roots: () => readonly RepositoryRoot[]): string | null;
/**
 * Returns the folder of a class's file in the usual layout of Maven and Gradle, as `src/test/java/com/acme`, from its package with a dot at
 * the end; undefined without one. `project` is the folder that the build ran in. A class is a test if Maven Surefire takes it for one by its
 * name.
 */
export declare function folderOfClass(name: string | undefined, file: string, project: string): string | undefined;
/**
 * Returns the folder that a file of a package of Go is relative to; undefined if it is the repository's root, or may be. `project` is the
 * folder that the command ran in. A compiler names files from there, a test only by their name.
 */
export declare function folderOfGoPackage(name: string | undefined, file: string, project: string, roots: () => readonly RepositoryRoot[]): string | undefined;
/**
 * Returns the path of a Go package's file below the folder of its module, if that has the module's name, as `tracker/internal/api.go`: a
 * repository may have several modules. Null for a package whose module is not known.
 */
export declare function endingOfGoFile(name: string | undefined, path: string | null): string | null;
/** Returns the folder that a relative file is in, from the absolute path of the file's own folder; undefined if the two do not fit. */
export declare function folderAbove(fileFolder: string | undefined, file: string): string | undefined;
