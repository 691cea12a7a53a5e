import { isNamedBehind } from './evidence/add-observation.ts';
import { readStatus } from './phase.ts';
import type { DeployState, Effect } from './state.ts';
import { lastCheckAt } from './transition.ts';

type StatusCheck = Extract<Effect, { kind: 'check' }>;

/** How often the status is checked even while a wake-up is trusted, in milliseconds. */
const SAFETY_NET_MS = 300_000;

/**
 * Returns the latest check that can replace `check` while a wake-up is trusted to call for one; null if `check` must neither wait for a
 * call nor be made early by one: before the deployment is followed, and after a failure. Pure.
 */
export function restingCheck(state: DeployState, check: StatusCheck, now: number): StatusCheck | null {
  if (state.stage !== 'following' || state.failing !== null) return null;
  if (isOutcomeInSight(state)) return check;
  const wanted = Math.max(check.at, Math.min(now + SAFETY_NET_MS, judgedAt(state, now)));
  const lastAt = lastCheckAt(state);
  return wanted < lastAt ? { ...check, at: wanted } : { ...check, at: Math.max(check.at, lastAt), purpose: 'final' };
}

function isOutcomeInSight(state: DeployState): boolean {
  const { strongest } = state.evidence;
  // If the date changed at the start, only frequent checks distinguish the outcome's change from a newer deployment's.
  return strongest === 'date-of-start' || (strongest !== 'none' && readPhase(state) === 'ended');
}

function judgedAt(state: DeployState, now: number): number {
  const { strongest, otherActive, another, queue } = state.evidence;
  const { last } = state.record;
  const isBehind = last !== null && isNamedBehind(state.evidence, state.reference, last);
  if (isBehind || (last?.requestsWaiting ?? 0) > 0) return Number.POSITIVE_INFINITY;
  const isExpected = strongest !== 'none' || otherActive || queue === 'waiting';
  const isUnderWay = readPhase(state) === 'progress' && isExpected && another === null;
  const at = state.movedAt + state.policy.startTimeoutMs;
  return isUnderWay || at <= now ? Number.POSITIVE_INFINITY : at;
}

function readPhase({ goodChecks, record, policy }: DeployState): 'none' | 'progress' | 'ended' {
  if (goodChecks === 0 || record.last === null) return 'none';
  return readStatus(record.last, policy).phase === 'progress' ? 'progress' : 'ended';
}
