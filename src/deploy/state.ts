import type { Identity, Observation, Pace, StatusCheck, TriggerResult } from './deploy-target.ts';
import type { Reference } from './evidence/evidence.ts';
import type { EvidenceState } from './evidence/evidence-state.ts';
import type { CommitReads } from './evidence/judge-commit.ts';
import type { NextStep } from './next-steps.ts';
import type { FailureRow } from './patience.ts';
import type { ReasonCode } from './reason-codes.ts';

/** The result of a deployment, as the workflow sees it; closed. */
export type Result =
  | 'success'
  | 'failure'
  | 'timed_out'
  | 'superseded'
  | 'unchanged'
  | 'cancelled'
  | 'unknown'
  | 'triggered'
  | 'skipped';

/** What the workflow's author chose; times in milliseconds. */
export interface DeployPolicy {
  readonly commit: string | null;
  /** True if a deployment is requested; false: what is in progress is followed. */
  readonly trigger: boolean;
  /** True if it is followed to its outcome; false: the result is `triggered`. */
  readonly wait: boolean;
  /** True if nothing is sent that changes anything: the result is `skipped`. */
  readonly dryRun: boolean;
  /** After this time it is given up: the result is `timed_out`. */
  readonly timeoutMs: number;
  /** How long the status may show no sign of the deployment. */
  readonly startTimeoutMs: number;
  /** Minimum time between two status checks. */
  readonly pollIntervalMs: number;
  /** State words that mean success, in capitals with `_` between words; they override the built-in reading. */
  readonly successStates: readonly string[];
  readonly failureStates: readonly string[];
  /** How the step ends if the deployment changed nothing. */
  readonly onUnchanged: 'succeed' | 'fail';
  /** How the step ends if a newer deployment replaced this one; `neutral`: it passes, and its check says so. */
  readonly onSuperseded: 'fail' | 'neutral' | 'succeed';
  /** What to do if another deployment is in progress: wait until it finishes, follow it instead of ours, or fail. */
  readonly onConflict: 'wait' | 'adopt' | 'fail';
}

/** The strongest evidence seen that ties the status to our deployment. */
export type Evidence =
  | 'none'
  /** A state in progress was seen after the trigger. */
  | 'progress-seen'
  /** The date of the last deployment changed against the baseline. */
  | 'date-changed'
  /** The status names our deployment. */
  | 'identity'
  /** Nothing of our deployment was seen, but the application runs our commit. */
  | 'commit';

/** One state word, and when it was first seen, on the monotonic clock. */
export interface Step {
  readonly state: string;
  readonly seenAt: number;
}

/** What a run never came to. */
export type Nothing = 'deployed' | 'followed';

/** How a deployment ended, in one sentence and in words that a program can switch on. */
export interface Settlement {
  readonly result: Result;
  readonly reasonCode: ReasonCode;
  /** One sentence for a person: which evidence decided. */
  readonly reason: string;
  /** What to do next: alternatives, the best first; empty if nothing. */
  readonly advice: readonly NextStep[];
  readonly confirmed: boolean;
  readonly settledAt: number;
  /** True if the platform refused the token or the id (401, 403, 404), so that nothing was deployed or followed; else absent. */
  readonly isRefused?: boolean;
  /** What the run never came to, for any other reason: it ended before a deployment was requested, or found. Else absent. */
  readonly nothing?: Nothing;
  /** True if a signal ended the run before the deployment had an outcome; else absent. */
  readonly isInterrupted?: boolean;
}

/** All that is known of one application's deployment, during and after it. Instants are on the monotonic clock. */
export interface DeploymentRecord {
  readonly appId: string;
  readonly commit: string | null;
  readonly startedAt: number;
  /** When the platform accepted the deployment; null before, and if nothing is started. */
  readonly triggeredAt: number | null;
  /** The platform's id of the deployment; null if it never reported one. */
  readonly deploymentId: string | null;
  readonly identity: Identity;
  /** The last good status check before the trigger. */
  readonly baseline: Observation | null;
  readonly last: Observation | null;
  /** The states seen since the trigger (since the start, where nothing is started), oldest first, equal neighbors joined. */
  readonly steps: readonly Step[];
  readonly evidence: Evidence;
  /** The newer deployment's id, where ours was superseded and the platform names it. */
  readonly supersededBy: string | null;
  /** The commit that ran before ours; absent if it was not read or not reported. */
  readonly previousCommit?: string;
  /** True once the request that deploys was about to be sent; else absent: none was. */
  readonly isRequestDue?: boolean;
  /** True if another deployment, which was in progress, is followed in the place of ours; else absent. */
  readonly isAdopted?: boolean;
  /** What was done with variables and secrets, in sentences; absent if nothing. */
  readonly settings?: readonly string[];
  /** What is known of the application's health; absent if it was not checked. */
  readonly health?: HealthRecord;
  readonly settlement: Settlement | null;
}

/** What is known of an application's health. Instants are on the monotonic clock. */
export interface HealthRecord {
  /** Without its query, which may contain a secret. */
  readonly url: string;
  readonly startedAt: number;
  readonly attempts: number;
  /** How many attempts in a row have passed. */
  readonly passes: number;
  readonly isHealthy: boolean;
  /** The last attempt that did not pass; null if all passed. */
  readonly problem: HealthProblem | null;
}

/** Why an attempt did not pass; redacted. */
export interface HealthProblem {
  /** A predicate: `responds with 503`. */
  readonly what: string;
  /** The status and the start of the body, or what went wrong, in one line. */
  readonly cause: string;
}

/** The engine's stage. */
export type Stage =
  /** Reads the status before anything is requested. */
  | 'baseline'
  /** Writes variables and secrets. */
  | 'configuring'
  /** Has requested the deployment, or is about to. */
  | 'triggering'
  /** The response was lost: checks whether the deployment started. */
  | 'confirming'
  /** Another deployment is in progress: waits for its end. */
  | 'yielding'
  | 'following'
  | 'proving'
  | 'settled';

/** The engine's whole state. Instants are on the monotonic clock. */
export interface DeployState {
  readonly stage: Stage;
  readonly policy: DeployPolicy;
  /** Variables and secrets: `none` were given, they are to be written before the deployment, or were written. */
  readonly settings: 'none' | 'to-write' | 'written';
  readonly deadlineAt: number;
  readonly record: DeploymentRecord;
  /** The baseline as far as it could be read; null if it could not. */
  readonly reference: Reference | null;
  /** The last sighting of another deployment's work while waiting for it; null if none. */
  readonly other: Reference | null;
  readonly evidence: EvidenceState;
  /** How often the request that deploys was sent and may have arrived. */
  readonly triggersSent: number;
  /** True if the platform said that it accepted the deployment. */
  readonly isAccepted: boolean;
  /** Responses in a row that say that another deployment is in progress. */
  readonly conflicts: number;
  /** The status checks, or requests that deploy, that failed since the last good one; null if none did. */
  readonly failing: FailureRow | null;
  /** Status responses before the trigger that had no readable state. */
  readonly unreadableBaselines: number;
  readonly goodChecks: number;
  /** When anything last moved since the trigger. */
  readonly movedAt: number;
  /** Since when every status check repeats the baseline although ours was seen; null if it does not. */
  readonly echo: { readonly since: number; readonly checks: number } | null;
  readonly isNotFoundForgiven: boolean;
  /** When the last status check came; null before any since the trigger. */
  readonly checkedAt: number | null;
  /** What is known of the commit that runs, and the outcome that waits for it. */
  readonly proof: ProofState;
  /** The keys of the notices that were reported and are not repeated. */
  readonly said: readonly string[];
}

/** What is known of the commit that the application runs. */
export interface ProofState {
  /** The commit that ran before ours; null if it was not read or not reported. */
  readonly before: string | null;
  /** The outcome that waits for the commit; null while none does. */
  readonly pending: PendingProof | null;
  /** The status change for which an open outcome was already tried, as {@link DeployState.movedAt}; null before any. */
  readonly triedFor: number | null;
}

/** An outcome that the commit decides. */
export interface PendingProof extends CommitReads {
  /**
   * `certain`: a success of ours, unless another commit runs. `open`: ours only if our commit runs. `last`: the same, judged now. `unseen`:
   * nothing of ours was seen.
   */
  readonly kind: 'certain' | 'open' | 'last' | 'unseen';
  /** The settlement if the commit proves it, or does not contradict it. */
  readonly proven: Ending;
  /** The settlement if the commit proves nothing. */
  readonly unproven: Ending;
  readonly seenAt: number;
}

/** What an ending says. */
export interface Ending {
  readonly result: Result;
  readonly reasonCode: ReasonCode;
  readonly reason: string;
  readonly advice?: readonly NextStep[];
  readonly confirmed?: boolean;
  readonly isRefused?: boolean;
  readonly nothing?: Nothing;
  readonly isInterrupted?: boolean;
}

/** What happened, as an input of the engine. `chance` is in [0, 1). */
export type DeployEvent =
  | { readonly kind: 'started'; readonly at: number }
  | {
      readonly kind: 'checked';
      readonly at: number;
      readonly chance: number;
      readonly check: StatusCheck;
      readonly pace: Pace;
    }
  | {
      readonly kind: 'configured';
      readonly at: number;
      readonly problem: Ending | null;
      /** What was done, in sentences. */
      readonly settings: readonly string[];
    }
  | {
      readonly kind: 'responded';
      readonly at: number;
      readonly chance: number;
      readonly response: TriggerResult;
      /** The commit that ran right before the request; null or absent if that is not known. */
      readonly before?: string | null;
      readonly pace: Pace;
    }
  | {
      readonly kind: 'inspected';
      readonly at: number;
      readonly chance: number;
      /** The commit that runs; null if the service does not say. */
      readonly commit: string | null;
      readonly pace: Pace;
    }
  | { readonly kind: 'interrupted'; readonly at: number };

/** A status check that was made. */
export type StatusChecked = Extract<DeployEvent, { kind: 'checked' }>;

/** A sentence for the reader of the log; a `warning` also becomes an annotation. */
export interface Notice {
  readonly level: 'info' | 'warning';
  readonly text: string;
  /** What to do about it; absent: nothing. */
  readonly advice?: readonly NextStep[];
  /** Of several applications' warnings with one key, only the first text is shown beside the job (default: the text is the key). */
  readonly key?: string;
}

/** What the engine wants done; at most one of check, configure, inspect and trigger at a time, at the given instant. */
export type Effect =
  | { readonly kind: 'check'; readonly at: number; readonly purpose: 'baseline' | 'follow' | 'final' }
  | { readonly kind: 'configure' }
  | { readonly kind: 'inspect'; readonly at: number }
  | { readonly kind: 'trigger'; readonly at: number }
  | { readonly kind: 'notify'; readonly notice: Notice };

/** The result of a decision: the next state and what to do. */
export type Decision = readonly [DeployState, readonly Effect[]];

/** Returns the record of a deployment before anything happened; `startedAt` is on the monotonic clock. */
export function createRecord(appId: string, commit: string | null, startedAt: number): DeploymentRecord {
  return {
    appId,
    commit,
    startedAt,
    triggeredAt: null,
    deploymentId: null,
    identity: {},
    baseline: null,
    last: null,
    steps: [],
    evidence: 'none',
    supersededBy: null,
    settlement: null,
  };
}
