import type { InstalledRepository } from '../interfaces.ts';
import { type Context, type Deployment, openDeployment } from './deployment.ts';
import { attributeRuns, findOpened, type Run } from './runs.ts';

/** What a workflow registered, verified, or what the relay knows of a deployment that it requested itself. */
export interface Registration {
  readonly application: string;
  readonly deployment: string | null;
  readonly sha: string;
  readonly place: InstalledRepository;
  /** The workflow's run; null if the relay requested the deployment. */
  readonly runId: number | null;
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

/** Returns the deployments after a registration, and its id. `key` identifies a deployment that has no id of the platform. */
export function registerDeployment(
  before: readonly Deployment[],
  registration: Registration,
  key: string,
  runs: readonly Run[],
  context: Context,
): { readonly id: string; readonly isNew: boolean; readonly deployments: readonly Deployment[] } {
  const known = findRegistered(before, registration);
  const joined = known ?? joinUnregistered(before, registration, key, runs, context);
  const all = [...before.filter(({ id }) => id !== joined.id), joined];
  const deployments = attributeRuns(all, registration.application, runs, context);
  return { id: joined.id, isNew: known === null, deployments };
}

/** Without an id, a finished deployment belongs to an earlier attempt of the run. */
function findRegistered(deployments: readonly Deployment[], registration: Registration): Deployment | null {
  const { deployment, runId, sha } = registration;
  const registered = deployments.filter(({ registeredAt }) => registeredAt !== null);
  const isSameRun = (one: Deployment): boolean =>
    runId !== null && one.deployment === null && one.endedAt === null && one.runId === runId && one.placed?.sha === sha;
  return registered.find((one) => (deployment === null ? isSameRun(one) : one.deployment === deployment)) ?? null;
}

function joinUnregistered(
  deployments: readonly Deployment[],
  registration: Registration,
  key: string,
  runs: readonly Run[],
  context: Context,
): Deployment {
  const { application, deployment } = registration;
  const { now } = context;
  const named = deployments.find((one) => deployment !== null && one.deployment === deployment);
  if (named !== undefined) return joinRegistration(named, registration, now);
  const opening = { application, deployment, firstKey: deployment === null ? key : null, openedAt: now };
  const own = joinRegistration(openDeployment(opening, context), registration, now);
  const opened = findOpened(deployments, own, runs);
  return opened === null ? own : { ...joinRegistration(opened, registration, now), openedAt: now };
}

function joinRegistration(deployment: Deployment, registration: Registration, now: number): Deployment {
  const { place, sha, runId, environment, url } = registration;
  return {
    ...deployment,
    deployment: deployment.deployment ?? registration.deployment,
    openedAt: Math.min(deployment.openedAt, now),
    placed: { ...place, sha },
    environment: environment ?? deployment.environment,
    url,
    runId,
    registeredAt: now,
    nextCheckAt: now,
  };
}
