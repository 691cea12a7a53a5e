import { escapeMarkdown } from '../../kernel/markup.ts';
import type { GateAnswer } from '../relay-interfaces.ts';
import { isEnd, type Word } from './deployment-evidence.ts';

/** GitHub takes a comment of 1,024 characters at most (its documentation of custom deployment protection rules). */
const COMMENT_UNITS = 1_000;

/**
 * Returns what a waiting job is told of the deployments of its commit: approved once all of them succeeded, rejected once one
 * ended otherwise or the time is over; null while it has to wait.
 */
export function decideGate(
  deployments: readonly { readonly application: string; readonly word: Word }[],
  isLate: boolean,
): Pick<GateAnswer, 'state' | 'comment'> | null {
  const bad = deployments.filter(({ word }) => isEnd(word) && word !== 'succeeded');
  const open = deployments.filter(({ word }) => !isEnd(word));
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
