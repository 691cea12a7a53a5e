import { hash } from 'node:crypto';
import type { Observation } from '../../deploy/deploy-target.ts';
import type { Reference } from '../../deploy/evidence/evidence.ts';
import type { CommitSearch } from '../../deploy/evidence/find-commit.ts';
import type { CommitReads } from '../../deploy/evidence/judge-commit.ts';
import type { StatusHistory } from '../../deploy/evidence/judge-status.ts';
import type { Placed } from '../interfaces.ts';
import { type Evidence, isOutcome, merge, NO_EVIDENCE, type Word } from './evidence.ts';
import type { Rules } from './rules.ts';

/** What deliveries reported about a deployment. `isNamed`: they named it by its id. */
export interface Reported extends Evidence {
  readonly isNamed: boolean;
  /** When it was first reported to be under way, by the platform's clock; null if it never was. */
  readonly startedAt: number | null;
  /** True if every delivery also names other applications, so that none is certainly about this one. */
  readonly isShared: boolean;
}

/** The evidence that the status checks so far give about a deployment. */
export interface StatusEvidence extends StatusHistory {
  /** The platform's id of the deployment when the evidence was gathered, or null. */
  readonly deployment: string | null;
  /** Work at the first check without a baseline, which may be another deployment's; null without such work. */
  readonly unattributed: Observation | null;
  /** True if the work at the first check counts as ours although it may have started before ours. */
  readonly isGuess: boolean;
  readonly proof: CommitProof;
}

/** What is known about the commit that the application runs. */
export interface CommitProof {
  /** True if the commit from before our deployment was read; `before` is that commit, or null if the service does not report it. */
  readonly isBeforeRead: boolean;
  readonly before: string | null;
  /** A success that waits for the commit; `open`: it is ours only if our commit runs. Null without such a success. */
  readonly pending: (CommitReads & { readonly kind: 'certain' | 'open' }) | null;
  /** The status whose open success was last compared with the commit, or null. */
  readonly triedFor: Observation | null;
  readonly runs: string | null;
  /** Absent or null unless no workflow registered the deployment and it has succeeded. */
  readonly search?: CommitSearch | null;
}

/** All that is known about a deployment. Times in epoch milliseconds. */
export interface Deployment {
  readonly id: string;
  readonly application: string;
  /** The platform's id; null if it was never reported. */
  readonly deployment: string | null;
  readonly firstKey: string | null;
  readonly openedAt: number;
  readonly reported: Reported;
  readonly seen: Evidence;
  readonly statusEvidence: StatusEvidence | null;
  /** The baseline: the status before the deployment, or null if it was never checked. */
  readonly reference: Reference | null;
  /** The platform's state at the last status check. */
  readonly state: string | null;
  /** Why the status is unknown or doubtful, as a sentence; null if it is clear. */
  readonly doubt: string | null;
  /** Never taken from a delivery. */
  readonly placed: Placed | null;
  readonly environment: string | null;
  readonly url: string | null;
  readonly runId: number | null;
  readonly registeredAt: number | null;
  readonly endedAt: number | null;
  readonly rev: number;
  readonly statusChecks: number;
  readonly nextCheckAt: number | null;
  readonly deadlineAt: number;
}

/** What decisions about deployments need beside the deployments. */
export interface Context {
  /** The status at the last check; null before the first one. */
  readonly reference: Reference | null;
  readonly now: number;
  readonly rules: Rules;
}

/** The first facts of a deployment. */
interface Opening {
  readonly application: string;
  readonly deployment: string | null;
  readonly firstKey: string | null;
  readonly openedAt: number;
  /** Makes the id differ from that of another deployment with the same first facts. */
  readonly salt?: number;
}

/** Returns a new deployment. Its id is a hash of its first facts. */
export function openDeployment(opening: Opening, { reference, now, rules }: Context): Deployment {
  const { application, deployment, firstKey, openedAt, salt } = opening;
  const facts = JSON.stringify([application, deployment, firstKey, ...(salt === undefined ? [] : [salt])]);
  const id = hash('sha256', facts).slice(0, 32);
  const environment = rules.applications.find((configured) => configured.id === application)?.environment ?? null;
  return {
    id,
    application,
    deployment,
    firstKey,
    openedAt,
    reported: { ...NO_EVIDENCE, isNamed: false, startedAt: null, isShared: false },
    seen: NO_EVIDENCE,
    statusEvidence: null,
    reference,
    state: null,
    doubt: null,
    placed: null,
    environment,
    url: null,
    runId: null,
    registeredAt: null,
    endedAt: null,
    rev: 0,
    statusChecks: 0,
    nextCheckAt: now,
    deadlineAt: now + rules.deadlineMs,
  };
}

/**
 * Returns what the relay may publish about a deployment: `word`, and an outcome that was reported but is not confirmed. Deliveries without
 * its id never confirm an outcome, even if they are signed, since they may be about another deployment.
 */
export function confirm(
  { reported, seen }: Pick<Deployment, 'reported' | 'seen'>,
  rules: Pick<Rules, 'confirmedBy'>,
): { readonly word: Word; readonly unconfirmed: Word | null } {
  // An event that lists every application of an environment proves nothing about one whose status does not change.
  const isOthers = reported.isShared && seen.word === 'unknown' && (rules.confirmedBy > 1 || !reported.isNamed);
  const known = isOthers ? seen : merge(reported.isNamed ? reported : { ...reported, authority: 0 }, seen);
  if (!isOutcome(known.word)) return { word: known.word, unconfirmed: null };
  if (known.authority >= rules.confirmedBy) return { word: known.word, unconfirmed: null };
  return { word: 'running', unconfirmed: known.word };
}

/** Returns true if a deployment has a confirmed outcome. */
export function isFinished(
  deployment: Pick<Deployment, 'reported' | 'seen'>,
  rules: Pick<Rules, 'confirmedBy'>,
): boolean {
  return isOutcome(confirm(deployment, rules).word);
}

/**
 * Returns a deployment after an event: a new event makes its status due for a check. A report with its id proves that it is open by now,
 * whatever the sender's clock says. The events of a run have times of arrival instead.
 */
export function awaken(deployment: Deployment, before: Deployment, now: number): Deployment {
  const isNew = JSON.stringify(deployment.reported) !== JSON.stringify(before.reported);
  const awake = isNew && before.endedAt === null ? { ...deployment, statusChecks: 0, nextCheckAt: now } : deployment;
  return awake.reported.isNamed && awake.openedAt > now ? { ...awake, openedAt: now } : awake;
}
