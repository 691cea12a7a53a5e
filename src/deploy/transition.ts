import type { TouchdownError } from '../kernel/errors.ts';
import { outlookOf } from '../kernel/request-fate.ts';
import type { Pace, StatusCheck } from './deploy-target.ts';
import { addFailure, countsAs, nextAttemptAt } from './patience.ts';
import { NOTICES } from './sentences.ts';
import type { Decision, DeployState, Effect, Ending, Notice } from './state.ts';
import { nextCheckInMs } from './status-interval.ts';

/** A last status check is worth its request only if this much time is left for its response, in milliseconds. */
const LAST_CHECK_MARGIN_MS = 1_500;
/** A longer wait for the rate limit is announced, in milliseconds. */
const MAX_SILENT_WAIT_MS = 10_000;
/** A first failure is reported once in all; this many in a row are reported each time. */
const FAILURES_TO_REPORT = 4;

/** When a request finished, with a random number in [0, 1) and the rate budget's pace at that time. */
interface Result {
  readonly at: number;
  readonly chance: number;
  readonly pace: Pace;
}

/** Settles the deployment; nothing changes it afterwards. */
export function settle(state: DeployState, at: number, ending: Ending): Decision {
  const settlement = {
    result: ending.result,
    reasonCode: ending.reasonCode,
    reason: ending.reason,
    advice: ending.advice ?? [],
    confirmed: ending.confirmed ?? false,
    settledAt: at,
    ...(ending.isRefused === true ? { isRefused: true } : {}),
    ...(ending.nothing && { nothing: state.policy.trigger ? ending.nothing : ('followed' as const) }),
    ...(ending.isInterrupted === true ? { isInterrupted: true } : {}),
  };
  return [{ ...state, stage: 'settled', record: { ...state.record, settlement } }, []];
}

/** Schedules the next status check, at `heldUntil` at the latest; settles if the deadline leaves no time for one. */
export function checkLater(
  state: DeployState,
  event: Result,
  timedOut: () => Ending,
  heldUntil = Number.POSITIVE_INFINITY,
): Decision {
  const since = state.record.triggeredAt ?? state.record.startedAt;
  const paceMs = event.pace.intervalMs;
  const { pollIntervalMs } = state.policy;
  const cadence = nextCheckInMs({ elapsedMs: event.at - since, pollIntervalMs, paceMs, chance: event.chance });
  const wanted = Math.min(event.at + cadence, Math.max(heldUntil, event.at + pollIntervalMs, event.at + paceMs));
  const [slowed, effects] = announceSlowdown(state, event);
  return scheduleCheck(slowed, event.at, wanted, timedOut, effects);
}

/** Schedules the status check reserved for the end, at the deadline; settles if it is too late for it. */
export function checkLast(state: DeployState, at: number, timedOut: () => Ending): Decision {
  return scheduleCheck(state, at, Number.POSITIVE_INFINITY, timedOut, []);
}

/** How a deployment ends that requests failed for. */
export interface FailureEndings {
  /** Too many requests failed one after the other. */
  givenUp(): Ending;
  /** No time is left for another request. */
  timedOut(): Ending;
  /** Nothing was reached, or never will be, before anything was deployed; absent if the deployment may have started. */
  unreached?(): Ending;
}

/** Counts a failure and schedules another status check, until waiting longer makes no sense. */
export function checkAfterFailure(
  state: DeployState,
  event: Result & { readonly check: Exclude<StatusCheck, { kind: 'observed' }> },
  endings: FailureEndings,
): Decision {
  const { at, check, pace } = event;
  const retry = planRetry(state, event, check.error, endings);
  if (retry.at === null) return settle(retry.state, at, retry.ending());
  // What was not reached counts for no rate limit.
  const spacingMs = retry.isReached ? Math.max(Math.min(1_000, state.policy.pollIntervalMs), pace.intervalMs) : 0;
  const [slowed, announced] = announceSlowdown(retry.state, event);
  const [reported, effects] = reportFailure(slowed, check.error);
  return scheduleCheck(reported, at, Math.max(retry.at, at + spacingMs), retry.ending, [...announced, ...effects]);
}

/** Counts a request that was not accepted and schedules it again, like {@link checkAfterFailure}. */
export function triggerAfterFailure(
  state: DeployState,
  event: { readonly at: number; readonly chance: number },
  error: TouchdownError,
  endings: FailureEndings,
): Decision {
  const retry = planRetry(state, event, error, endings);
  if (retry.at === null) return settle(retry.state, event.at, retry.ending());
  return triggerLater(retry.state, event.at, retry.at, retry.ending);
}

/** Counts a failure and decides on another attempt. */
function planRetry(
  state: DeployState,
  { at, chance }: { readonly at: number; readonly chance: number },
  error: TouchdownError,
  { givenUp, timedOut, unreached }: FailureEndings,
): Retry {
  const outlook = outlookOf(error);
  const failing = addFailure(state.failing, outlook, at, state.reference !== null);
  const counted = unreached === undefined ? 'passing' : countsAs(failing, outlook);
  const next = nextAttemptAt(failing, counted, at, chance);
  const isReached = counted === 'passing';
  const late = next === null ? givenUp : timedOut;
  return { state: { ...state, failing }, at: next, ending: isReached ? late : (unreached ?? late), isReached };
}

interface Retry {
  readonly state: DeployState;
  /** When to try again; null if that makes no sense. */
  readonly at: number | null;
  /** The ending if that makes no sense, or would be too late. */
  readonly ending: () => Ending;
  /** False while the failures are due to what was never reached. */
  readonly isReached: boolean;
}

/** Schedules the request that deploys; settles if that would be after the deadline. */
export function triggerLater(state: DeployState, now: number, at: number, timedOut: () => Ending): Decision {
  if (at >= state.deadlineAt) return settle(state, now, timedOut());
  const record = { ...state.record, isRequestDue: true };
  return [{ ...state, stage: 'triggering', record }, [{ kind: 'trigger', at }]];
}

/** Returns the instant of the status check reserved for the end: late, but with time left for its response. */
export function lastCheckAt(state: DeployState): number {
  return state.deadlineAt - LAST_CHECK_MARGIN_MS;
}

/** Adds effects in front of a decision's own. */
export function andAlso(effects: readonly Effect[], [state, more]: Decision): Decision {
  return [state, [...effects, ...more]];
}

/** Returns a sentence to say. */
export function notify(level: Notice['level'], text: string): Effect {
  return { kind: 'notify', notice: { level, text } };
}

/** A platform that words each status differently must not fill the log. */
const MAX_SAID = 100;

/** Reports a sentence unless one with this `key` was reported before, or too many were. */
export function sayOnce(state: DeployState, key: string, effect: Effect): Decision {
  if (state.said.includes(key) || state.said.length >= MAX_SAID) return [state, []];
  return [{ ...state, said: [...state.said, key] }, [effect]];
}

function scheduleCheck(
  state: DeployState,
  now: number,
  wanted: number,
  timedOut: () => Ending,
  effects: readonly Effect[],
): Decision {
  const lastAt = lastCheckAt(state);
  if (wanted <= lastAt)
    return [
      state,
      [...effects, { kind: 'check', at: wanted, purpose: state.stage === 'baseline' ? 'baseline' : 'follow' }],
    ];
  if (now >= lastAt) return settle(state, now, timedOut());
  return [state, [...effects, { kind: 'check', at: lastAt, purpose: 'final' }]];
}

function reportFailure(state: DeployState, error: TouchdownError): Decision {
  const effect = notify('info', NOTICES.checkFailed(error));
  return state.failing?.count === FAILURES_TO_REPORT ? [state, [effect]] : sayOnce(state, 'check-failed', effect);
}

/** The last status check is sent before the timeout, however long the rate limit asks to wait. */
function announceSlowdown(state: DeployState, { at, pace }: Result): Decision {
  const waitMs = Math.min(pace.intervalMs, lastCheckAt(state) - at);
  if (waitMs <= Math.max(MAX_SILENT_WAIT_MS, state.policy.pollIntervalMs)) return [state, []];
  return sayOnce(state, 'slowed', notify('info', NOTICES.slowedDown(waitMs, pace.resetsAt)));
}
