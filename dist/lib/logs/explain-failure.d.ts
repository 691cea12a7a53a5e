import type { Clock } from '../kernel/clock.ts';
import { type Cause } from './cause.ts';
import type { BuildLogSource, LogSink } from './log-source.ts';
/** What is needed to find out why a deployment failed. Instants are the platform's, in epoch milliseconds; null if unknown. */
export interface FailureFacts {
    readonly appId: string;
    readonly deploymentId: string | null;
    /** Where the lines of the build's log go; `keptLines` must then return them last. */
    readonly sink: LogSink;
    readonly keptLines: () => readonly string[];
    /** Reports a sentence that is no warning. */
    readonly say: (sentence: string) => void;
    /** Null: the build's log is not read. */
    readonly buildLogSource: BuildLogSource | null;
    /** True if the application's log had a line of this deployment. */
    readonly hasOwnLines: boolean;
    /** True if this run started the deployment, so that the lines are known to be its own. */
    readonly isOurs: boolean;
    /** From when on a line of the environment's log is of a time after the deployment was accepted. */
    readonly acceptedBy: number | null;
    /** From when on such a line is not of a time at which the deployment was seen to wait. */
    readonly startedBy: number | null;
    readonly clock: Clock;
    readonly signal: AbortSignal;
}
/**
 * Returns why a deployment failed, the likeliest cause first; none if its logs show none. Reads the log of the application's environment
 * if the application's own shows no cause: services of the platform's family keep the build's log there. Takes a few seconds at most,
 * and never rejects.
 */
export declare function explainFailure(facts: FailureFacts): Promise<readonly Cause[]>;
