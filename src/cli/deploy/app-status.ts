import { headlineOfEnd, isPassing } from '../../deploy/result.ts';
import { lastSeen } from '../../deploy/sentences.ts';
import type { DeploymentRecord, DeployPolicy } from '../../deploy/state.ts';
import { shortCommit } from '../../kernel/plain-text.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { AppStatus } from './status-block.ts';

const MAX_WORD_UNITS = 200;

/** Returns how an application is shown at `now`, a monotonic instant; `usualMs` is how long it usually takes from when it is taken. */
export function statusOf(
  record: DeploymentRecord,
  policy: DeployPolicy,
  usualMs: number | null,
  now: number,
): AppStatus {
  const { settlement, startedAt, triggeredAt, commit } = record;
  // After the request, what was seen before it is the previous deployment's.
  const state = lastSeen(record);
  return {
    name: safeSentence(record.appId, MAX_WORD_UNITS),
    standing: standingOf(record, policy),
    phase: phaseOf(record, policy),
    state: state === null ? null : safeSentence(state, MAX_WORD_UNITS),
    elapsedMs: (settlement?.settledAt ?? now) - (triggeredAt ?? startedAt),
    usualMs: triggeredAt === null ? null : usualMs,
    commit: commit === null ? null : safeSentence(shortCommit(commit), MAX_WORD_UNITS),
  };
}

function standingOf({ settlement }: DeploymentRecord, policy: DeployPolicy): AppStatus['standing'] {
  if (settlement === null) return 'going';
  if (!isPassing(settlement.result, policy)) return 'failed';
  return ['unchanged', 'superseded'].includes(settlement.result) ? 'doubtful' : 'passed';
}

function phaseOf({ settlement, triggeredAt, evidence }: DeploymentRecord, { trigger }: DeployPolicy): string {
  if (settlement !== null) return headlineOfEnd(settlement);
  if (trigger && triggeredAt === null) return 'preparing';
  if (evidence === 'none') return trigger ? 'waiting for its start' : 'looking';
  return 'in progress';
}
