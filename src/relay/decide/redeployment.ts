import type { Reference } from '../../deploy/evidence/evidence.ts';
import { escapeMarkdown } from '../../kernel/markup.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { DesiredCheck } from '../interfaces.ts';
import type { Deployment } from './deployment.ts';
import { REACH_BACK_MS } from './runs.ts';
import type { RedeployOutcome } from './tasks.ts';

/** A deployment requested with "Deploy again", as it is stored. `notBefore` is when it was sent, once it was. */
export interface StoredRedeployment {
  readonly id: string;
  readonly application: string;
  readonly repository: string;
  readonly repositoryId: number;
  readonly sha: string;
  readonly askedBy: string;
  readonly state: 'asked' | 'sent' | 'unknown' | 'accepted' | 'given-up';
  readonly notBefore: number;
  readonly lastError: string | null;
  readonly askedAt: number;
}

/** The changes of a stored redeployment, and the failure to show on its check run, or null. */
export interface RedeploymentChanges {
  readonly redeployment: Partial<StoredRedeployment>;
  readonly failure: RetryFailure | null;
}

const TOO_LATE = 'it could not be done in time. Press the button again if you still want to deploy.';

/** The form of a usable deployment id: deliveries and PostgreSQL accept no other. */
const ID = /^\P{C}{1,128}$/u;

/** Gives up a redeployment that was requested too long ago: another commit may have been deployed since. */
export function giveUpLate({ lastError }: StoredRedeployment): RedeploymentChanges {
  const reason = lastError === null ? TOO_LATE : `${TOO_LATE} Last error: ${lastError}`;
  return { redeployment: { state: 'given-up', lastError: reason }, failure: { kind: 'given-up', reason } };
}

/** Returns what the outcome of a request to deploy changes. One that comes too late to be retried is given up when it is due. */
export function settleRedeployment(outcome: RedeployOutcome): RedeploymentChanges {
  if (outcome.kind === 'accepted') return { redeployment: { state: 'accepted', lastError: null }, failure: null };
  const { kind, reason } = outcome;
  if (kind === 'later') {
    return { redeployment: { state: 'asked', notBefore: outcome.notBefore, lastError: reason }, failure: null };
  }
  const failure: RetryFailure = { kind: kind === 'lost' ? 'lost' : 'given-up', reason };
  return { redeployment: { state: 'given-up', lastError: reason }, failure };
}

/** The facts that show whether a response named an earlier deployment. */
export interface NamedBefore {
  readonly known: Deployment | undefined;
  readonly sentAt: number;
  readonly reference: Reference | null;
  /** When the status was last checked; null before the first status check. */
  readonly seenAt: number | null;
}

/** Returns the id of the new deployment; null if the response had none, or named an earlier one: it may describe the application. */
export function newName(named: string | null, { known, sentAt, reference, seenAt }: NamedBefore): string | null {
  if (named === null) return null;
  if (known !== undefined && known.endedAt !== null && known.endedAt < sentAt) return null;
  if (known !== undefined && known.openedAt < sentAt - REACH_BACK_MS) return null;
  if (reference === null || !Object.values(reference.identity).includes(named)) return named;
  const wasThere = known === undefined || (seenAt !== null && seenAt < sentAt);
  return wasThere ? null : named;
}

/** Returns the deployment id of a response; null if it has no usable one. */
export function nameIn(outcome: RedeployOutcome): string | null {
  return outcome.kind === 'accepted' && outcome.deployment !== null && ID.test(outcome.deployment)
    ? outcome.deployment
    : null;
}

/** Why "Deploy again" may have started nothing; a `reason` is text from outside. `unknown`: a relay died before it stored the outcome. */
export type RetryFailure = Extract<RedeployOutcome, { kind: 'given-up' | 'lost' }> | { readonly kind: 'unknown' };

const HEADING = '\n\n**Deploy again:** ';
const REASON_CHARS = 500;
const DOUBT =
  'so it is unknown whether it deploys. The relay does not repeat the request. Check the platform before you press the button again.';

/** Returns a completed check run with a note on why "Deploy again" started no deployment; replaces an earlier note. */
export function noteRetry(check: DesiredCheck, failure: RetryFailure, askedBy: string): DesiredCheck {
  const [summary = ''] = check.summary.split(HEADING, 1);
  return {
    ...check,
    summary: `${summary}${HEADING}requested by ${escapeMarkdown(askedBy)}; ${renderFailure(failure)}`,
  };
}

function renderFailure(failure: RetryFailure): string {
  if (failure.kind === 'unknown') return `the relay stopped while it called the platform, ${DOUBT}`;
  const reason = escapeMarkdown(safeSentence(failure.reason, REASON_CHARS));
  return failure.kind === 'lost'
    ? `the platform gave no usable response, ${DOUBT} (${reason})`
    : `nothing was deployed: ${reason}`;
}
