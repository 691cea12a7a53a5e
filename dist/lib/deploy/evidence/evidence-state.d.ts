import type { DeploymentDate, Identity, Observation } from '../deploy-target.ts';
import type { Activity } from '../phase.ts';
import type { Reference } from './evidence.ts';
import { type QueueAtStart, type QueuePlace } from './place-in-queue.ts';
/** What ties the status checks so far to our deployment. */
export interface EvidenceState {
    readonly strongest: 'none' | 'progress-seen' | 'date-changed' | 'identity';
    /** What names our deployment, from the answer to the trigger and from the status. */
    readonly ours: Identity;
    /** What the response to the request that deploys named; empty if it was lost or named nothing. */
    readonly answered: Identity;
    /** The date as last seen; null before any. */
    readonly date: DeploymentDate | null;
    /** True while the date has moved once, with the start of work: the next move, with the outcome, may be the same deployment's. */
    readonly isDateOfStart: boolean;
    /** True from the moment that the status named ours. */
    readonly oursSeen: boolean;
    /** True while another deployment, in progress before ours was requested, may still be what the status shows. */
    readonly otherActive: boolean;
    /** What was last seen of another deployment's work before ours was requested; null if nothing was. */
    readonly other: Reference | null;
    /** What the status names instead of ours; null if it does not. */
    readonly foreign: Identity | null;
    /** True once ours was surely replaced by a newer one. */
    readonly superseded: boolean;
    /** Where our request stands among those that wait. */
    readonly queue: QueuePlace;
}
/** One observation, with what its state word was read as, and the activity that the status check before it showed. */
export interface SeenStatus {
    readonly observation: Observation;
    readonly activity: Activity;
    readonly before: Activity;
    /** True if what the check shows is a cancellation. */
    readonly isCancelled?: boolean;
    /** How long ago the check before was, in milliseconds; absent if there was none. */
    readonly sinceMs?: number;
}
/**
 * Returns the evidence before any status check: `ours` from the response to the trigger, `reference` null if there was no readable baseline.
 * `other` is what was last seen of another deployment's work before; it may still continue where it is the reference itself, unless
 * it waited and ours was merged with it. `atStart` is what the answer says of the queue.
 */
export declare function createEvidence(reference: Reference | null, ours: Identity, other: Reference | null, atStart?: QueueAtStart, activityBefore?: Activity): EvidenceState;
