import type { Observation } from '../deploy-target.ts';
import {
  activityOf,
  isIdle,
  isOtherAction,
  isOutOfDate,
  isWaiting,
  type Phase,
  type PhaseOverrides,
  readActivity,
  readStatus,
  type StateReading,
} from '../phase.ts';
import { addObservation, isOfAnother } from './add-observation.ts';
import { isEchoOf, isMoved, mayBeFromBefore, type Reference } from './evidence.ts';
import type { EvidenceState } from './evidence-state.ts';

/** An outcome that may be an old response must hold for this long and this many checks before it is believed. */
const ECHO_MS = 15_000;
const ECHO_CHECKS = 3;
/** How soon to check again while an outcome must persist, in milliseconds. */
export const HOLD_CHECK_MS = ECHO_MS / (ECHO_CHECKS - 1);
/** Checks this close count as one deployment in {@link addObservation} if the date changes at its start and with its outcome. */
export const DATED_CHECK_MS = 12_000;

/** What the status checks so far show of our deployment. Instants are in milliseconds, all on one clock. */
export interface StatusHistory {
  readonly evidence: EvidenceState;
  /** Since when, and in how many checks, the status has shown an outcome that may be an old response; null while it does not. */
  readonly echo: { readonly since: number; readonly checks: number } | null;
  readonly last: Observation | null;
  readonly checkedAt: number | null;
}

/** How statuses are judged. */
export interface JudgeRules extends PhaseOverrides {
  /** True if a deployment was requested; false: what is in progress is followed. */
  readonly trigger: boolean;
  /** True if every outcome must persist, since nothing proves that the named deployment is ours; false if absent. */
  readonly mustHold?: boolean;
}

/**
 * What a status says of our deployment. `progress`: it is under way or expected (`isOurs`: the status shows it, or it waits;
 * `isWaiting`: it has not started; `isIdle`: it ran, but the state no longer says so). `outcome`: it finished (`isOpen`: the outcome
 * may be another deployment's, so it counts neither as success nor as failure). `holding`: this is its outcome if it persists.
 * `superseded`: a newer one replaced it. `nothing`: the status does not say.
 */
export type Judgement =
  | { readonly kind: 'progress'; readonly isOurs: boolean; readonly isWaiting: boolean; readonly isIdle: boolean }
  | { readonly kind: 'outcome'; readonly phase: Exclude<Phase, 'progress'>; readonly isOpen: boolean }
  | { readonly kind: 'holding' | 'superseded' | 'nothing' };

/** Adds what a check showed at the instant `at` to the history: pure. `reference` is the status before our deployment. */
export function addStatusCheck(
  history: StatusHistory,
  reference: Reference | null,
  observation: Observation,
  at: number,
  rules: JudgeRules,
): StatusHistory {
  const { checkedAt } = history;
  const reading = readStatus(observation, rules);
  const evidence = addObservation(history.evidence, reference, {
    observation,
    activity: activityOf(reading, observation.details),
    before: readActivity(history.last ?? reference, rules),
    countBefore: history.last?.requestsWaiting ?? null,
    isCancelled: reading.phase === 'cancelled',
    ...(checkedAt === null ? {} : { sinceMs: at - checkedAt }),
  });
  const echo = reading.phase === 'progress' ? null : echoOf(history, reference, observation, at, rules);
  return { evidence, echo, last: observation, checkedAt: at };
}

/** Judges a status whose observation is already part of the evidence. Pure. */
export function judgeStatus(
  history: StatusHistory,
  reference: Reference | null,
  observation: Observation,
  at: number,
  rules: JudgeRules,
): Judgement {
  const { evidence } = history;
  if (evidence.another?.isNewer === true) return { kind: 'superseded' };
  const reading = readStatus(observation, rules);
  const { phase } = reading;
  if (phase === 'progress') return judgeProgress(evidence, observation, reading);
  if (evidence.another !== null || evidence.queue === 'waiting') return { kind: 'nothing' };
  if (phase === 'success' && isOutOfDate(observation.serviceDeploymentStatus)) return { kind: 'nothing' };
  // If nothing was requested, the state that was there before is the state to judge.
  const isBefore = isOfAnother(evidence, reference, {
    observation,
    activity: 'ended',
    isCancelled: phase === 'cancelled',
  });
  if (isBefore && (rules.trigger || evidence.atStart > 0)) return { kind: 'nothing' };
  if (rules.trigger && evidence.strongest === 'none') return { kind: 'nothing' };
  if (isHeld(history, at)) return { kind: 'outcome', phase, isOpen: evidence.isOpen };
  return { kind: evidence.isOpen ? 'nothing' : 'holding' };
}

/** Returns true if an outcome has persisted long enough or is beyond doubt. */
export function isHeld({ echo }: Pick<StatusHistory, 'echo'>, at: number): boolean {
  return echo === null || (echo.checks >= ECHO_CHECKS && at - echo.since >= ECHO_MS);
}

/** Returns true if anything changed from one check to the next, including the number of waiting requests. */
export function hasMoved(before: Reference | null, now: Observation): boolean {
  if (before === null || isMoved(before, now)) return true;
  return (before.requestsWaiting ?? null) !== (now.requestsWaiting ?? null);
}

function judgeProgress(evidence: EvidenceState, { details }: Observation, reading: StateReading): Judgement {
  const { strongest, otherActive, another, queue } = evidence;
  const isOurs = strongest !== 'none' || queue === 'waiting';
  const isUnderWay = another === null && (isOurs || otherActive || isOtherAction(details));
  if (!isUnderWay) return { kind: 'nothing' };
  const isQueued = activityOf(reading, details) === 'waiting' || isWaiting(reading.word);
  return {
    kind: 'progress',
    isOurs,
    isWaiting: queue === 'waiting' || isQueued,
    isIdle: reading.known && isIdle(reading) && strongest !== 'none',
  };
}

function echoOf(
  { evidence, echo, last }: StatusHistory,
  reference: Reference | null,
  observation: Observation,
  at: number,
  { trigger, mustHold = false }: JudgeRules,
): StatusHistory['echo'] {
  const isEcho = trigger
    ? mustHold || isEchoOf(reference, evidence.ours, observation)
    : last !== null && mayBeFromBefore(reference, evidence.ours, observation);
  return isEcho ? { since: echo?.since ?? at, checks: (echo?.checks ?? 0) + 1 } : null;
}
