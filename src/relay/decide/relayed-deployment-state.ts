import { createHash } from 'node:crypto';
import type { Observation } from '../../deploy/deploy-target.ts';
import type { Reference } from '../../deploy/evidence/evidence.ts';
import type { CommitReads } from '../../deploy/evidence/judge-commit.ts';
import type { StatusHistory } from '../../deploy/evidence/judge-status.ts';
import { type Evidence, isOutcome, merge, NO_EVIDENCE, type Word } from './deployment-evidence.ts';
import type { Rules } from './rules.ts';

/** What deliveries reported of a deployment; `isNamed` if they named it by its id. */
export interface Reported extends Evidence {
  readonly isNamed: boolean;
  /** The earliest instant, by the platform's clock, at which it was reported to be under way; absent or null if it never was. */
  readonly startedAt?: number | null;
  /** True if every delivery names other applications too, so that none says which of them it is about; else absent. */
  readonly isShared?: true;
}

/** By which a stored {@link StatusEvidence} is known to have the shape that this code reads. */
export const EVIDENCE_VERSION = 2;

/** What the status checks so far show of a deployment. */
export interface StatusEvidence extends StatusHistory {
  readonly version: typeof EVIDENCE_VERSION;
  /** The platform's id to which the evidence belongs; null if none was known. */
  readonly deployment: string | null;
  /** Work that was there at the first check with nothing known from before, which may be another deployment's; null if there is none. */
  readonly unattributed: Observation | null;
  /** Whether the work at the first check was taken for ours though it may have started before; then what follows it may be ours. */
  readonly isGuess: boolean;
  readonly proof: CommitProof;
}

/** What is known of the commit that the application runs. */
export interface CommitProof {
  /** Whether the commit from before ours was read, and that commit; null if the service does not say. */
  readonly isBeforeRead: boolean;
  readonly before: string | null;
  /** A success that waits for the commit; `open`: it is ours only if our commit runs. Null while none does. */
  readonly pending: (CommitReads & { readonly kind: 'certain' | 'open' }) | null;
  /** The status for which an open success was last tried; null before any. */
  readonly triedFor: Observation | null;
  /** The commit that runs after the success; null if it is not known. */
  readonly runs: string | null;
}

/** Where a deployment belongs: never taken from a delivery. */
export interface Placed {
  readonly repository: string;
  readonly repositoryId: number;
  readonly installationId: number;
  readonly sha: string;
}

/** All that is known of one deployment. Instants in epoch milliseconds. */
export interface Deployment {
  readonly id: string;
  readonly application: string;
  /** The platform's id; null if it was never reported. */
  readonly deployment: string | null;
  /** The key of the first event without an id that opened it; null if something else did. */
  readonly firstKey: string | null;
  readonly openedAt: number;
  readonly reported: Reported;
  readonly seen: Evidence;
  readonly statusEvidence: StatusEvidence | null;
  /** The status as it was before; null if it had never been checked. */
  readonly reference: Reference | null;
  /** The platform's state word as last seen. */
  readonly state: string | null;
  /** Why the status could not be read, as a sentence; null if it could. */
  readonly doubt: string | null;
  readonly placed: Placed | null;
  readonly environment: string | null;
  readonly pullRequest: number | null;
  readonly url: string | null;
  readonly runId: number | null;
  /** When a workflow registered it; null if none did. */
  readonly registeredAt: number | null;
  readonly endedAt: number | null;
  readonly rev: number;
  readonly statusChecks: number;
  readonly nextCheckAt: number | null;
  readonly deadlineAt: number;
}

/** What a decision about deployments rests on beside the facts. */
export interface Context {
  /** The status as last seen; null before the first status check. */
  readonly reference: Reference | null;
  readonly now: number;
  readonly rules: Rules;
}

/** What a deployment begins with. */
export interface Opening {
  readonly application: string;
  readonly deployment: string | null;
  readonly firstKey: string | null;
  readonly openedAt: number;
  /** Tells it apart from another deployment that began with the same. */
  readonly salt?: number;
}

/** Returns a deployment of which nothing is known yet. Its id is a hash of what it begins with. */
export function openDeployment(opening: Opening, { reference, now, rules }: Context): Deployment {
  const { application, deployment, firstKey, openedAt, salt } = opening;
  const id = createHash('sha256')
    .update(JSON.stringify([application, deployment, firstKey, ...(salt === undefined ? [] : [salt])]))
    .digest('hex')
    .slice(0, 32);
  const environment = rules.applications.find((configured) => configured.id === application)?.environment ?? null;
  return {
    ...{ id, application, deployment, firstKey, openedAt, reference, environment },
    reported: { ...NO_EVIDENCE, isNamed: false },
    seen: NO_EVIDENCE,
    ...{ statusEvidence: null, state: null, doubt: null, placed: null, pullRequest: null, url: null, runId: null },
    ...{
      registeredAt: null,
      endedAt: null,
      rev: 0,
      statusChecks: 0,
      nextCheckAt: now,
      deadlineAt: now + rules.deadlineMs,
    },
  };
}

/** What may be said of a deployment: an outcome only once it is confirmed. */
export interface Confirmed {
  readonly word: Word;
  /** The outcome that was reported and is not confirmed; null if there is none. */
  readonly unconfirmed: Word | null;
}

/** Returns what deliveries reported of a deployment, as it is stored. */
export function createReported(
  evidence: Evidence,
  { isNamed, startedAt, isShared }: { isNamed: boolean; startedAt: number | null; isShared: boolean },
): Reported {
  const { word, authority, at } = evidence;
  return { word, authority, at, isNamed, startedAt, ...(isShared ? { isShared } : {}) };
}

/** Returns all that is known of a deployment, from whomever. */
export function knownOf({ reported, seen }: Pick<Deployment, 'reported' | 'seen'>): Evidence {
  return merge(reported, seen);
}

/**
 * Returns what may be said of a deployment. What deliveries without its id report is never confirmed by them, even if they are
 * signed: they may be about another one.
 */
export function confirm(
  deployment: Pick<Deployment, 'reported' | 'seen'>,
  rules: Pick<Rules, 'confirmedBy'>,
): Confirmed {
  const { reported, seen } = deployment;
  // An event that lists every application of an environment says nothing of one whose status does not move.
  const isOthers =
    reported.isShared === true && seen.word === 'unknown' && (rules.confirmedBy > 1 || !reported.isNamed);
  const known = isOthers ? seen : merge(reported.isNamed ? reported : { ...reported, authority: 0 }, seen);
  if (!isOutcome(known.word)) return { word: known.word, unconfirmed: null };
  if (known.authority >= rules.confirmedBy) return { word: known.word, unconfirmed: null };
  return { word: 'running', unconfirmed: known.word };
}

/** Tells whether a deployment is over. */
export function isFinished(
  deployment: Pick<Deployment, 'reported' | 'seen'>,
  rules: Pick<Rules, 'confirmedBy'>,
): boolean {
  return isOutcome(confirm(deployment, rules).word);
}

/**
 * Returns a deployment after an event: its status is checked now if the event is new. One that was reported by its id was opened by
 * now, whatever the sender's clock says; a run is bounded by when each of its events arrived.
 */
export function awaken(deployment: Deployment, before: Deployment, now: number): Deployment {
  const isNew = JSON.stringify(deployment.reported) !== JSON.stringify(before.reported);
  const awake = isNew && before.endedAt === null ? { ...deployment, statusChecks: 0, nextCheckAt: now } : deployment;
  return awake.reported.isNamed && awake.openedAt > now ? { ...awake, openedAt: now } : awake;
}
