import { applicationKeyOf, isWithin } from './manifest-names.ts';

/** A resource that is there. */
export interface KnownResource {
  /** Null for variables and secrets. */
  readonly id: string | null;
  /** When it was created or adopted, in ISO 8601. */
  readonly createdAt: string;
}

/** A deployment that went well: of an application, that it passed; of a database, that the platform took it. */
export interface KnownDeployment {
  /** Null if the platform chose. */
  readonly commit: string | null;
  readonly deploymentId: string | null;
  readonly deployedAt: string;
}

/** A creation that was about to be sent, and of whose answer nothing is known, or whose result a person has to decide about. */
export interface PendingCreation {
  /** In ISO 8601. */
  readonly since: string;
  /** Why it cannot be used and what to do; absent if the response is unknown. */
  readonly note?: string | undefined;
}

/** What is known of all that was ever made with one state file, by the resources' keys (names.ts). No secret's value is in it. */
export interface State {
  readonly version: 1;
  readonly baseUrl: string;
  /** Null if an earlier version wrote the state, or nothing was created yet. */
  readonly organizationId: string | null;
  readonly resources: ReadonlyMap<string, KnownResource>;
  readonly deployed: ReadonlyMap<string, KnownDeployment>;
  readonly pending: ReadonlyMap<string, PendingCreation>;
}

/** Returns a state in which nothing was made yet. */
export function createState(baseUrl: string): State {
  const nothing = { resources: new Map(), deployed: new Map(), pending: new Map() };
  return { version: 1, baseUrl, organizationId: null, ...nothing };
}

/** Notes that a creation is about to be sent; with a note, that a person has to decide about what was created. */
export function withPending(state: State, key: string, since: string, note?: string): State {
  return { ...state, pending: withEntry(state.pending, key, { since, note }) };
}

/** Notes that a creation was surely not done. */
export function withoutPending(state: State, key: string): State {
  return { ...state, pending: without(state.pending, (other) => other === key) };
}

/** Notes that a resource is there. An application that has a new variable or secret is to be deployed again. */
export function withResource(state: State, key: string, resource: KnownResource): State {
  const application = applicationKeyOf(key);
  return {
    ...withoutPending(state, key),
    resources: withEntry(state.resources, key, resource),
    deployed: without(state.deployed, (other) => other === application),
  };
}

/** Notes a deployment that went well. */
export function withDeployment(state: State, key: string, deployment: KnownDeployment): State {
  return { ...state, deployed: withEntry(state.deployed, key, deployment) };
}

/** Notes that the last deployment did not go well, or that its end is not known yet. */
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
