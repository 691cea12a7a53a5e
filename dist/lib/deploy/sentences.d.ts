import type { TouchdownError } from '../kernel/errors.ts';
import type { DeploymentRecord } from './state.ts';
/** Returns a verdict's evidence in one clause: "requested a1b2c3d; the platform reported QUEUED → RUNNING …". `isTriggering`: a request was intended. */
export declare function renderEvidence(record: DeploymentRecord, isTriggering: boolean): string;
/** Returns the state of the last good status check; null if there was none since the deployment was requested. */
export declare function lastSeen({ last, baseline, triggeredAt }: DeploymentRecord): string | null;
/** Returns the sentence that names the running commit, which is not ours, after a success. */
export declare function renderOtherCommit(commit: string, ours: string): string;
/** What the engine reports while it works; the log shows each as a line. */
export declare const NOTICES: {
    readonly statusForbidden: "The token may not read the application's status (403). Deploying without reading it first.";
    readonly statusUnauthorized: 'The platform refused the token for the status (401). It may still be allowed to deploy.';
    readonly responseLost: (cause: string) => string;
    readonly notArrived: (quietMs: number) => string;
    readonly startedAnyway: 'The status changed, so the deployment started although the response was lost.';
    readonly conflict: (message: string) => string;
    readonly conflictIsOurs: 'The platform says that a deployment is in progress. Following it as the one whose response was lost.';
    readonly adopting: 'Following it, because on-conflict is adopt.';
    readonly waiting: (requests: number, timeoutMs: number) => string;
    readonly details: (words: readonly string[]) => string;
    readonly unknownState: (word: string) => string;
    readonly otherShown: 'The status shows another deployment. Waiting for this one.';
    readonly previousShown: (state: string) => string;
    readonly outOfDate: (state: string, serviceStatus: string | null) => string;
    readonly checkFailed: (error: TouchdownError) => string;
    readonly lastCheck: (cause: string) => string;
    readonly slowedDown: (intervalMs: number, resetsAt: number | null) => string;
};
/** The sentence of an error, with a full stop at its end. */
export declare function sentenceOf(error: TouchdownError): string;
/** Returns a text with a full stop at its end, unless it has an end already. */
export declare function asSentence(text: string): string;
/** A whole number of seconds or minutes, for a sentence. */
export declare function renderSeconds(durationMs: number): string;
