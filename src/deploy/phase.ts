import { ProtocolError } from '../kernel/errors.ts';
import { foldWord } from '../kernel/plain-text.ts';
import type { Observation, StatusCheck, StatusDetails } from './deploy-target.ts';

/** What a state word means for a deployment. */
export type Phase = 'progress' | 'success' | 'failure' | 'cancelled';

/** State words that the workflow's author chose, folded; they override the built-in ones. */
export interface PhaseOverrides {
  readonly successStates: readonly string[];
  readonly failureStates: readonly string[];
}

/** A state word as read; `known` is false if the word is not in our lists, and `progress` was assumed. */
export interface StateReading {
  readonly word: string;
  readonly phase: Phase;
  readonly known: boolean;
}

const SUCCESS = new Set(['RUNNING', 'DEPLOYED', 'RESTARTED', 'COMPLETED']);
const FAILURE = new Set(['STOPPED', 'DELETED', 'ERROR', 'FAILED']);
const CANCELLED = new Set(['CANCELED', 'CANCELLED', 'ABORTED']);
const FAILURE_ENDING = /_(?:ERROR|FAILED)$/;
const WAITING = /(?:QUEUED|PENDING)$|^WAITING_|^READY$/;
/** They mean neither a deployment that waits or runs, nor an outcome. */
const IDLE = new Set(['READY', 'RECAP']);
const DETAILED: Readonly<Record<string, Phase>> = {
  QUEUED: 'progress',
  ONGOING: 'progress',
  EXECUTING: 'progress',
  CANCELING: 'progress',
  SUCCESS: 'success',
  ERROR: 'failure',
  CANCELED: 'cancelled',
};
const WORKING = /ING$/;
const NOT_CURRENT = new Set(['OUT_OF_DATE', 'NEVER_DEPLOYED']);

/** Reads a state word. Total: an undescribed word counts as in progress and not `known`. */
export function readState(state: string, overrides: PhaseOverrides): StateReading {
  const word = foldWord(state);
  const phase = chosenPhase(word, overrides) ?? builtInPhase(word);
  return { word, phase: phase ?? 'progress', known: phase !== null };
}

/** Reads a state word, refined by `status_details`: a success needs both, and details override words of success. */
export function readStatus(
  { state, details = null }: Pick<Observation, 'state' | 'details'>,
  overrides: PhaseOverrides,
): StateReading {
  const reading = readState(state, overrides);
  if (details === null || isOtherAction(details) || chosenPhase(reading.word, overrides) !== null) return reading;
  const phase = details.status === null ? undefined : DETAILED[foldWord(details.status)];
  if (phase === undefined) return reading;
  if (!reading.known) return { ...reading, phase, known: true };
  return reading.phase === 'success' ? { ...reading, phase } : reading;
}

/** Returns whether `status_details` are of an action that is no deployment: a restart, a stop, a deletion. */
export function isOtherAction(details: StatusDetails | null | undefined): boolean {
  const action = details?.action == null ? 'UNKNOWN' : foldWord(details.action);
  return action !== 'DEPLOY' && action !== 'UNKNOWN';
}

/** The activity that a status shows: none that is known, waiting, working, or finished. */
export type Activity = 'idle' | 'waiting' | 'working' | 'ended';

/** Returns the activity of a status whose state word was read as `reading`. */
export function activityOf(reading: StateReading, details: StatusDetails | null = null): Activity {
  if (reading.phase !== 'progress') return 'ended';
  const detail = details?.status == null ? '' : foldWord(details.status);
  if (detail === 'QUEUED') return 'waiting';
  if (DETAILED[detail] === 'progress') return 'working';
  if (isIdle(reading)) return 'idle';
  return isWaiting(reading.word) ? 'waiting' : 'working';
}

/** Returns the activity of an earlier status; `idle` if it has no readable state. */
export function readActivity(
  status: { readonly state: string | null; readonly details?: StatusDetails | null } | null,
  overrides: PhaseOverrides,
): Activity {
  if (status === null || status.state === null) return 'idle';
  const { state, details = null } = status;
  return activityOf(readStatus({ state, details }, overrides), details);
}

/** The platform could not read the state itself: `UNAVAILABLE`, unless the workflow chose that word. */
function isUnavailable(state: string, overrides: PhaseOverrides): boolean {
  const word = foldWord(state);
  return word === 'UNAVAILABLE' && chosenPhase(word, overrides) === null;
}

/** Returns whether a state can be read: in lower case only if the workflow named the words of a platform that writes them. */
export function isReadable(state: string, { successStates, failureStates }: PhaseOverrides): boolean {
  return state !== state.toLowerCase() || successStates.length > 0 || failureStates.length > 0;
}

/** Returns whether a word says that work waits to start, and not that it continues. */
export function isWaiting(word: string): boolean {
  return WAITING.test(word);
}

/** Returns whether a reading is only `READY` or an undescribed word, so that nothing is known to be under way. */
export function isIdle(reading: StateReading): boolean {
  return !reading.known || IDLE.has(reading.word);
}

/** Returns whether the service itself says that what runs is not what was last requested. */
export function isOutOfDate(serviceDeploymentStatus: string | null): boolean {
  return serviceDeploymentStatus !== null && NOT_CURRENT.has(foldWord(serviceDeploymentStatus));
}

/** Returns whether the application runs, up to date, and neither a request nor another action is known to be open. */
export function isHealthy(
  { serviceDeploymentStatus, requestsWaiting, details }: Observation,
  { phase }: StateReading,
): boolean {
  const isOpen = (requestsWaiting ?? 0) > 0 || isOtherAction(details);
  const isCurrent = serviceDeploymentStatus === null || foldWord(serviceDeploymentStatus) === 'UP_TO_DATE';
  return phase === 'success' && isCurrent && !isOpen;
}

/** Returns whether the service itself says that nothing was ever deployed. */
export function isNeverDeployed(serviceDeploymentStatus: string | null): boolean {
  return serviceDeploymentStatus !== null && foldWord(serviceDeploymentStatus) === 'NEVER_DEPLOYED';
}

function chosenPhase(word: string, overrides: PhaseOverrides): Phase | null {
  if (overrides.failureStates.some((chosen) => foldWord(chosen) === word)) return 'failure';
  if (overrides.successStates.some((chosen) => foldWord(chosen) === word)) return 'success';
  return null;
}

function builtInPhase(word: string): Phase | null {
  if (SUCCESS.has(word)) return 'success';
  if (FAILURE.has(word) || FAILURE_ENDING.test(word)) return 'failure';
  if (CANCELLED.has(word)) return 'cancelled';
  if (WAITING.test(word) || WORKING.test(word) || IDLE.has(word)) return 'progress';
  return null;
}

/** Returns a status check as it counts: malformed if its state cannot be read, failed if the platform itself could not read it. */
export function toReadableCheck(check: StatusCheck, overrides: PhaseOverrides): StatusCheck {
  if (check.kind !== 'observed') return check;
  const { observation } = check;
  if (isUnavailable(observation.state, overrides)) {
    return { kind: 'failed', error: new ProtocolError('$.state', "the application's state", observation.state) };
  }
  if (isReadable(observation.state, overrides)) return check;
  const error = new ProtocolError('$.state', 'a state word in upper case', 'a word in lower case');
  return { kind: 'malformed', error, partial: observation };
}
