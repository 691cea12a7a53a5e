import type { CauseKind } from './matcher.ts';
/** Why a deployment failed, as its log shows it. Its texts are one line each; their markup is not escaped. */
export interface Cause {
    readonly kind: CauseKind;
    /** One sentence without its period, at most 300 UTF-16 units. */
    readonly sentence: string;
    /** `likely` if the log shows only what the cause led to, or that a command failed. */
    readonly certainty: 'certain' | 'likely';
    /** The file, relative to the repository; null if the log names none that belongs to it. */
    readonly file: string | null;
    /** From 1; null if the log names none. */
    readonly line: number | null;
    readonly column: number | null;
    /**
     * The place by the end of the file's path, as `20260214_users.js`, where the log does not show the folder that it is in, or a package of
     * Go may be one of several modules. It counts if a checkout has only one such file.
     */
    readonly ending?: {
        readonly file: string;
        readonly line: number | null;
        readonly column: number | null;
    };
    /** The index of the line that shows it. */
    readonly at: number;
}
/**
 * Returns why a deployment failed, the likeliest cause first, at most ten; none if no line is recognized. `lines` are the log's last
 * lines as `plainLines` returns them. The causes are the errors of the last step that has one, in order; what an error led to counts
 * only if no error is known. Linear time. Never throws.
 */
export declare function findCauses(lines: readonly string[]): readonly Cause[];
