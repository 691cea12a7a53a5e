/** A folder of which is only known that it is not the repository's root. */
export declare const UNKNOWN_FOLDER = "?";
/**
 * Returns a file's path relative to the repository if it is below a usual folder of an image, else as the log names it: an absolute path
 * with `..` may lead out of the folder.
 */
export declare function readPath(file: string, folder: string): string;
/** Returns a file's path in the repository; null if it lies elsewhere, if its folder is not known, or if it only starts the program. */
export declare function fileIn(file: string, folder: string): string | null;
