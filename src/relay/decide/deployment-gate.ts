import { escapeMarkdown } from '../../kernel/markup.ts';
import type { GateDecision } from '../relay-interfaces.ts';
import { isOutcome, type Word } from './deployment-evidence.ts';
import type { GateOutcome } from './tasks.ts';

/**
 * A waiting job of a deployment protection rule, as it is stored. `unread`: its workflow run has to be read. `open`: it needs a response.
 * `dead` and `refused`: GitHub refused to show the run, or refused the response; the relay retries every ten minutes.
 */
export interface StoredGate {
  readonly id: string;
  readonly repository: string;
  readonly repositoryId: number;
  readonly installationId: number;
  readonly runId: number;
  readonly environment: string;
  readonly sha: string;
  readonly applications: readonly string[];
  readonly state: 'unread' | 'open' | 'dead' | 'refused' | 'answered';
  readonly notBefore: number;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly deadlineAt: number;
}

/** Returns what the outcome of a claimed job changes. */
export function settleGate(gate: StoredGate, outcome: GateOutcome): Partial<StoredGate> {
  const isToRead = gate.state === 'unread' || gate.state === 'dead';
  switch (outcome.kind) {
    case 'answered':
      return { state: 'answered', lastError: null };
    case 'read':
      return isToRead ? { state: 'open', sha: outcome.headSha.toLowerCase(), notBefore: 0 } : {};
    case 'later': {
      const isRetried = gate.state === 'unread' || gate.state === 'open';
      return isRetried ? { notBefore: outcome.notBefore, attempts: gate.attempts + 1, lastError: outcome.reason } : {};
    }
    case 'dead':
      if (gate.state === 'answered') return {};
      return { state: isToRead ? 'dead' : 'refused', attempts: gate.attempts + 1, lastError: outcome.reason };
  }
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
