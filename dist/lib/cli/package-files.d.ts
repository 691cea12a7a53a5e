declare const PROGRAMS: {
    readonly cli: 'cli/main.ts';
    readonly relay: 'cli/relay/main.ts';
};
/** The package's name on npm. `touchdown` there belongs to another project. */
export declare const PACKAGE_NAME = "@touchdown-ci/touchdown";
type ProgramName = keyof typeof PROGRAMS;
/** Returns the file that Node runs for a script's path, through links, folders and missing extensions; null if it does not exist. */
export declare function fileOf(script: string): string | null;
/** Returns the URL of another of the package's programs, relative to the one at `script`: a bundle in dist, or a source in src. */
export declare function siblingOf(script: string, name: ProgramName): URL;
/** Returns whether the script at a path is the program of that name. */
export declare function isProgram(script: string, name: ProgramName): boolean;
/** Returns the version in the nearest package.json above the script at `path` that names this package; else `unknown`. */
export declare function readVersion(path: string): string;
export {};
