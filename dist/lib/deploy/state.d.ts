import type { Identity, Look, Observation, Pace, TriggerAnswer } from './deploy-target.ts';
import type { Reference } from './evidence/evidence.ts';
import type { Ties } from './evidence/evidence-state.ts';
import type { CommitReads } from './evidence/judge-commit.ts';
/** How a deployment ended for the one who asked; closed. */
export type Result = 'success' | 'failure' | 'timed_out' | 'superseded' | 'unchanged' | 'cancelled' | 'unknown' | 'triggered' | 'skipped';
/** What the workflow's author chose; times in milliseconds. */
export interface DeployPolicy {
    /** The commit to name to the platform; null: none. */
    readonly commit: string | null;
    /** Whether a deployment is asked for; false: what is in progress is followed. */
    readonly trigger: boolean;
    /** Whether it is followed to its end; false: the result is `triggered`. */
    readonly wait: boolean;
    /** Whether nothing is sent that changes anything: the result is `skipped`. */
    readonly dryRun: boolean;
    /** After how long it is given up: the result is `timed_out`. */
    readonly timeoutMs: number;
    /** How long the status may show no sign of the deployment. */
    readonly startTimeoutMs: number;
    /** How far two looks lie apart, at least. */
    readonly pollIntervalMs: number;
    /** State words that mean success, in capitals with `_` between words; they override the built-in reading. */
    readonly successStates: readonly string[];
    /** State words that mean failure, in the same form. */
    readonly failureStates: readonly string[];
    /** Whether a deployment that changed nothing passes. */
    readonly onUnchanged: 'succeed' | 'fail';
    /** Whether one that a newer one replaced passes; `neutral`: it does, and its check says so. */
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
    /** What to do next; empty where nothing is to be done. */
    readonly advice: string;
    readonly confirmed: boolean;
    readonly settledAt: number;
    /** True where the platform refused the token or the id (401, 403, 404), so that nothing was deployed or followed; else absent. */
    readonly isRefused?: boolean;
}
/** All that is known of one application's deployment, while it goes on and when it has ended. Instants are on the monotonic clock. */
export interface DeploymentRecord {
    readonly appId: string;
    readonly commit: string | null;
    readonly startedAt: number;
    /** When the platform took the deployment; null before, and where nothing is started. */
    readonly triggeredAt: number | null;
    /** The platform's id of the deployment; null where it never told one. */
    readonly deploymentId: string | null;
    readonly identity: Identity;
    /** The last good look before the trigger. */
    readonly baseline: Observation | null;
    /** The last good look. */
    readonly last: Observation | null;
    /** The states seen since the trigger (since the start, where nothing is started), oldest first, equal neighbors joined. */
    readonly steps: readonly Step[];
    readonly evidence: Evidence;
    /** The newer deployment's id, where ours was superseded and the platform names it. */
    readonly supersededBy: string | null;
    /** True where another deployment, which was in progress, is followed in the place of ours; else absent. */
    readonly isAdopted?: boolean;
    /** Null while it goes on. */
    readonly settlement: Settlement | null;
}
/** Where the engine is. */
export type Stage = 
/** Reads what is there before anything is asked for. */
'baseline'
/** Writes variables and secrets. */
 | 'configuring'
/** Has asked for the deployment, or is about to. */
 | 'triggering'
/** The answer was lost: looks whether the deployment began. */
 | 'confirming'
/** Another deployment is in progress: waits for its end. */
 | 'yielding' | 'following'
/** Reads which commit the application runs. */
 | 'proving' | 'settled';
/** The engine's whole memory: a value. Instants are on the monotonic clock. */
export interface DeployState {
    readonly stage: Stage;
    readonly policy: DeployPolicy;
    /** Whether there are variables or secrets to write first. */
    readonly hasSettings: boolean;
    readonly deadlineAt: number;
    readonly record: DeploymentRecord;
    /** The baseline as far as it could be read; null where it could not. */
    readonly reference: Reference | null;
    /** What was last seen of another deployment's work while it was waited for; null where none was. */
    readonly other: Reference | null;
    readonly ties: Ties;
    /** How often the request that deploys was sent and may have arrived. */
    readonly triggersSent: number;
    /** Whether the platform said that it took the deployment. */
    readonly isAccepted: boolean;
    /** Returns of the platform that another deployment is in progress, in a row. */
    readonly conflicts: number;
    /** Failed looks or unsent triggers in a row; a good one resets. */
    readonly failures: number;
    /** Returns before the trigger that had no readable state. */
    readonly unreadableBaselines: number;
    /** Good looks since the trigger. */
    readonly goodLooks: number;
    /** When anything last moved since the trigger. */
    readonly movedAt: number;
    /** Since when every look is the baseline over again although ours was seen; null where it is not. */
    readonly echo: {
        readonly since: number;
        readonly looks: number;
    } | null;
    readonly isNotFoundForgiven: boolean;
    /** When the last status check came; null before any since the trigger. */
    readonly lookedAt: number | null;
    /** What is known of the commit that runs, and the outcome that waits for it. */
    readonly proof: ProofState;
    /** What was said once and is not said again. */
    readonly said: readonly string[];
}
/** What the application said of the commit that runs. */
export interface ProofState {
    /** The commit that ran before ours; null where it was not read or not told. */
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
    readonly proven: Conclusion;
    /** The settlement where the commit proves nothing. */
    readonly unproven: Conclusion;
    /** When the outcome was seen. */
    readonly seenAt: number;
}
/** What an ending says. */
export interface Conclusion {
    readonly result: Result;
    readonly reason: string;
    readonly advice?: string;
    readonly confirmed?: boolean;
    readonly isRefused?: boolean;
}
/** What happened, told to the engine. `chance` is in [0, 1). */
export type DeployEvent = {
    readonly kind: 'begun';
    readonly at: number;
} | {
    readonly kind: 'looked';
    readonly at: number;
    readonly chance: number;
    readonly look: Look;
    readonly pace: Pace;
} | {
    readonly kind: 'configured';
    readonly at: number;
    readonly problem: SettingsProblem | null;
} | {
    readonly kind: 'answered';
    readonly at: number;
    readonly chance: number;
    readonly answer: TriggerAnswer;
    readonly pace: Pace;
} | {
    readonly kind: 'inspected';
    readonly at: number;
    readonly chance: number;
    /** The commit that runs; null where the service does not say. */
    readonly commit: string | null;
    readonly pace: Pace;
} | {
    readonly kind: 'interrupted';
    readonly at: number;
};
/** A look that was taken. */
export type Looked = Extract<DeployEvent, {
    kind: 'looked';
}>;
/** Why the settings could not be written, as the settlement tells it. */
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
/** What the engine wants done; at most one of look, configure, inspect and trigger at a time, at the instant it names. */
export type Effect = {
    readonly kind: 'look';
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
/** What the pure part answers: the next state, and what to do. */
export type Decision = readonly [DeployState, readonly Effect[]];
