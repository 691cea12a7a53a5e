import { applicationKeyOf, isWithin } from './manifest-names.ts';

/** An existing resource. */
export interface KnownResource {
  readonly id: string | null;
  readonly createdAt: string;
}

/** A successful deployment: an application's passed, or a database's was accepted by the platform. */
export interface KnownDeployment {
  readonly commit: string | null;
  readonly deploymentId: string | null;
  readonly deployedAt: string;
}

/** A creation that was about to be sent and whose result is unknown, or must be decided by a person. */
export interface PendingCreation {
  /** In ISO 8601. */
  readonly since: string;
  /** Why it cannot be used and what to do; absent if the response is unknown. */
  readonly note?: string | undefined;
}

/** Everything ever created with one state file, by the resources' keys (manifest-names.ts). Contains no secret's value. */
export interface State {
  readonly version: 1;
  readonly baseUrl: string;
  /** Null if an earlier version wrote the state, or nothing was created yet. */
  readonly organizationId: string | null;
  readonly resources: ReadonlyMap<string, KnownResource>;
  readonly deployed: ReadonlyMap<string, KnownDeployment>;
  readonly pending: ReadonlyMap<string, PendingCreation>;
}

/** Returns a state without resources. */
export function createState(baseUrl: string): State {
  const nothing = { resources: new Map(), deployed: new Map(), pending: new Map() };
  return { version: 1, baseUrl, organizationId: null, ...nothing };
}

/** Records that a creation is about to be sent; with a note, that a person must decide about what was created. */
export function withPending(state: State, key: string, since: string, note?: string): State {
  return { ...state, pending: withEntry(state.pending, key, { since, note }) };
}

/** Records that a creation was certainly not done. */
export function withoutPending(state: State, key: string): State {
  return { ...state, pending: without(state.pending, (other) => other === key) };
}

/** Records that a resource exists. An application with a new variable or secret must be deployed again. */
export function withResource(state: State, key: string, resource: KnownResource): State {
  const application = applicationKeyOf(key);
  return {
    ...withoutPending(state, key),
    resources: withEntry(state.resources, key, resource),
    deployed: without(state.deployed, (other) => other === application),
  };
}

/** Records a successful deployment. */
export function withDeployment(state: State, key: string, deployment: KnownDeployment): State {
  return { ...state, deployed: withEntry(state.deployed, key, deployment) };
}

/** Records that the last deployment failed or has no known outcome. */
export function withoutDeployment(state: State, key: string): State {
  return { ...state, deployed: without(state.deployed, (other) => other === key) };
}

/** Forgets a resource and everything in it, pending creations too. */
export function forget(state: State, key: string): State {
  const isForgotten = (other: string): boolean => isWithin(other, key);
  return {
    ...state,
    resources: without(state.resources, isForgotten),
    deployed: without(state.deployed, isForgotten),
    pending: without(state.pending, isForgotten),
  };
}

function withEntry<T>(map: ReadonlyMap<string, T>, key: string, value: T): ReadonlyMap<string, T> {
  return new Map(map).set(key, value);
}

function without<T>(map: ReadonlyMap<string, T>, isLeftOut: (key: string) => boolean): ReadonlyMap<string, T> {
  return new Map([...map].filter(([key]) => !isLeftOut(key)));
}
