import { escapeMarkdown } from '../../kernel/markup.ts';
import type { GateDecision, Placed } from '../relay-interfaces.ts';
import { isOutcome, type Word } from './deployment-evidence.ts';
import type { GateOutcome } from './tasks.ts';

/** A waiting job of a deployment protection rule, as it is stored until it needs no response any more. */
export interface StoredGate extends Placed {
  readonly id: string;
  readonly runId: number;
  readonly environment: string;
  readonly applications: readonly string[];
  /** True once its workflow run was read, so that `sha` is the run's own. */
  readonly isRead: boolean;
  /** True if GitHub last refused to show the run, or refused the response. */
  readonly isRefused: boolean;
  readonly notBefore: number;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly deadlineAt: number;
}

/** Returns what the outcome of a claimed job changes; null if it needs no response any more. */
export function settleGate({ attempts, isRefused }: StoredGate, outcome: GateOutcome): Partial<StoredGate> | null {
  if (outcome.kind === 'answered') return null;
  if (outcome.kind === 'read') {
    return { isRead: true, isRefused: false, sha: outcome.headSha.toLowerCase(), notBefore: 0 };
  }
  const { notBefore, reason, cause } = outcome;
  return { notBefore, attempts: attempts + 1, lastError: reason, isRefused: isRefused || cause === 'refusal' };
}

/** GitHub accepts at most 1,024 characters (its documentation of custom deployment protection rules). */
const COMMENT_UNITS = 1_000;

/**
 * Returns the response to a waiting job: approved once all deployments of its commit succeeded, rejected once one finished otherwise or
 * `isLate`; null while it has to wait.
 */
export function decideGate(
  deployments: readonly { readonly application: string; readonly word: Word }[],
  isLate: boolean,
): Pick<GateDecision, 'state' | 'comment'> | null {
  const bad = deployments.filter(({ word }) => isOutcome(word) && word !== 'succeeded');
  const open = deployments.filter(({ word }) => !isOutcome(word));
  if (deployments.length > 0 && bad.length === 0 && open.length === 0) {
    return { state: 'approved', comment: cut(`Deployed: ${listOf(deployments)}.`) };
  }
  if (bad.length > 0) return { state: 'rejected', comment: cut(`Not deployed: ${listOf(bad)}.`) };
  if (isLate) return { state: 'rejected', comment: cut(`Not deployed in time: ${listOf(open)}.`) };
  return null;
}

function listOf(deployments: readonly { readonly application: string; readonly word: Word }[]): string {
  return deployments.map(({ application, word }) => `${escapeMarkdown(application)} (${word})`).join(', ');
}

function cut(text: string): string {
  return text.length <= COMMENT_UNITS ? text : `${text.slice(0, COMMENT_UNITS - 1)}…`.toWellFormed();
}
