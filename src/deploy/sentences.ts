import type { TouchdownError } from '../kernel/errors.ts';
import { shortCommit } from '../kernel/plain-text.ts';
import { isDateChanged } from './evidence/evidence.ts';
import type { WrittenSetting } from './settings.ts';
import type { DeploymentRecord, HealthRecord, Notice } from './state.ts';

const MAX_STATES = 12;

/**
 * Returns a verdict's evidence in one clause: "requested a1b2c3d; the platform reported QUEUED → RUNNING …". `isTriggering`: a request was
 * intended.
 */
export function renderEvidence(record: DeploymentRecord, isTriggering: boolean): string {
  const seen = wordsOf(record);
  const request = `${renderRequest(record, isTriggering)}; the platform reported ${renderSeen(seen)}`;
  const isBefore = isTriggering && !isRequested(record);
  const isUnproven = isBefore || (seen.length === 0 && record.evidence === 'none');
  const health = record.health === undefined ? '' : `; ${renderHealth(record.health)}`;
  return `${request}${isUnproven ? '' : renderStrongest(record)}${health}`;
}

/** Returns what the health check proves, in a clause: `https://web.example.com/health passed the health check`. */
export function renderHealth({ url, attempts, isHealthy }: HealthRecord): string {
  if (isHealthy) return `${url} passed the health check`;
  return `${url} did not pass the health check in ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
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
  statusUnauthorized:
    'The platform does not accept the token for reading the status (401). The token is wrong, has expired, or may only deploy: the next request shows which.',
  responseLost: (cause: string) =>
    `The response to the deployment request was lost. ${asSentence(cause)} Checking whether the deployment started before sending it again.`,
  notArrived: (quietMs: number) =>
    `Nothing changed for ${renderSeconds(quietMs)}, so the request did not arrive. Sending it once more.`,
  startedAnyway: 'The status changed, so the deployment started although the response was lost.',
  conflict: (message: string) => `Another deployment is in progress. The platform says: ${asSentence(message)}`,
  conflictIsOurs:
    'The platform says that a deployment is in progress. It is probably the one whose response was lost. Following it.',
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
  checkingHealth: (url: string) => `The platform reports success. Checking the health of ${url}.`,
  notHealthy: (what: string, leftMs: number) =>
    `Not healthy yet: the address ${what}. Trying again for ${renderSeconds(leftMs)}.`,
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

/** Returns what was done with variables and secrets, by their keys: a notice of those that were set, and warnings about secrets that stay. */
export function describeSettings(settings: readonly WrittenSetting[]): readonly Notice[] {
  const keysOf = (wanted: WrittenSetting['how']): readonly string[] =>
    settings.filter(({ how }) => how === wanted).map(({ key }) => key);
  const set = settings.filter(({ how }) => how === 'created' || how === 'changed' || how === 'written');
  const same = keysOf('unchanged');
  const text = [
    set.length === 0 ? '' : `Set ${set.map(({ key, how }) => `${key} (${how})`).join(', ')}.`,
    same.length === 0 ? '' : `Unchanged: ${same.join(', ')}.`,
  ].filter((sentence) => sentence !== '');
  const kept = (['kept', 'unlisted'] as const).filter((how) => keysOf(how).length > 0);
  return [
    ...(text.length === 0 ? [] : [{ level: 'info', text: text.join(' ') } as const]),
    ...kept.map((how) => ({ level: 'warning', text: secretsKept(keysOf(how), how) }) as const),
  ];
}

function secretsKept(keys: readonly string[], how: 'kept' | 'unlisted'): string {
  const isOne = keys.length === 1;
  const [exists, it, values] = isOne
    ? ['already exists', 'it', 'its stored value is']
    : ['already exist', 'them', 'their stored values are'];
  const because =
    how === 'kept'
      ? `The platform cannot change ${it}`
      : `${isOne ? 'It' : 'They'} could not be listed, which is needed to change ${it}`;
  return `The ${isOne ? 'secret' : 'secrets'} ${renderList(keys)} ${exists}. ${because}, so ${values} used.`;
}

/** A whole number of seconds or minutes, for a sentence. */
export function renderSeconds(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function renderRequest(record: DeploymentRecord, isTriggering: boolean): string {
  const { commit, triggeredAt, isAdopted } = record;
  if (!isTriggering) return 'started no deployment';
  if (!isRequested(record)) return 'no deployment was requested';
  if (triggeredAt === null) return 'no deployment request was confirmed';
  const requested = commit === null ? 'requested a deployment' : `requested ${shortCommit(commit)}`;
  return isAdopted === true ? `${requested}, but followed the deployment already in progress` : requested;
}

function isRequested({ triggeredAt, isRequestDue }: DeploymentRecord): boolean {
  return triggeredAt !== null || isRequestDue === true;
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
