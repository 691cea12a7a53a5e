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

/** The token that a registration came with: usable once, except for the same request again. */
export interface UsedToken {
  readonly jti: string;
  /** Of the request's body: the same token with another request is a replay. */
  readonly requestHash: string;
  /** Epoch milliseconds from which it need not be remembered. */
  readonly expiresAt: number;
}

/** What became of a registration. */
export type Registered =
  | { readonly kind: 'registered'; readonly id: string; readonly isNew: boolean; readonly checkUrl: string | null }
  | { readonly kind: 'replayed' };

/** Returns the deployment of an equal registration; without an id, a finished one was of an earlier attempt of the run. */
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

/** Returns a deployment with what a workflow registered of it. */
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
