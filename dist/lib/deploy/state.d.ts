import type { Identity, Observation, Pace, StatusCheck, TriggerResult } from './deploy-target.ts';
import type { Reference } from './evidence/evidence.ts';
import type { EvidenceState } from './evidence/evidence-state.ts';
import type { CommitReads } from './evidence/judge-commit.ts';
/** How a deployment ended for the one who asked; closed. */
export type Result = 'success' | 'failure' | 'timed_out' | 'superseded' | 'unchanged' | 'cancelled' | 'unknown' | 'triggered' | 'skipped';
/** What the workflow's author chose; times in milliseconds. */
export interface DeployPolicy {
    /** The commit to name to the platform; null: none. */
    readonly commit: string | null;
    /** True if a deployment is requested; false: what is in progress is followed. */
    readonly trigger: boolean;
    /** True if it is followed to its end; false: the result is `triggered`. */
    readonly wait: boolean;
    /** True if nothing is sent that changes anything: the result is `skipped`. */
    readonly dryRun: boolean;
    /** After how long it is given up: the result is `timed_out`. */
    readonly timeoutMs: number;
    /** How long the status may show no sign of the deployment. */
    readonly startTimeoutMs: number;
    /** How far two status checks lie apart, at least. */
    readonly pollIntervalMs: number;
    /** State words that mean success, in capitals with `_` between words; they override the built-in reading. */
    readonly successStates: readonly string[];
    /** State words that mean failure, in the same form. */
    readonly failureStates: readonly string[];
    /** How the step ends if the deployment changed nothing. */
    readonly onUnchanged: 'succeed' | 'fail';
    /** How the step ends if a newer deployment replaced this one; `neutral`: it passes, and its check says so. */
    readonly onSuperseded: 'fail' | 'neutral' | 'succeed';
    /** What to do where another deployment is in progress: wait for its end, take it for ours, or give up. */
    readonly onConflict: 'wait' | 'adopt' | 'fail';
}
/** What ties the status to our deployment: the strongest that was seen. */
export type Evidence = 'none'
/** A state in progress was seen after the trigger. */
 | 'progress-seen'
/** The date of the last deployment changed against the baseline. */
 | 'date-changed'
/** The status names our deployment. */
 | 'identity';
/** One state word, and when it was first seen, on the monotonic clock. */
export interface Step {
    readonly state: string;
    readonly seenAt: number;
}
/** What an ending rests on, said in one sentence and in words a program can switch on. */
export interface Settlement {
    readonly result: Result;
    /** One sentence for a person: which evidence decided. */
    readonly reason: string;
    /** What to do next; empty if nothing is to be done. */
    readonly advice: string;
    readonly confirmed: boolean;
    readonly settledAt: number;
    /** True if the platform refused the token or the id (401, 403, 404), so that nothing was deployed or followed; else absent. */
    readonly isRefused?: boolean;
}
/** All that is known of one application's deployment, while it continues and when it has finished. Instants are on the monotonic clock. */
export interface DeploymentRecord {
    readonly appId: string;
    readonly commit: string | null;
    readonly startedAt: number;
    /** When the platform took the deployment; null before, and where nothing is started. */
    readonly triggeredAt: number | null;
    /** The platform's id of the deployment; null if it never reported one. */
    readonly deploymentId: string | null;
    readonly identity: Identity;
    /** The last good status check before the trigger. */
    readonly baseline: Observation | null;
    /** The last good status check. */
    readonly last: Observation | null;
    /** The states seen since the trigger (since the start, where nothing is started), oldest first, equal neighbors joined. */
    readonly steps: readonly Step[];
    readonly evidence: Evidence;
    /** The newer deployment's id, where ours was superseded and the platform names it. */
    readonly supersededBy: string | null;
    /** True if another deployment, which was in progress, is followed in the place of ours; else absent. */
    readonly isAdopted?: boolean;
    /** Null while it continues. */
    readonly settlement: Settlement | null;
}
/** Where the engine is. */
export type Stage = 
/** Reads what is there before anything is requested. */
'baseline'
/** Writes variables and secrets. */
 | 'configuring'
/** Has requested the deployment, or is about to. */
 | 'triggering'
/** The response was lost: checks whether the deployment started. */
 | 'confirming'
/** Another deployment is in progress: waits for its end. */
 | 'yielding' | 'following'
/** Reads which commit the application runs. */
 | 'proving' | 'settled';
/** The engine's whole memory: a value. Instants are on the monotonic clock. */
export interface DeployState {
    readonly stage: Stage;
    readonly policy: DeployPolicy;
    /** True if there are variables or secrets to write first. */
    readonly hasSettings: boolean;
    readonly deadlineAt: number;
    readonly record: DeploymentRecord;
    /** The baseline as far as it could be read; null if it could not. */
    readonly reference: Reference | null;
    /** What was last seen of another deployment's work while it was waited for; null if none was. */
    readonly other: Reference | null;
    readonly evidence: EvidenceState;
    /** How often the request that deploys was sent and may have arrived. */
    readonly triggersSent: number;
    /** True if the platform said that it took the deployment. */
    readonly isAccepted: boolean;
    /** Returns of the platform that another deployment is in progress, in a row. */
    readonly conflicts: number;
    /** Failed status checks or unsent triggers in a row; a good one resets. */
    readonly failures: number;
    /** Returns before the trigger that had no readable state. */
    readonly unreadableBaselines: number;
    /** Good status checks since the trigger. */
    readonly goodChecks: number;
    /** When anything last moved since the trigger. */
    readonly movedAt: number;
    /** Since when every status check is the baseline over again although ours was seen; null if it is not. */
    readonly echo: {
        readonly since: number;
        readonly checks: number;
    } | null;
    readonly isNotFoundForgiven: boolean;
    /** When the last status check came; null before any since the trigger. */
    readonly checkedAt: number | null;
    /** What is known of the commit that runs, and the outcome that waits for it. */
    readonly proof: ProofState;
    /** What was said once and is not said again. */
    readonly said: readonly string[];
}
/** What the application said of the commit that runs. */
export interface ProofState {
    /** The commit that ran before ours; null if it was not read or not reported. */
    readonly before: string | null;
    /** The outcome that waits for the commit; null while none does. */
    readonly pending: PendingProof | null;
    /** For which movement of the status an open outcome was tried already, as {@link DeployState.movedAt}; null before any. */
    readonly triedFor: number | null;
}
/** An outcome that the commit decides. */
export interface PendingProof extends CommitReads {
    /** `certain`: a success of ours, unless another commit runs. `open`: ours only if our commit runs. `last`: as `open`, and judged now. */
    readonly kind: 'certain' | 'open' | 'last';
    /** The settlement if the commit proves it, or says nothing against it. */
    readonly proven: Ending;
    /** The settlement where the commit proves nothing. */
    readonly unproven: Ending;
    /** When the outcome was seen. */
    readonly seenAt: number;
}
/** What an ending says. */
export interface Ending {
    readonly result: Result;
    readonly reason: string;
    readonly advice?: string;
    readonly confirmed?: boolean;
    readonly isRefused?: boolean;
}
/** What happened, reported to the engine. `chance` is in [0, 1). */
export type DeployEvent = {
    readonly kind: 'started';
    readonly at: number;
} | {
    readonly kind: 'checked';
    readonly at: number;
    readonly chance: number;
    readonly check: StatusCheck;
    readonly pace: Pace;
} | {
    readonly kind: 'configured';
    readonly at: number;
    readonly problem: SettingsProblem | null;
} | {
    readonly kind: 'answered';
    readonly at: number;
    readonly chance: number;
    readonly response: TriggerResult;
    readonly pace: Pace;
} | {
    readonly kind: 'inspected';
    readonly at: number;
    readonly chance: number;
    /** The commit that runs; null if the service does not say. */
    readonly commit: string | null;
    readonly pace: Pace;
} | {
    readonly kind: 'interrupted';
    readonly at: number;
};
/** A status check that was taken. */
export type StatusChecked = Extract<DeployEvent, {
    kind: 'checked';
}>;
/** Why the settings could not be written, as the settlement says it. */
export interface SettingsProblem {
    readonly result: 'failure' | 'unknown' | 'timed_out';
    readonly reason: string;
    readonly advice: string;
    /** As the settlement's. */
    readonly isRefused?: boolean;
}
/** A sentence for the one who watches; `warning` where it deserves an annotation. */
export interface Notice {
    readonly level: 'info' | 'warning';
    readonly text: string;
}
/** What the engine wants done; at most one of check, configure, inspect and trigger at a time, at the instant it names. */
export type Effect = {
    readonly kind: 'check';
    readonly at: number;
    readonly purpose: 'baseline' | 'follow' | 'final';
} | {
    readonly kind: 'configure';
}
/** Read which commit the application runs. */
 | {
    readonly kind: 'inspect';
    readonly at: number;
} | {
    readonly kind: 'trigger';
    readonly at: number;
} | {
    readonly kind: 'notify';
    readonly notice: Notice;
};
/** What the pure part returns: the next state, and what to do. */
export type Decision = readonly [DeployState, readonly Effect[]];
/** Returns what is known of a deployment before anything happened; `startedAt` on the monotonic clock. */
export declare function createRecord(appId: string, commit: string | null, startedAt: number): DeploymentRecord;
