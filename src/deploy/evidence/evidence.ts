import { isSameId } from '../../kernel/resource-id.ts';
import { type DeploymentDate, IDENTITY_FIELDS, type Identity, type Observation } from '../deploy-target.ts';
import { isNeverDeployed } from '../phase.ts';

/** The status before the trigger, as far as it could be read; `state` is null if it could not. */
export type Reference = Omit<Observation, 'state'> & { readonly state: string | null };

/** How two identities compare by the fields that both have; `unrelated` if they share no field. */
export type IdentityRelation = 'same' | 'different' | 'unrelated';

const SECOND_MS = 1_000;

/** Compares two identities by the most specific field that both have. */
export function compareNames(one: Identity, other: Identity): IdentityRelation {
  const shared = IDENTITY_FIELDS.find((field) => one[field] !== undefined && other[field] !== undefined);
  if (shared === undefined) return 'unrelated';
  return areNamesEqual(one[shared], other[shared]) ? 'same' : 'different';
}

/** Returns true if two names of one kind are the same; false if only one is given. */
export function areNamesEqual(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined ? one === other : isSameId(one, other);
}

/** Returns true if an identity names anything. */
export function hasIdentity(identity: Identity): boolean {
  return IDENTITY_FIELDS.some((field) => identity[field] !== undefined);
}

/** Returns the part of `now` that differs from `before`: names that stayed the same say nothing of a newer deployment. */
export function withoutNamesOf(before: Identity, now: Identity): Identity {
  return Object.fromEntries(
    IDENTITY_FIELDS.flatMap((field) => {
      const id = now[field];
      return id === undefined || areNamesEqual(id, before[field]) ? [] : [[field, id] as const];
    }),
  );
}

/** Returns the id to publish for an identity; null if it names nothing. */
export function publishedId(identity: Identity): string | null {
  const named = IDENTITY_FIELDS.find((field) => identity[field] !== undefined);
  return named === undefined ? null : (identity[named] ?? null);
}

/** Returns true if the date changed; another notation or precision of the instant is no change, nor is a missing date. */
export function isDateChanged(before: DeploymentDate | null, now: DeploymentDate | null): boolean {
  if (now === null) return false;
  if (before === null) return true;
  if (before.epochMs !== null && now.epochMs !== null) return !isSameInstant(before.epochMs, now.epochMs);
  return before.text !== now.text;
}

/** A service may send an instant once from its memory and once from a store that keeps whole seconds, cut or rounded. */
function isSameInstant(one: number, other: number): boolean {
  const isWhole = one % SECOND_MS === 0 || other % SECOND_MS === 0;
  return one === other || (isWhole && Math.abs(one - other) < SECOND_MS);
}

/** Returns true if a date is surely older than another; false if one of them is missing or cannot be read. */
export function isDateOlder(one: DeploymentDate | null, other: DeploymentDate | null): boolean {
  return (
    one !== null && other !== null && one.epochMs !== null && other.epochMs !== null && one.epochMs < other.epochMs
  );
}

/** Returns true if anything that a deployment changes differs from before. */
export function isMoved(before: Reference, now: Observation): boolean {
  return (
    before.state !== now.state ||
    before.serviceDeploymentStatus !== now.serviceDeploymentStatus ||
    isDateChanged(before.lastDeploymentDate, now.lastDeploymentDate) ||
    isNewIdentity(before.identity, now.identity)
  );
}

/** Returns true if an outcome may be outdated: it equals the baseline, or no baseline exists, and it does not name ours. */
export function isEchoOf(reference: Reference | null, ours: Identity, now: Observation): boolean {
  if (compareNames(ours, now.identity) === 'same') return false;
  if (reference === null) return true;
  if (reference.state !== null) return !isMoved(reference, now);
  return reference.lastDeploymentDate === null || !isDateChanged(reference.lastDeploymentDate, now.lastDeploymentDate);
}

/** Returns true if an outcome may be that of a deployment before `reference`: nothing in it is newer, and it does not name ours. */
export function mayBeFromBefore(reference: Reference | null, ours: Identity, now: Observation): boolean {
  if (reference === null || compareNames(ours, now.identity) === 'same') return false;
  const [before, date] = [reference.lastDeploymentDate, now.lastDeploymentDate];
  return !isDateChanged(before, date) || isDateOlder(date, before);
}

/** Returns true if `now` names a deployment that `before` did not: a different one, or the first named at all. */
export function isNewIdentity(before: Identity, now: Identity): boolean {
  const relation = compareNames(before, now);
  return relation === 'different' || (relation === 'unrelated' && hasIdentity(now));
}

/** Returns the part of an identity that names the request. */
export function requestOf({ deployment_request_id: id }: Identity): Identity {
  return id === undefined ? {} : { deployment_request_id: id };
}

/** Returns true if both have a date and the dates are equal. */
export function isDateOf(
  { lastDeploymentDate: before }: Reference,
  { lastDeploymentDate: now }: Pick<Observation, 'lastDeploymentDate'>,
): boolean {
  return before !== null && now !== null && !isDateChanged(before, now);
}

/** The baseline for a token that may not read the status: nothing can be compared with it. */
export const NO_BASELINE: Reference = {
  state: null,
  serviceDeploymentStatus: null,
  lastDeploymentDate: null,
  identity: {},
};

/** Returns true if a baseline may hide another deployment: it has no readable state, and some deployment may have run. */
export function mayHideOther({ state, serviceDeploymentStatus, lastDeploymentDate }: Reference): boolean {
  return state === null && (lastDeploymentDate !== null || !isNeverDeployed(serviceDeploymentStatus));
}
