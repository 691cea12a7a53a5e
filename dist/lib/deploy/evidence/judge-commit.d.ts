/** How long to wait between two reads, in milliseconds. */
export declare const BETWEEN_COMMIT_READS_MS: number;
/** The reads of the running commit that an outcome waits for. */
export interface CommitReads {
    /** How often a commit other than ours was read. */
    readonly reads: number;
    /** When another commit was first read, in milliseconds; null before any. */
    readonly since: number | null;
}
/** What the running commit says: it is ours, another one for long enough, another one so far, or nothing is known. */
export type CommitVerdict = 'ours' | 'another' | 'maybe-another' | 'nothing';
/** Returns true if a commit is a full SHA, so that it can be compared with the running one. */
export declare function isFullCommit(commit: string | null): commit is string;
/** Judges the running commit after a success that is surely our deployment's; `reads` are the earlier reads. Pure. */
export declare function judgeCommit(commit: string | null, ours: string, { reads, since }: CommitReads, at: number): CommitVerdict;
/** Returns true if the commit proves that a success is ours: ours runs, and something else ran before. */
export declare function isProvenByCommit(commit: string | null, ours: string, before: string | null): boolean;
