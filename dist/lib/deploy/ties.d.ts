import { type Reference } from './evidence.ts';
import type { DeploymentDate, Identity, Observation } from './ports.ts';
/** What ties the looks so far to our deployment. */
export interface Ties {
    readonly tie: 'none' | 'progress-seen' | 'date-changed' | 'identity';
    /** What names our deployment, from the answer to the trigger and from the status. */
    readonly ours: Identity;
    /** The date as last seen; null before any. */
    readonly date: DeploymentDate | null;
    /** True from the moment that the status named ours. */
    readonly oursSeen: boolean;
    /** True while another deployment, in progress before ours was asked for, may still be what the status shows. */
    readonly otherActive: boolean;
    /** What was last seen of another deployment's work before ours was asked for; null where nothing was. */
    readonly other: Reference | null;
    /** What the status names instead of ours; null where it does not. */
    readonly foreign: Identity | null;
    /** True once ours was surely replaced by a newer one. */
    readonly superseded: boolean;
}
/** What a look showed of work: none known, some that waits, some that goes on, or its end. */
export type Activity = 'idle' | 'waiting' | 'working' | 'ended';
/** One observation, with what its state word was read as, and the activity that the look before it showed. */
export interface Weighed {
    readonly observation: Observation;
    readonly activity: Activity;
    readonly before: Activity;
}
/**
 * Answers the ties before any look: `ours` from the trigger's answer, `reference` null where there was no readable baseline.
 * `other` is what was last seen of another deployment's work before; it may still go on where it is the reference itself.
 */
export declare function createTies(reference: Reference | null, ours: Identity, other: Reference | null): Ties;
/** Weighs one more observation: pure, and never loosens a tie. `reference` is the baseline. */
export declare function weigh(ties: Ties, reference: Reference | null, seen: Weighed): Ties;
