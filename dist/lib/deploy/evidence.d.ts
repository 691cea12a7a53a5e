import type { DeploymentDate, Identity, Observation } from './ports.ts';
/** What the status was before the trigger, as far as it could be read; `state` null where it could not. */
export type Reference = Omit<Observation, 'state'> & {
    readonly state: string | null;
};
/** How two identities compare: by the fields that both have; `unrelated` where there is none. */
export type IdentityRelation = 'same' | 'different' | 'unrelated';
/** Compares two identities. One field that differs makes them different. */
export declare function compareIdentity(one: Identity, other: Identity): IdentityRelation;
/** Answers what `now` names otherwise than `before`: what names the same says nothing of a newer deployment. */
export declare function withoutNamesOf(before: Identity, now: Identity): Identity;
/** Answers the id to publish for an identity; null where it names nothing. */
export declare function publishedId(identity: Identity): string | null;
/**
 * Tells whether the date of the last deployment is another one than before. The same instant in another notation is not,
 * nor is a date that is no longer told; a first date where there was none is.
 */
export declare function isDateChanged(before: DeploymentDate | null, now: DeploymentDate | null): boolean;
/** Tells whether a date is surely older than another; false where one of them is missing or cannot be read. */
export declare function isDateOlder(one: DeploymentDate | null, other: DeploymentDate | null): boolean;
/** Tells whether anything that a deployment moves is not as it was. */
export declare function isMoved(before: Reference, now: Observation): boolean;
/**
 * Tells whether an end may be an old answer, of a replica that lags behind: it equals the baseline in everything, or there is no
 * baseline that could tell it apart. One that names ours is none.
 */
export declare function isEchoOf(reference: Reference | null, ours: Identity, now: Observation): boolean;
/**
 * Tells whether an end may be that of the deployment before the one which was in progress at `reference`, told by a replica that lags
 * behind: nothing newer than then is in it. One that names ours is none.
 */
export declare function mayBeFromBefore(reference: Reference | null, ours: Identity, now: Observation): boolean;
/** Tells whether `now` names a deployment that `before` did not: another one, or the first one named at all. */
export declare function isNewIdentity(before: Identity, now: Identity): boolean;
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
