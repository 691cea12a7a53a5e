import type { TouchdownError } from '../kernel/errors.ts';
import { shortCommit } from '../kernel/plain-text.ts';
import { isDateChanged } from './evidence/evidence.ts';
import type { DeploymentRecord } from './state.ts';

const MAX_STATES = 12;

/** Returns a verdict's evidence in one clause: "requested a1b2c3d; the platform reported QUEUED → RUNNING …". `isTriggering`: a request was intended. */
export function renderEvidence(record: DeploymentRecord, isTriggering: boolean): string {
  const seen = wordsOf(record);
  const request = `${renderRequest(record, isTriggering)}; the platform reported ${renderSeen(seen)}`;
  return seen.length === 0 && record.evidence === 'none' ? request : `${request}${renderStrongest(record)}`;
}

/** Returns the state of the last good status check; null if there was none since the deployment was requested. */
export function lastSeen({ last, baseline, triggeredAt }: DeploymentRecord): string | null {
  return last === null || (triggeredAt !== null && last === baseline) ? null : last.state;
}

/** Returns the sentence that names the running commit, which is not ours, after a success. */
export function renderOtherCommit(commit: string, ours: string): string {
  return `The deployment succeeded, but the application runs ${shortCommit(commit)} instead of ${shortCommit(ours)}: the platform merged the request with another one, or a newer deployment replaced it.`;
}

/** What the engine reports while it works; the log shows each as a line. */
export const NOTICES = {
  statusForbidden: "The token may not read the application's status (403). Deploying without reading it first.",
  statusUnauthorized: 'The platform refused the token for the status (401). It may still be allowed to deploy.',
  responseLost: (cause: string) =>
    `The response to the deployment request was lost. ${asSentence(cause)} Checking whether the deployment started before sending it again.`,
  notArrived: (quietMs: number) =>
    `Nothing changed for ${renderSeconds(quietMs)}, so the request did not arrive. Sending it once more.`,
  startedAnyway: 'The status changed, so the deployment started although the response was lost.',
  conflict: (message: string) => `Another deployment is in progress. The platform says: ${asSentence(message)}`,
  conflictIsOurs:
    'The platform says that a deployment is in progress. Following it as the one whose response was lost.',
  adopting: 'Following it instead of starting another one.',
  waiting: (requests: number, timeoutMs: number) =>
    `Deployment requests waiting for this application: ${requests}. This deployment has not started. The overall timeout is ${renderSeconds(timeoutMs)}.`,
  details: (words: readonly string[]) => `The platform's status details: ${words.join(', ')}.`,
  unknownState: (word: string) => `The platform shows an unknown state, ${word}, which counts as in progress.`,
  otherShown: 'The status shows another deployment. Waiting for this one.',
  previousShown: (state: string) =>
    `The status shows ${state}, which may still be the previous deployment's. Waiting for evidence of this one.`,
  outOfDate: (state: string, serviceStatus: string | null) =>
    `The state is ${state}, but the service reports ${serviceStatus}. Waiting.`,
  checkFailed: (error: TouchdownError) => `A status check failed; trying again: ${sentenceOf(error)}`,
  lastCheck: (cause: string) => `${asSentence(cause)} The last status check is sent at the timeout.`,
  slowedDown: (intervalMs: number, resetsAt: number | null) => {
    const reset =
      resetsAt === null ? '' : ` The limit resets at ${new Date(resetsAt).toISOString().slice(11, 16)} UTC.`;
    return `To save the token's rate limit, the next status check is in about ${renderSeconds(intervalMs)}.${reset}`;
  },
} as const;

/** The sentence of an error, with a full stop at its end. */
export function sentenceOf(error: TouchdownError): string {
  return asSentence(error.message);
}

/** Returns a text with a full stop at its end, unless it has an end already. */
export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Returns a list for a sentence: `A, B and C`. */
export function renderList(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns the sentence about secrets whose stored values are used; empty if there are none. */
export function secretsKept(keys: readonly string[], why: 'unchangeable' | 'unlisted'): readonly string[] {
  if (keys.length === 0) return [];
  const [subject, exists, them, values] =
    keys.length === 1
      ? ['secret', 'exists', 'it', 'its stored value is']
      : ['secrets', 'exist', 'them', 'their stored values are'];
  const because =
    why === 'unlisted'
      ? `${them === 'it' ? 'It' : 'They'} could not be listed, which is needed to change ${them}`
      : `The platform cannot change ${them}`;
  return [`The ${subject} ${renderList(keys)} already ${exists}. ${because}, so ${values} used.`];
}

/** A whole number of seconds or minutes, for a sentence. */
export function renderSeconds(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function renderRequest({ commit, triggeredAt, isAdopted }: DeploymentRecord, isTriggering: boolean): string {
  if (!isTriggering) return 'started no deployment';
  if (triggeredAt === null) return 'no deployment request was confirmed';
  const requested = commit === null ? 'requested a deployment' : `requested ${shortCommit(commit)}`;
  return isAdopted === true ? `${requested}, but followed the deployment already in progress` : requested;
}

function wordsOf(record: DeploymentRecord): readonly string[] {
  const last = lastSeen(record);
  return record.steps.length === 0 && last !== null ? [last] : record.steps.map((step) => step.state);
}

function renderSeen(words: readonly string[]): string {
  if (words.length === 0) return 'no state';
  const half = MAX_STATES / 2;
  const surplus = words.length - MAX_STATES;
  const chain = surplus <= 0 ? words : [...words.slice(0, half), `${surplus} more`, ...words.slice(-half)];
  return chain.join(' → ');
}

function renderStrongest({ evidence, baseline, last }: DeploymentRecord): string {
  const isDateMoved = baseline !== null && isDateChanged(baseline.lastDeploymentDate, last?.lastDeploymentDate ?? null);
  switch (evidence) {
    case 'none':
      return ', which may belong to another deployment';
    case 'commit':
      return ', and the application runs this commit';
    case 'progress-seen':
      return ' and showed work in progress';
    case 'date-changed':
      return ', and the deployment date changed';
    case 'identity':
      return isDateMoved ? ", with this deployment's id and a new deployment date" : ", with this deployment's id";
  }
}
