import type { DeploymentDate, Identity, Observation } from '../deploy-target.ts';
import type { Activity } from '../phase.ts';
import type { Reference } from './evidence.ts';

/** The evidence that ties the status checks so far to our deployment. */
export interface EvidenceState {
  /** `date-of-start`: the date has changed once, at the start of work, so its next change, with the outcome, may be ours as well. */
  readonly strongest: 'none' | 'progress-seen' | 'date-of-start' | 'date-changed' | 'identity';
  /** The names of our deployment, from the response to the trigger and from the status. */
  readonly ours: Identity;
  /** What the response to the request that deploys named; empty if it was lost or named nothing. */
  readonly responseNames: Identity;
  /** The last date seen; null before any. */
  readonly date: DeploymentDate | null;
  /** True while another deployment, in progress before ours was requested, may still be what the status shows. */
  readonly otherActive: boolean;
  /** What was last seen of another deployment's work before ours was requested; null if nothing was. */
  readonly other: Reference | null;
  /** Another deployment that the status shows; `isNewer`: it has surely replaced ours, for good. Null while it shows none. */
  readonly another: { readonly names: Identity; readonly isNewer: boolean } | null;
  /** Where our request is; `unknown` if the platform does not count the requests that wait. */
  readonly queue: 'unknown' | 'waiting' | 'left';
  /** How many requests waited right after ours was accepted, ours included; 1 if only a state or a name showed that ours waits, 0 if nothing did. */
  readonly atStart: number;
  /** How many requests have left the queue since ours was accepted, ours included, even if it never had to wait. */
  readonly exits: number;
  /** The executions that are known to be another's. */
  readonly others: readonly Other[];
  /** True if an execution may be ours or another's, so that only the commit that runs can tell. */
  readonly isOpen: boolean;
}

/**
 * Another's execution, or work without a name. `ahead`: it started from the queue before ours; `restart`: it leaves the commit as it is, as
 * other actions do that are no deployment.
 */
export interface Other {
  readonly execution: string | undefined;
  readonly kind: 'ahead' | 'deployment' | 'restart';
}

/** One observation, how its state word was read, and the activity at the previous status check. */
export interface SeenStatus {
  readonly observation: Observation;
  readonly activity: Activity;
  readonly before: Activity;
  /** How many requests waited at the check before; null or absent if it did not say, or was none. */
  readonly countBefore?: number | null;
  readonly isCancelled?: boolean;
  /** Milliseconds since the previous check; absent if this is the first. */
  readonly sinceMs?: number;
}

/** What the response to the request that deploys says of the queue. */
export interface QueueAtStart {
  /** How many requests wait after ours was accepted; null if the response does not say. */
  readonly count: number | null;
  /** The execution that works while ours waits; null if the response shows none. */
  readonly working: string | null;
  /** The request that the response names; null or absent if it names none. */
  readonly request?: string | null;
}
