import { type DeploymentDate, type Identity, type Observation } from '../deploy-target.ts';
/** What the status was before the trigger, as far as it could be read; `state` null if it could not. */
export type Reference = Omit<Observation, 'state'> & {
    readonly state: string | null;
};
/** How two identities compare: by the fields that both have; `unrelated` where there is none. */
export type IdentityRelation = 'same' | 'different' | 'unrelated';
/** Compares two identities by the most specific field that both have. */
export declare function compareIdentity(one: Identity, other: Identity): IdentityRelation;
/** Returns whether two names of one kind are the same; false if only one is given. */
export declare function isSameName(one: string | undefined, other: string | undefined): boolean;
/** Returns whether an identity names anything. */
export declare function hasIdentity(identity: Identity): boolean;
/** Returns what `now` names otherwise than `before`: what names the same says nothing of a newer deployment. */
export declare function withoutNamesOf(before: Identity, now: Identity): Identity;
/** Returns the id to publish for an identity; null if it names nothing. */
export declare function publishedId(identity: Identity): string | null;
/**
 * Returns whether the date of the last deployment is another one than before. The same instant in another notation is not, whether
 * or not it has the fractions of its second, nor is a date that is no longer reported; a first date where there was none is.
 */
export declare function isDateChanged(before: DeploymentDate | null, now: DeploymentDate | null): boolean;
/** Returns whether a date is surely older than another; false if one of them is missing or cannot be read. */
export declare function isDateOlder(one: DeploymentDate | null, other: DeploymentDate | null): boolean;
/** Returns whether anything that a deployment moves is not as it was. */
export declare function isMoved(before: Reference, now: Observation): boolean;
/**
 * Returns whether an end may be an old answer, of a replica that lags behind: it equals the baseline in everything, or there is no
 * baseline that could tell it apart. One that names ours is none.
 */
export declare function isEchoOf(reference: Reference | null, ours: Identity, now: Observation): boolean;
/**
 * Returns whether an end may be that of the deployment before the one which was in progress at `reference`, reported by a replica that lags
 * behind: nothing newer than then is in it. One that names ours is none.
 */
export declare function mayBeFromBefore(reference: Reference | null, ours: Identity, now: Observation): boolean;
/** Returns whether `now` names a deployment that `before` did not: another one, or the first one named at all. */
export declare function isNewIdentity(before: Identity, now: Identity): boolean;
/** Returns the part of an identity that names the request. */
export declare function requestOf({ deployment_request_id: id }: Identity): Identity;
/** Returns whether both have a date, and it is the same. */
export declare function isDateOf({ lastDeploymentDate: before }: Reference, { lastDeploymentDate: now }: Pick<Observation, 'lastDeploymentDate'>): boolean;
/** The baseline of a token that may not read it: what is not there cannot be compared. */
export declare const NO_BASELINE: Reference;
/**
 * Returns whether another deployment may have been under way at a baseline without showing: it has no state that could be read, and
 * does not say that nothing was ever deployed.
 */
export declare function mayHideOther({ state, serviceDeploymentStatus, lastDeploymentDate }: Reference): boolean;
