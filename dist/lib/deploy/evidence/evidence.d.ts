import type { DeploymentDate, Identity, Observation } from '../deploy-target.ts';
/** What the status was before the trigger, as far as it could be read; `state` null where it could not. */
export type Reference = Omit<Observation, 'state'> & {
    readonly state: string | null;
};
/** How two identities compare: by the fields that both have; `unrelated` where there is none. */
export type IdentityRelation = 'same' | 'different' | 'unrelated';
/** Compares two identities by the most specific field that both have. */
export declare function compareIdentity(one: Identity, other: Identity): IdentityRelation;
/** Tells whether two names of one kind are the same; false where only one is given. */
export declare function isSameName(one: string | undefined, other: string | undefined): boolean;
/** Tells whether an identity names anything. */
export declare function hasIdentity(identity: Identity): boolean;
/** Returns what `now` names otherwise than `before`: what names the same says nothing of a newer deployment. */
export declare function withoutNamesOf(before: Identity, now: Identity): Identity;
/** Returns the id to publish for an identity; null where it names nothing. */
export declare function publishedId(identity: Identity): string | null;
/**
 * Tells whether the date of the last deployment is another one than before. The same instant in another notation is not, whether
 * or not it has the fractions of its second, nor is a date that is no longer told; a first date where there was none is.
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
/** Returns the part of an identity that names the request. */
export declare function requestOf({ deployment_request_id: id }: Identity): Identity;
/** Tells whether both have a date, and it is the same. */
export declare function isDateOf({ lastDeploymentDate: before }: Reference, { lastDeploymentDate: now }: Pick<Observation, 'lastDeploymentDate'>): boolean;
