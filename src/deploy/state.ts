import type { Identity, Observation } from './ports.ts';

/** How a deployment ended for the one who asked; closed. */
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
  /** The commit to name to the platform; null: none. */
  readonly commit: string | null;
  readonly trigger: boolean;
  readonly wait: boolean;
  readonly dryRun: boolean;
  readonly timeoutMs: number;
  readonly startTimeoutMs: number;
  readonly pollIntervalMs: number;
  /** State words, folded as `phase.foldWord` does, that override the built-in reading. */
  readonly successStates: readonly string[];
  readonly failureStates: readonly string[];
  readonly onUnchanged: 'succeed' | 'fail';
  readonly onSuperseded: 'fail' | 'neutral' | 'succeed';
  readonly onConflict: 'wait' | 'adopt' | 'fail';
}

/** What ties the status to our deployment: the strongest that was seen. */
export type Evidence =
  | 'none'
  /** A state in progress was seen after the trigger. */
  | 'progress-seen'
  /** The date of the last deployment changed against the baseline. */
  | 'date-changed'
  /** The status names our deployment. */
  | 'identity';

/** One state word and how long it was seen, on the monotonic clock. */
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
  /** The states seen since the trigger (since the start, where nothing is started), oldest first, equal neighbours joined. */
  readonly steps: readonly Step[];
  readonly evidence: Evidence;
  /** The newer deployment's id, where ours was superseded and the platform names it. */
  readonly supersededBy: string | null;
  /** Null while it goes on. */
  readonly settlement: Settlement | null;
}
