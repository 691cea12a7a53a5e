/** A line of a log, and what is known of it. */
interface ScriptLine {
    readonly text: string;
    readonly step: string;
    readonly folder: string;
}
/** What starts a script: npm and pnpm print its package, pnpm also its folder. */
export declare const SCRIPT_START: RegExp;
/** What names the folder that a step runs in: vitest, pytest, Atlantis, the script that GitHub Actions and Azure show, and a command's own option. */
export declare const STEP_FOLDER: RegExp;
/** GitLab runs all commands of a job in one shell, and `sh -x` those of a script. */
export declare const CHANGES_FOLDER: RegExp;
/** What names the folder of a script that failed: npm of a workspace, and Turborepo, which may name the step too. */
export declare const SCRIPT_ENDS: readonly RegExp[];
/**
 * Returns the lines with the folder in which their script ran, where a line above or below names it: tools name files relative to it.
 * A folder that the line's own prefix names stays.
 */
export declare function addScriptFolders<Line extends ScriptLine>(lines: readonly Line[]): readonly Line[];
export {};
