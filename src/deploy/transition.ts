import type { Pace, StatusCheck } from './deploy-target.ts';
import { NOTICES } from './sentences.ts';
import type { Decision, DeployState, Effect, Ending, Notice } from './state.ts';
import { nextCheckInMs, nextRetryInMs } from './status-interval.ts';

/** A last status check is worth its request only if this much time is left for its response, in milliseconds. */
const LAST_CHECK_MARGIN_MS = 1_500;
/** A longer wait for the rate limit is announced, in milliseconds. */
const MAX_SILENT_WAIT_MS = 10_000;
/** After this many failures in a row, the outcome counts as undetermined: between one and a half and three minutes of waiting. */
const FAILURE_BUDGET = 10;
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
    reason: ending.reason,
    advice: ending.advice ?? [],
    confirmed: ending.confirmed ?? false,
    settledAt: at,
    ...(ending.isRefused === true ? { isRefused: true } : {}),
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
  const [slowed, effects] = announceSlowdown(state, event.pace);
  return scheduleCheck(slowed, event.at, wanted, timedOut, effects);
}

/** Schedules the status check reserved for the end, at the deadline; settles if it is too late for it. */
export function checkLast(state: DeployState, at: number, timedOut: () => Ending): Decision {
  return scheduleCheck(state, at, Number.POSITIVE_INFINITY, timedOut, []);
}

/** Counts a failure and schedules another status check, until the failures in a row are too many. */
export function checkAfterFailure(
  state: DeployState,
  event: Result & { readonly check: StatusCheck },
  givenUp: () => Ending,
  timedOut: () => Ending,
): Decision {
  const failed = { ...state, failures: state.failures + 1 };
  if (failed.failures >= FAILURE_BUDGET) return settle(failed, event.at, givenUp());
  const backOff = Math.max(nextRetryInMs(failed.failures, event.chance), Math.min(1_000, state.policy.pollIntervalMs));
  const wait = Math.max(backOff, event.pace.intervalMs);
  const [slowed, announced] = announceSlowdown(failed, event.pace);
  const [reported, effects] = reportFailure(slowed, event.check);
  return scheduleCheck(reported, event.at, event.at + wait, timedOut, [...announced, ...effects]);
}

/** Counts a request that was not accepted and schedules it again, like {@link checkAfterFailure}. */
export function triggerAfterFailure(
  state: DeployState,
  event: { readonly at: number; readonly chance: number },
  givenUp: () => Ending,
  timedOut: () => Ending,
): Decision {
  const failed = { ...state, failures: state.failures + 1 };
  if (failed.failures >= FAILURE_BUDGET) return settle(failed, event.at, givenUp());
  return triggerLater(failed, event.at, event.at + nextRetryInMs(failed.failures, event.chance), timedOut);
}

/** Schedules the request that deploys; settles if that would be after the deadline. */
export function triggerLater(state: DeployState, now: number, at: number, timedOut: () => Ending): Decision {
  if (at >= state.deadlineAt) return settle(state, now, timedOut());
  return [{ ...state, stage: 'triggering' }, [{ kind: 'trigger', at }]];
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

function reportFailure(state: DeployState, check: StatusCheck): Decision {
  if (check.kind === 'observed') return [state, []];
  const effect = notify('info', NOTICES.checkFailed(check.error));
  return state.failures === FAILURES_TO_REPORT ? [state, [effect]] : sayOnce(state, 'check-failed', effect);
}

function announceSlowdown(state: DeployState, { intervalMs, resetsAt }: Pace): Decision {
  if (intervalMs <= Math.max(MAX_SILENT_WAIT_MS, state.policy.pollIntervalMs)) return [state, []];
  return sayOnce(state, 'slowed', notify('info', NOTICES.slowedDown(intervalMs, resetsAt)));
}
