import type { Reference } from '../../deploy/evidence/evidence.ts';
import type { Deployment, Placed } from './relayed-deployment-state.ts';
import type { AgainFailure } from './retry-note.ts';
import { REACH_BACK_MS } from './runs.ts';
import type { RedeployOutcome } from './tasks.ts';

/** A deployment that a person asked for, as it is stored. `notBefore` is when it was sent, once it was. */
export interface StoredRedeployment {
  readonly id: string;
  readonly application: string;
  readonly repository: string;
  readonly repositoryId: number;
  readonly sha: string;
  readonly environment: string | null;
  readonly askedBy: string;
  readonly state: 'asked' | 'sent' | 'unknown' | 'accepted' | 'given-up';
  readonly notBefore: number;
  readonly lastError: string | null;
  readonly askedAt: number;
}

/** What changes in a stored redeployment, and what its check run says of it; null: nothing. */
export interface RedeploymentChanges {
  readonly redeployment: Partial<StoredRedeployment>;
  readonly failure: AgainFailure | null;
}

const TOO_LATE = 'it could not be done in time. Press the button once more if it is still wanted.';

/** What an accepted request may name a deployment by; no delivery and no PostgreSQL would accept anything else. */
const ID = /^\P{C}{1,128}$/u;

/** Gives up a redeployment that was asked for too long ago: another commit may have been deployed since. */
export function giveUpLate({ lastError }: StoredRedeployment): RedeploymentChanges {
  const reason = lastError === null ? TOO_LATE : `${TOO_LATE} At last: ${lastError}`;
  return { redeployment: { state: 'given-up', lastError: reason }, failure: { kind: 'given-up', reason } };
}

/** Returns what the outcome of a request to deploy changes. `isLate`: it is not asked again. */
export function settleRedeployment(outcome: RedeployOutcome, isLate: boolean): RedeploymentChanges {
  if (outcome.kind === 'accepted') return { redeployment: { state: 'accepted', lastError: null }, failure: null };
  const { kind, reason } = outcome;
  if (kind === 'later' && !isLate) {
    return { redeployment: { state: 'asked', notBefore: outcome.notBefore, lastError: reason }, failure: null };
  }
  const failure: AgainFailure = { kind: kind === 'lost' ? 'lost' : 'given-up', reason };
  return { redeployment: { state: 'given-up', lastError: reason }, failure };
}

/** What tells whether an accepted request named a deployment from before it. */
export interface NamedBefore {
  readonly known: Deployment | undefined;
  readonly sentAt: number;
  readonly reference: Reference | null;
  /** When the status was last checked; null before the first status check. */
  readonly seenAt: number | null;
}

/**
 * Returns the name that the platform gave to a new deployment; null if it gave none, or that of a deployment from before the request:
 * a response may describe the application instead of what was started.
 */
export function newName(named: string | null, { known, sentAt, reference, seenAt }: NamedBefore): string | null {
  if (named === null) return null;
  if (known !== undefined && known.endedAt !== null && known.endedAt < sentAt) return null;
  if (known !== undefined && known.openedAt < sentAt - REACH_BACK_MS) return null;
  if (reference === null || !Object.values(reference.identity).includes(named)) return named;
  const wasThere = known === undefined || (seenAt !== null && seenAt < sentAt);
  return wasThere ? null : named;
}

/** Returns the name that a response gave; null if it is none. */
export function nameIn(outcome: RedeployOutcome): string | null {
  return outcome.kind === 'accepted' && outcome.deployment !== null && ID.test(outcome.deployment)
    ? outcome.deployment
    : null;
}

/** Returns the deployment that was accepted, in its place, as if a workflow had registered it; a guess at its commit gives way. */
export function joinRedeployment(
  opened: Deployment,
  placed: Placed,
  { environment }: StoredRedeployment,
  now: number,
): Deployment {
  return { ...opened, placed, registeredAt: now, environment: opened.environment ?? environment };
}
