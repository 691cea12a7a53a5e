/** How long to wait between two reads, in milliseconds. */
export declare const BETWEEN_COMMIT_READS_MS: number;
/** An outcome that waits for the commit that the application runs, as far as it was read. */
export interface CommitReads {
    /** How often another commit than ours was read. */
    readonly reads: number;
    /** When it was read first, in milliseconds; null before any. */
    readonly since: number | null;
}
/** What the commit that runs says: it is ours, another one for long enough, another one so far, or nothing. */
export type CommitVerdict = 'ours' | 'another' | 'maybe-another' | 'nothing';
/** Returns whether a commit is named whole, so that it can be compared with the one that runs. */
export declare function isFullCommit(commit: string | null): commit is string;
/** Judges the commit that runs after a success that is surely our deployment's; `reads` is of the reads before. Pure. */
export declare function judgeCommit(commit: string | null, ours: string, { reads, since }: CommitReads, at: number): CommitVerdict;
/** Returns whether the commit proves that a success is ours which may be another's: ours runs, and something else ran before. */
export declare function isProvenByCommit(commit: string | null, ours: string, before: string | null): boolean;
