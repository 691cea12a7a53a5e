import type { InstalledRepository } from '../relay-interfaces.ts';
import type { Deployment } from './relayed-deployment-state.ts';

/** What a workflow registered, verified. */
export interface Registration {
  readonly application: string;
  readonly deployment: string | null;
  readonly sha: string;
  readonly place: InstalledRepository;
  readonly runId: number;
  readonly pullRequest: number | null;
  readonly environment: string | null;
  readonly url: string | null;
}

/** The token of a registration. It may be used once, except for an identical request. */
export interface UsedToken {
  readonly jti: string;
  /** The hash of the request's body: the same token with another body is a replay. */
  readonly requestHash: string;
  /** When it can be deleted, in epoch milliseconds. */
  readonly expiresAt: number;
}

/** The result of a registration. */
export type Registered =
  | { readonly kind: 'registered'; readonly id: string; readonly isNew: boolean; readonly checkUrl: string | null }
  | { readonly kind: 'replayed' };

/**
 * Returns the deployment of an identical registration, or null. Without an id, a finished deployment belongs to an earlier attempt of the
 * run.
 */
export function findRegistered(deployments: readonly Deployment[], registration: Registration): Deployment | null {
  const { deployment, runId, sha } = registration;
  const registered = deployments.filter(({ registeredAt }) => registeredAt !== null);
  const known = registered.find((one) =>
    deployment === null
      ? one.deployment === null && one.endedAt === null && one.runId === runId && one.placed?.sha === sha
      : one.deployment === deployment,
  );
  return known ?? null;
}

/** Adds what a workflow registered to a deployment. */
export function joinRegistration(deployment: Deployment, registration: Registration, now: number): Deployment {
  const { place, sha, runId, pullRequest, environment, url } = registration;
  return {
    ...deployment,
    deployment: deployment.deployment ?? registration.deployment,
    openedAt: Math.min(deployment.openedAt, now),
    placed: { ...place, sha },
    environment: environment ?? deployment.environment,
    ...{ pullRequest, url, runId, registeredAt: now, nextCheckAt: now },
  };
}
