import { type DeploymentDate, type Identity, type Observation } from '../deploy-target.ts';
/** The status before the trigger, as far as it could be read; `state` is null if it could not. */
export type Reference = Omit<Observation, 'state'> & {
    readonly state: string | null;
};
/** How two identities compare by the fields that both have; `unrelated` if they share no field. */
export type IdentityRelation = 'same' | 'different' | 'unrelated';
/** Compares two identities by the most specific field that both have. */
export declare function compareIdentity(one: Identity, other: Identity): IdentityRelation;
/** Returns true if two names of one kind are the same; false if only one is given. */
export declare function isSameName(one: string | undefined, other: string | undefined): boolean;
/** Returns true if an identity names anything. */
export declare function hasIdentity(identity: Identity): boolean;
/** Returns the part of `now` that differs from `before`: names that stayed the same say nothing of a newer deployment. */
export declare function withoutNamesOf(before: Identity, now: Identity): Identity;
/** Returns the id to publish for an identity; null if it names nothing. */
export declare function publishedId(identity: Identity): string | null;
/** Returns true if the date changed; another notation or precision of the instant is no change, nor is a missing date. */
export declare function isDateChanged(before: DeploymentDate | null, now: DeploymentDate | null): boolean;
/** Returns true if a date is surely older than another; false if one of them is missing or cannot be read. */
export declare function isDateOlder(one: DeploymentDate | null, other: DeploymentDate | null): boolean;
/** Returns true if anything that a deployment changes differs from before. */
export declare function isMoved(before: Reference, now: Observation): boolean;
/** Returns true if an outcome may be outdated: it equals the baseline, or no baseline exists, and it does not name ours. */
export declare function isEchoOf(reference: Reference | null, ours: Identity, now: Observation): boolean;
/** Returns true if an outcome may be that of a deployment before `reference`: nothing in it is newer, and it does not name ours. */
export declare function mayBeFromBefore(reference: Reference | null, ours: Identity, now: Observation): boolean;
/** Returns true if `now` names a deployment that `before` did not: a different one, or the first named at all. */
export declare function isNewIdentity(before: Identity, now: Identity): boolean;
/** Returns the part of an identity that names the request. */
export declare function requestOf({ deployment_request_id: id }: Identity): Identity;
/** Returns true if both have a date and the dates are equal. */
export declare function isDateOf({ lastDeploymentDate: before }: Reference, { lastDeploymentDate: now }: Pick<Observation, 'lastDeploymentDate'>): boolean;
/** The baseline for a token that may not read the status: nothing can be compared with it. */
export declare const NO_BASELINE: Reference;
/** Returns true if a baseline may hide another deployment: it has no readable state, and some deployment may have run. */
export declare function mayHideOther({ state, serviceDeploymentStatus, lastDeploymentDate }: Reference): boolean;
