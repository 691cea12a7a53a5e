import type { DatabaseBody } from './resource-bodies.ts';

/** A project, as an organization holds it. Instants are platform time in epoch milliseconds, here and below. */
export interface Project {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An environment of a project; null is what was not given. */
export interface EnvironmentRecord {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  readonly mode: string | null;
  readonly clusterId: string | null;
  readonly createdAt: number;
}

/** A database of an environment. */
export interface DatabaseRecord extends DatabaseBody {
  readonly id: string;
  readonly environmentId: string;
  readonly deploymentCount: number;
}

/** What was created and is kept, besides applications and webhooks. Immutable. */
export interface Catalog {
  /** Oldest first, as are the other lists. */
  readonly projects: readonly Project[];
  readonly environments: readonly EnvironmentRecord[];
  readonly databases: readonly DatabaseRecord[];
  /** How often each reward code was claimed. */
  readonly claims: ReadonlyMap<string, number>;
  /** How many applications were created, so that the next one's identifier is fresh. */
  readonly applicationCount: number;
}

/** A catalog in which nothing was created yet. */
export const EMPTY_CATALOG: Catalog = {
  projects: [],
  environments: [],
  databases: [],
  claims: new Map(),
  applicationCount: 0,
};
