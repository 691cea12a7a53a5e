import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';

/** How far a deployment is, by the relay; `ending`: with an unconfirmed outcome. The outcome is only read from the platform. */
export type Progress = 'unknown' | 'queued' | 'running' | 'ending' | 'ended';

/** The checked content of one event of the relay. */
export interface RelayReport {
  readonly progress: Progress;
  readonly revision: number;
}

/** The deployment that an event must be about. */
export interface Subject {
  readonly id: string;
  readonly appId: string;
  readonly sha: string;
}

const ENDS: readonly unknown[] = ['succeeded', 'failed', 'cancelled', 'superseded', 'timed_out'];

/** Decodes an event's data, untrusted JSON; null if it is not about `subject` or cannot be read. Never throws. */
export function decodeReport(data: string, subject: Subject): RelayReport | null {
  const value = parseJson(data);
  const revision = fieldOf(value, 'rev');
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 0) return null;
  const sha = fieldOf(value, 'sha');
  const isOurs =
    fieldOf(value, 'id') === subject.id &&
    fieldOf(value, 'app_id') === subject.appId &&
    typeof sha === 'string' &&
    sha.toLowerCase() === subject.sha.toLowerCase();
  const progress = progressOf(fieldOf(value, 'state'), fieldOf(value, 'ended'), fieldOf(value, 'unconfirmed'));
  return isOurs && progress !== null ? { progress, revision } : null;
}

/** Decodes the response to a registration: the relay's id for it; null if it has no valid one. Never throws. */
export function decodeRegistration(body: string): string | null {
  const id = fieldOf(parseJson(body), 'id');
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(id) ? id : null;
}

function progressOf(state: unknown, ended: unknown, unconfirmed: unknown): Progress | null {
  if (typeof ended !== 'boolean') return null;
  const isEnd = ENDS.includes(state);
  if (ended) return isEnd ? 'ended' : null;
  // The relay shows an unconfirmed outcome as in progress, and says so in another field.
  if (isEnd || isSaid(unconfirmed)) return 'ending';
  return state === 'unknown' || state === 'queued' || state === 'running' ? state : null;
}

function isSaid(unconfirmed: unknown): boolean {
  return unconfirmed !== undefined && unconfirmed !== null && unconfirmed !== false && unconfirmed !== '';
}
